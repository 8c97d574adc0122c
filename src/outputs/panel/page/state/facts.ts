/** What is true now, for the top bar and the situation: each value with how far it is to be believed. */
import type { Json } from "../../../../kernel/json.ts";
import type { SignalView } from "../../../feed.ts";
import { whyNot } from "./door-look.ts";
import type { PanelState } from "./panel-state.ts";
import { latitude, longitude } from "./time-words.ts";

export interface Fact {
  readonly name: string;
  readonly known: boolean;
  readonly words: string;
  readonly because?: string;
  readonly source: string | null;
  readonly at: number | null;
}

/** A signal as a fact; of a missing one, that it was never heard. */
export function factOf(name: string, view: SignalView | undefined, unit = ""): Fact {
  const known = view?.quality === "good";
  return {
    name,
    known,
    words: known ? `${valueWords(view.value)}${unit}` : "NOT KNOWN",
    ...(known ? {} : { because: whyNot(view) }),
    source: view?.source ?? null,
    at: view?.at ?? null,
  };
}

/** What the watch says of itself and of its inputs stands on the page of inputs and among the alerts. */
const OF_THE_WATCH = /^(port|port-reason|watch)\b/;
const UNITS: Readonly<Record<string, string>> = { "navigation.speed": " kn", "clock.uncertainty": " ms" };

/** Facts of the whole ship: those of one item (`wtd-7.position`, `permission.wtd-7`) stand with the item. */
export function situationFacts(state: PanelState): readonly Fact[] {
  const fitted = new Set(state.fitted?.equipment.map((item) => item.id));
  return [...state.signals.values()]
    .filter(({ signal }) => !OF_THE_WATCH.test(signal) && !signal.split(".").some((part) => fitted.has(part)))
    .map((view) => factOf(view.signal.replaceAll(/[.-]/g, " "), view, UNITS[view.signal]));
}

/** The first believable of several of one kind, such as two GNSS; else the first, to say why it is not. */
export function bestOf(state: PanelState, kind: string, signal: string): SignalView | undefined {
  const views = (state.fitted?.equipment ?? [])
    .filter((item) => item.kind === kind && item.signals.includes(signal))
    .map((item) => state.signals.get(`${item.id}.${signal}`));
  return views.find((view) => view?.quality === "good") ?? views.find((view) => view !== undefined);
}

/** A signal as a person reads it: `wtd-7.position` is `WTD 7, shaft tunnel, position`; `voyage.phase` is `voyage phase`. */
export function signalWords(signal: string, { fitted }: PanelState): string {
  const parts = signal.split(".");
  const item = fitted?.equipment.find(({ id }) => parts.includes(id));
  const rest = parts
    .filter((part) => part !== item?.id && part !== "ship")
    .join(" ")
    .replaceAll("-", " ");
  return item ? `${item.name}, ${rest}` : rest;
}

/** Words of the watch as a whole sentence, with one full stop. */
export const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith(".") ? "" : "."}`;

/** A value as a person reads it: `on-voyage` is `on voyage`, a position is degrees and minutes. */
export function valueWords(value: Json): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return Number.isInteger(value) ? String(value) : value.toFixed(1);
  if (typeof value === "string") return words(value);
  const place = positionOf(value);
  return place ? `${latitude(place.latitude)} ${longitude(place.longitude)}` : JSON.stringify(value);
}

/** Moments stay as they are written; other words lose their hyphens; nothing said is "none". */
const words = (value: string): string =>
  value === ""
    ? "none"
    : /^\d{4}-\d\d-/.test(value)
      ? value.slice(0, 19).replace("T", " ")
      : value.replaceAll("-", " ");

export function positionOf(value: Json): { readonly latitude: number; readonly longitude: number } | null {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  const { latitude: north, longitude: east } = value as { readonly [name: string]: unknown };
  return typeof north === "number" && typeof east === "number" ? { latitude: north, longitude: east } : null;
}
