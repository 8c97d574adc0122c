/** One source of alerts as it is known: how long it may be silent, and what it has said of each of its alerts. */
import { type Duration, milliseconds, seconds } from "../../kernel/duration.ts";
import type { ForeignAlert, ForeignQuestion } from "../../signals/foreign-alert.ts";
import type { Answering } from "./answering.ts";

export interface HeldAlert {
  readonly alert: ForeignAlert;
  /** Monotonic ms: when it was last told. */
  readonly heard: number;
  /** The sentence or PGN that told it. */
  readonly by: string;
  /** Its source is not heard, or has told of a change that was not heard. */
  readonly doubt?: string;
  /** It was acknowledged here, and its source has not said so. */
  readonly answering?: Answering;
}

/** Listed in a revision that was not heard. */
export interface MissedAlert {
  readonly question: ForeignQuestion;
  readonly revision: number | undefined;
  /** Monotonic ms. */
  readonly since: number;
}

export interface Source {
  readonly name: string;
  readonly port: string;
  /** Monotonic ms: when anything was last heard of it. */
  heard: number;
  /** How it shows that it lives, and how long it may then be silent. */
  life: { readonly by: "heartbeat" | "list" | "habit"; readonly limit: Duration } | undefined;
  /** Of one that repeats itself without saying how often: repeats and the longest time between them. */
  habit: { readonly times: number; readonly longest: number };
  /** What is wrong with it, as it was last alerted. */
  trouble: string | undefined;
  readonly alerts: Map<string, HeldAlert>;
  readonly missed: Map<string, MissedAlert>;
}

export const newSource = (name: string, port: string, heard: number): Source => ({
  name,
  port,
  heard,
  life: undefined,
  habit: { times: 0, longest: 0 },
  trouble: undefined,
  alerts: new Map(),
  missed: new Map(),
});

/** So many intervals without a heartbeat: two to three are usual in practice. */
const MISSED_BEATS = 3;
const SHORTEST: Duration = seconds(5);
/** Where HBT does not tell its interval, the longest usual. */
const USUAL_BEAT = 60;
/** A list comes at least every 30 s (IEC 62923-1). */
const WITHOUT_LIST: Duration = seconds(90);

export const beating = (interval = USUAL_BEAT): Source["life"] => ({
  by: "heartbeat",
  limit: milliseconds(Math.max(SHORTEST, interval * MISSED_BEATS * 1000)),
});

export const listing = (life: Source["life"]): Source["life"] =>
  life?.by === "heartbeat" ? life : { by: "list", limit: WITHOUT_LIST };

/** One that has repeated an active alert so often does it by habit; how often is its maker's secret. */
const HABIT = 3;
const HABIT_TIMES = 5;
const HABIT_SHORTEST: Duration = seconds(60);

export function repeating(source: Source, gap: number): void {
  if (source.life?.by === "heartbeat" || source.life?.by === "list") return;
  const { times, longest } = source.habit;
  source.habit = { times: times + 1, longest: Math.max(longest, gap) };
  if (source.habit.times < HABIT) return;
  const limit = milliseconds(Math.max(HABIT_SHORTEST, source.habit.longest * HABIT_TIMES));
  source.life = { by: "habit", limit };
}

const isActive = ({ alert }: HeldAlert): boolean => alert.state !== "normal" && alert.state !== "rectified";

/** Monotonic ms at which its silence is too long; of one that speaks only of what is active, only while something is. */
export function silentAt({ life, heard, alerts }: Source): number | undefined {
  if (life === undefined) return undefined;
  return life.by === "habit" && ![...alerts.values()].some(isActive) ? undefined : heard + life.limit;
}
