/**
 * A closed door that leaves its closed switch with no order given.
 *
 *     handle   ──┐ released      memory      │
 *     door       closed ─────────────────────┴─ leaves closed: no order
 */
import { hasPassed } from "../../kernel/clock.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import type { EpisodeOutcome } from "../instance.ts";
import { isClosed } from "./doors.ts";
import { elapsed, type Moment } from "./moments.ts";

type Kept = { readonly at: number; readonly mono: number };

export interface Ordered {
  readonly [key: string]: string | null | Kept;
  readonly door: "closed" | "leaving" | "open" | "other";
  /** The last moment at which an order was given. */
  readonly ordered: Kept | null;
  /** When it left its closed switch. */
  readonly left: Kept | null;
}

export const neverOrdered: Ordered = { door: "other", ordered: null, left: null };

interface Reading {
  readonly position?: DoorPosition;
  readonly handle?: boolean;
  readonly hand?: boolean | undefined;
}

interface Turned {
  readonly state: Ordered;
  readonly outcome?: EpisodeOutcome;
  readonly wake?: number;
}

/** A failure that another paragraph tells of is not told here; the door is followed all the same. */
export const unless = (elsewhere: boolean, { outcome, ...turned }: Turned): Turned =>
  outcome === undefined || (elsewhere && outcome.is === "failed") ? turned : { ...turned, outcome };

/** What is to be said of a failure besides. */
export const besides = (words: string, { outcome, ...turned }: Turned): Turned =>
  outcome?.is === "failed"
    ? { ...turned, outcome: { ...outcome, says: `${outcome.says}; ${words}` } }
    : outcome === undefined
      ? turned
      : { ...turned, outcome };

export function watchOpening(
  before: Ordered,
  { position, handle, hand }: Reading,
  now: Moment,
  name: string,
  { memory, settle }: { readonly memory: number; readonly settle: number },
): Turned {
  // A handle that is not known may be held: nobody is accused of what was not seen.
  const ordered = handle !== false || hand === true ? now : before.ordered;
  if (position === undefined) return { state: { door: "other", ordered, left: null } };
  if (isClosed(position)) {
    const state: Ordered = { door: "closed", ordered, left: null };
    return before.door === "open" ? { state, outcome: { is: "met", says: `${name} closed` } } : { state };
  }
  if (before.door !== "closed" && before.door !== "leaving")
    return { state: { door: before.door, ordered, left: null } };
  const left = before.left ?? now;
  if (ordered !== null && (elapsed(ordered, left) ?? 0) <= memory)
    return { state: { door: "open", ordered, left: null } };
  if (!hasPassed(left.mono, settle, now.mono))
    return { state: { door: "leaving", ordered, left }, wake: left.mono + settle };
  return {
    state: { door: "open", ordered, left: null },
    outcome: { is: "failed", says: `${name} opened without an order` },
  };
}
