/**
 * The six shapes of a check. A rule file declares one provision: what it says, whom it binds, what it reads,
 * when she complies, what is alerted and what is logged. The judge does the rest: a rule contains no clock,
 * no I/O and no state, and its check never sees a reading that may not be believed. READY.
 */
import type { Duration } from "../kernel/duration.ts";
import type { Json } from "../kernel/json.ts";
import type { Ship } from "../ship/ship.ts";
import type { Priority } from "../signals/priority.ts";
import type { Reads, Values } from "../signals/ref.ts";
import type { During } from "./during.ts";
import type { DutyPeriod, EpisodeOutcome, LoggedEvent, Moment } from "./instance.ts";
import type { SettingsDeclared, SettingsOf } from "./setting.ts";
import type { Aspect, Book, Category } from "./words.ts";

/** What a check is about: an item of equipment, or the ship. */
export interface Subject {
  readonly id: string;
  readonly name: string;
}

/** One step of an alert. A step once taken stays until she complies again; each takes the place of the last. */
export interface Step<I, V, S> {
  /** Since the breach began. A duration that the law does not give is a setting. */
  readonly after: Duration | ((settings: S) => Duration);
  /** Absent: an indication, shown without sound and without alert. */
  readonly priority?: Priority | ((item: I) => Priority);
  /** Further needed for this step; readings not known are absent. */
  readonly when?: (values: Partial<V>) => boolean;
  readonly says: (item: I, values: Partial<V>) => string;
}

export interface AlertSpec<I, V, S> {
  readonly aspect: Aspect;
  readonly category: Category;
  /** At most 16 characters, for sentences and small displays. */
  readonly title: (item: I) => string;
  /** Latched: the cause going away does not end it before a person has acknowledged it. */
  readonly latched?: boolean;
  readonly steps: readonly Step<I, V, S>[];
  /** What an unknown input raises: by default a warning at once, "… <aspect> unknown". */
  readonly unknown?: { readonly priority?: Priority; readonly says?: (item: I) => string };
}

export interface LogSpec<I, V, E extends LoggedEvent> {
  readonly when: readonly E[];
  readonly book: Book;
  /** Plain words as an officer would write them; time and position are added. `words`: what the step or outcome said. */
  readonly says: (item: I, event: E, values: Partial<V>, words: string) => string;
}

interface Common<I extends Subject, R extends Reads, D extends SettingsDeclared> {
  /** Tells the checks of one provision apart; absent when there is one. */
  readonly check?: string;
  readonly items: (ship: Ship) => readonly I[];
  readonly settings?: D;
  readonly reads: (item: I, ship: Ship) => R;
  /** When the duty exists. Absent: always. */
  readonly during?: During | ((item: I) => During);
}

/** "shall be kept closed": true while she complies. */
export interface Condition<I extends Subject, R extends Reads, D extends SettingsDeclared>
  extends Common<I, R, D> {
  readonly shape: "condition";
  readonly complies: (
    values: Values<R>,
    context: Moment & { readonly item: I; readonly settings: SettingsOf<D> },
  ) => boolean;
  readonly alert: AlertSpec<I, Values<R>, SettingsOf<D>>;
  readonly log?: LogSpec<I, Values<R>, "raised" | "rectified">;
}

/** "before the voyage commences": listed from *ready* until the last line is let go; sounds when she goes all the same. */
export interface Gate<I extends Subject, R extends Reads, D extends SettingsDeclared>
  extends Omit<Condition<I, R, D>, "shape"> {
  readonly shape: "gate";
  /** What the list before departure says of the item. */
  readonly lists: (item: I) => string;
}

/** "may be opened during navigation to permit the passage": used freely for the steps' times, or by a named permission. */
export interface Permission<I extends Subject, R extends Reads, D extends SettingsDeclared>
  extends Common<I, R, D> {
  readonly shape: "permission";
  /** True while the permission is being used: the door stands open. */
  readonly used: (values: Values<R>, context: { readonly item: I }) => boolean;
  readonly alert: AlertSpec<I, Values<R>, SettingsOf<D>>;
  readonly log?: LogSpec<I, Values<R>, "raised" | "rectified">;
}

/** "for at least 5 s but no more than 10 s before the door begins to move": a pure automaton over moments. */
export interface Episode<I extends Subject, R extends Reads, D extends SettingsDeclared, E extends Json>
  extends Common<I, R, D> {
  readonly shape: "episode";
  readonly start: E;
  /** Values not to be believed are absent. Times of `time` in milliseconds. */
  readonly turn: (
    state: E,
    values: Partial<Values<R>>,
    time: { readonly at: number; readonly mono: number },
    context: { readonly item: I; readonly settings: SettingsOf<D> },
  ) => { readonly state: E; readonly outcome?: EpisodeOutcome; readonly wake?: number };
  readonly alert: AlertSpec<I, Values<R>, SettingsOf<D>>;
  readonly log?: LogSpec<I, Values<R>, "met" | "failed" | "unproven">;
}

/** "shall be operated daily", "a drill at least once every three months". */
export interface Duty<I extends Subject, R extends Reads, D extends SettingsDeclared>
  extends Common<I, R, D> {
  readonly shape: "duty";
  readonly every: DutyPeriod | ((settings: SettingsOf<D>) => DutyPeriod);
  /** Before the end of the period. */
  readonly warnBefore: Duration | ((settings: SettingsOf<D>) => Duration);
  readonly evidence:
    | {
        readonly is: "movement";
        readonly of: keyof R & string;
        readonly through: readonly (readonly unknown[])[];
      }
    | { readonly is: "entry"; readonly of: keyof R & string }
    | {
        readonly is: "until";
        readonly of: keyof R & string;
        readonly inShipFile: (item: I) => string | undefined;
      };
  /** What is owed, in words: "WTD 3 to be operated". */
  readonly owes: (item: I) => string;
  /** Two steps: the first while it is due soon, the second when it is overdue. `after` is not read. */
  readonly alert: AlertSpec<I, Values<R>, SettingsOf<D>>;
  readonly log?: LogSpec<I, Values<R>, "done" | "missed">;
}

/** "the time at which such doors are opened and closed shall be recorded". */
export interface RecordOf<I extends Subject, R extends Reads, D extends SettingsDeclared>
  extends Common<I, R, D> {
  readonly shape: "record";
  /** What an unknown reading is said to be about, so that it is announced once with what else reads it. */
  readonly aspect: Aspect;
  readonly of: keyof R & string;
  /** Values that mean the same are one: `secured` is closed. */
  readonly as?: (value: Values<R>[keyof R]) => string;
  readonly log: LogSpec<I, Values<R>, "edge">;
}

export type { EpisodeOutcome };
