/**
 * A check bound to one item of one ship: what the judge runs. The types of its readings have been proved
 * where the rule was written; here values are known by their keys only.
 */
import type { Duration } from "../kernel/duration.ts";
import type { Json } from "../kernel/json.ts";
import type { Priority } from "../signals/priority.ts";
import type { Reads } from "../signals/ref.ts";
import type { During } from "./during.ts";
import type { Aspect, Book, Category } from "./words.ts";

export type Known = Readonly<Record<string, unknown>>;

/** What is known of time when a check is asked. */
export interface Moment {
  /** Wall time, ms. */
  readonly at: number;
  /** Since when each reading has held its present value, wall time ms; by the key in `reads`. */
  readonly since: Readonly<Record<string, number | undefined>>;
}

export interface BoundStep {
  readonly after: Duration;
  /** Without a priority it is an indication: shown, without sound and without alert. */
  readonly priority: Priority | undefined;
  readonly when: ((values: Known) => boolean) | undefined;
  readonly says: (values: Known) => string;
}

export interface BoundAlert {
  readonly aspect: Aspect;
  readonly category: Category;
  readonly title: string;
  readonly latched: boolean;
  readonly steps: readonly BoundStep[];
  readonly unknown: { readonly priority: Priority; readonly says: string | undefined };
}

export type LoggedEvent = "raised" | "rectified" | "edge" | "done" | "missed" | "met" | "failed" | "unproven";

export interface BoundLog {
  readonly when: readonly LoggedEvent[];
  readonly book: Book;
  readonly says: (event: LoggedEvent, values: Known, words: string) => string;
}

/** The rule that watches the inputs of items which no other check needs. */
export const INPUTS_OF_NO_CHECK = "WK-input";

interface Common {
  /** The provision: `PSR-I-38(1)`. */
  readonly rule: string;
  readonly version: number;
  readonly cites: string;
  /** Which of the provision's checks, when it has several. */
  readonly check: string;
  readonly subject: string;
  readonly subjectName: string;
  readonly reads: Reads;
  readonly during: During | undefined;
  readonly log: BoundLog | undefined;
}

/** Conditions, gates and permissions: true while she complies. */
export interface ConditionInstance extends Common {
  readonly shape: "condition" | "gate" | "permission";
  readonly complies: (values: Known, moment: Moment) => boolean;
  readonly alert: BoundAlert;
  /** Gates: what the list before departure says of the item. */
  readonly lists: string | undefined;
  /** Permissions: the signal that holds the end of a named permission. */
  readonly permission: string | undefined;
}

export interface EpisodeOutcome {
  readonly is: "met" | "failed" | "unproven";
  readonly says: string;
  readonly measured?: { readonly [name: string]: Json };
}

export interface EpisodeTurn {
  readonly state: Json;
  readonly outcome?: EpisodeOutcome;
  /** Ask again at this moment even if nothing changes, monotonic ms. */
  readonly wake?: number;
}

export interface EpisodeInstance extends Common {
  readonly shape: "episode";
  readonly start: Json;
  /** Values that may not be believed are absent. `mono` in milliseconds. */
  readonly turn: (
    state: Json,
    values: Known,
    time: { readonly at: number; readonly mono: number },
  ) => EpisodeTurn;
  readonly alert: BoundAlert;
}

export interface DutyInstance extends Common {
  readonly shape: "duty";
  readonly every: DutyPeriod;
  readonly warnBefore: Duration;
  readonly evidence: DutyEvidence;
  readonly owes: string;
  readonly alert: BoundAlert;
}

/**
 * A calendar day is the ship's, from midnight, or from so long after it. `stated`: until the day that the paper
 * itself names.
 */
export type DutyPeriod =
  | { readonly is: "calendar-day"; readonly from?: Duration }
  | { readonly is: "span"; readonly span: Duration }
  | { readonly is: "stated" };

export type DutyEvidence =
  /** A reading seen to pass through these values in turn. */
  | { readonly is: "movement"; readonly of: string; readonly through: readonly (readonly unknown[])[] }
  /** A person's entry, by the key of the fact that tells its time. */
  | { readonly is: "entry"; readonly of: string }
  /** The later of the end that was entered last and of the one in the ship file; "": no end, absent: no such paper. */
  | { readonly is: "until"; readonly of: string; readonly inShipFile: string | undefined };

export interface RecordInstance extends Common {
  readonly shape: "record";
  readonly aspect: Aspect;
  /** The key of the reading whose edges are recorded. */
  readonly of: string;
  /** Values that mean the same are one: `secured` is closed. */
  readonly as: (value: unknown) => string;
}

export type Instance = ConditionInstance | EpisodeInstance | DutyInstance | RecordInstance;
