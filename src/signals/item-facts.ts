/** Facts of one item: what persons have permitted, entered, answered and confirmed; `entered-test.wtd-7`. */
import type { Ref } from "./ref.ts";

export interface ItemFacts {
  /** UTC, ISO 8601: until when the opening is permitted; it is there only while it stands. */
  permission: string;
  /** UTC, ISO 8601: the last entry of that kind for the item (or for the ship, item `ship`). */
  "entered-test": string;
  "entered-inspection": string;
  "entered-closing": string;
  "entered-stability": string;
  /** UTC: when the last drill of that sort (item `damage-control`, `fire` …) was held, or shore support activated. */
  "entered-drill": string;
  /** UTC: the last entry of a drill of that sort, held or not. */
  "recorded-drill": string;
  /** What it simulated, and what it included, joined by commas. */
  "drill-scenario": string;
  "drill-contents": string;
  /** UTC: the last entry of a paper, and until when it is valid; empty: it has no end. */
  "entered-paper": string;
  "valid-until": string;
  /** UTC: of the ship. */
  "entered-crew-joined": string;
  "entered-familiarisation": string;
  "entered-bunker-declaration": string;
  "entered-bunkering": string;
  "entered-bunker-delivery-note": string;
  "entered-fire-arrangements": string;
  "entered-fire-plans": string;
  /** °C, and the use it was taken for, of the last bunker delivery note. */
  flashpoint: number;
  "fuel-use": string;
  /** UTC, by case (item `grounding`, `fire` …): when it happened, was reported, and the owner gave notice. */
  "entered-casualty": string;
  "entered-casualty-reported": string;
  "entered-owner-notice": string;
  /** UTC: of the ship. */
  "entered-alteration": string;
  "entered-passengers": string;
  /** Figures of the last entry that gave them: deviations in per cent, persons, m³/h. */
  "figure-displacement": number;
  "figure-centre": number;
  "figure-passengers": number;
  "figure-flow": number;
  /** UTC: when the master last countersigned the logbook of the ship. */
  countersigned: string;
  /** A person has acknowledged the active alerts on the item. */
  answered: boolean;
  /** What a person confirmed of an item that has no signal: `closed`, `in place`. */
  confirmed: string;
}

export const itemFactId = (name: keyof ItemFacts, item: string): string => `${name}.${item}`;

/** A fact of one item that may not be there; its value is then undefined. */
export const itemFact = <F extends keyof ItemFacts>(
  name: F,
  item: { readonly id: string },
): Ref<ItemFacts[F] | undefined> => ({ signal: itemFactId(name, item.id), need: "if-known" });
