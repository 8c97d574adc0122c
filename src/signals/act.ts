/**
 * What a person does: it enters the watch through the same door as every other input, has an author and a
 * stated end, is recorded, and outlives a restart. From the panel, from a sentence, or from a recording.
 */
import type { Casualty, DrillForm, Figures, FuelForm } from "./forms.ts";

export interface Author {
  /** Name and rank as entered; attribution, not proof of identity. */
  readonly name: string;
  readonly rank?: string | undefined;
  /** The person had signed in with a PIN; absent: the name was stated and not checked. */
  readonly attributed?: "pin" | undefined;
}

export const PHASES = [
  "alongside",
  "ready",
  "leaving",
  "on-voyage",
  "safe-anchorage",
  "approaching",
] as const;
export type VoyagePhase = (typeof PHASES)[number];

export const STATUSES = ["underway", "at-anchor", "aground", "made-fast"] as const;
export type NavigationStatus = (typeof STATUSES)[number];

/** Activities that change which lights bind, as the collision regulations name them, and what else binds. */
export const ACTIVITIES = [
  "towing",
  "pushing",
  "towing-alongside",
  "being-towed",
  "being-pushed",
  "being-towed-alongside",
  "fishing",
  "not-under-command",
  "restricted-manoeuvrability",
  "dredging",
  "pilot-duty",
  "sailing",
  "oars",
  "constrained-by-draught",
  "ferry-priority",
  // What the master may set beside them: in which watertight doors are held closer (IMO guidance to para 38).
  "dense-traffic",
  "heavy-weather",
  "ice",
  "pilotage",
] as const;
export type Activity = (typeof ACTIVITIES)[number];

export type Act = { readonly author: Author } & (
  | {
      readonly act: "acknowledge";
      readonly alert: string;
      /** Where it was acknowledged; absent: at a bridge panel, which answers for category B only. */
      readonly station?: "task-station" | "engine-room" | undefined;
    }
  /** All sounds at once, for 30 s; a command by sentence may name one alert. */
  | { readonly act: "silence"; readonly alert?: string | undefined }
  | {
      readonly act: "transfer";
      readonly alert: string;
      readonly to: string;
      /** Milliseconds after which it comes back if the taker does not say so again; absent: as set. */
      readonly lasts?: number | undefined;
    }
  | { readonly act: "shelve"; readonly alert: string; readonly reason: string; readonly until: string }
  /** The officer's word on the phase of the voyage; stands until signals or another word say otherwise. */
  | { readonly act: "phase"; readonly phase: VoyagePhase }
  | { readonly act: "status"; readonly status: NavigationStatus }
  | { readonly act: "activity"; readonly activities: readonly Activity[] }
  | { readonly act: "visibility"; readonly restricted: boolean }
  | { readonly act: "ready-for-departure" }
  /** May be opened during navigation: what, why, until when (UTC, ISO 8601). */
  | { readonly act: "permission"; readonly item: string; readonly reason: string; readonly until: string }
  | { readonly act: "withdraw-permission"; readonly item: string }
  /**
   * Something without a signal, seen and confirmed by a person: a shape hoisted, a plate in place, closed. It ends as
   * confirmation.ts says, and no later than stated (UTC, ISO 8601).
   */
  | {
      readonly act: "confirm";
      readonly item: string;
      readonly state: string;
      readonly until?: string | undefined;
    }
  /** A log entry: a drill, a test, an inspection, a remark. `defects` is never empty for tests: "none" is said. */
  | {
      readonly act: "enter";
      readonly kind: EntryKind;
      readonly text: string;
      readonly items?: readonly string[] | undefined;
      readonly defects?: string | undefined;
      /** When it happened, if not now: a late entry keeps both times. */
      readonly happenedAt?: string | undefined;
      /** The seq of the entry that this one corrects. */
      readonly amends?: number | undefined;
      /** The seq of the entry whose defect has been made good. */
      readonly closes?: number | undefined;
      /** Of a drill: what was drilled, and how. */
      readonly drill?: DrillForm | undefined;
      /** Of a paper: until when it is valid (UTC, ISO 8601); absent: it has no end. */
      readonly validUntil?: string | undefined;
      /** Of a bunker delivery note. */
      readonly fuel?: FuelForm | undefined;
      /** Of a casualty, the report of it and the owner's notice: which case it is. */
      readonly casualty?: Casualty | undefined;
      /** Of a survey, an alteration, a count of passengers, a test of a bilge pump. */
      readonly figures?: Figures | undefined;
    }
  /** The master's signature under every entry up to the head that they had before them. */
  | { readonly act: "countersign"; readonly upTo: { readonly seq: number; readonly hash: string } }
);

export const ENTRY_KINDS = [
  "remark",
  "test",
  "inspection",
  "drill",
  "defect",
  "defect-closed",
  "watch-change",
  "draughts",
  "stability",
  "closing",
  "correction",
  /** A certificate or other paper: seen on board, renewed, or granted. */
  "paper",
  /** Persons with assigned duties joined; those aboard have been made familiar with theirs. */
  "crew-joined",
  "familiarisation",
  "bunker-declaration",
  "bunkering",
  "bunker-delivery-note",
  /** Fire arrangements were altered; the fire control plans have been brought up to date, or seen to be so. */
  "fire-arrangements",
  "fire-plans",
  /** Something that the master reports, that it was reported, and that the owner gave notice. */
  "casualty",
  "casualty-reported",
  "owner-notice",
  /** Something was altered that affects her stability. */
  "alteration",
  /** How many passengers are on board. */
  "passengers",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
