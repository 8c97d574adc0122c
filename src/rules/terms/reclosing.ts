/**
 * A door that was opened at its handle in "doors closed" mode, and closes again by itself.
 *
 *     handle   ── held ──┐ released
 *     door     ── open ──┴── moving ── closed
 *                        └── 60 s ──┘
 */
import { hasPassed } from "../../kernel/clock.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import type { EpisodeOutcome } from "../instance.ts";
import { isClosed } from "./doors.ts";
import { elapsed, inSeconds, type Moment } from "./moments.ts";

type Kept = { readonly at: number; readonly mono: number };

export interface Reclosing {
  readonly [key: string]: boolean | null | Kept;
  /** The handle was last seen held, with the doors ordered closed. */
  readonly held: boolean;
  readonly released: Kept | null;
}

export const notReclosing: Reclosing = { held: false, released: null };

interface Reading {
  readonly ordered: boolean;
  readonly handle: boolean | undefined;
  readonly position: DoorPosition | undefined;
}

export function watchReclosing(
  before: Reclosing,
  { ordered, handle, position }: Reading,
  now: Moment,
  name: string,
  longest: number,
): { readonly state: Reclosing; readonly outcome?: EpisodeOutcome; readonly wake?: number } {
  const ends = (is: EpisodeOutcome["is"], words: string, measured?: number) => ({
    state: notReclosing,
    outcome: {
      is,
      says: `${name} ${words}`,
      ...(measured === undefined ? {} : { measured: { milliseconds: measured } }),
    },
  });
  if (!ordered) return { state: notReclosing };
  if (handle === true) return { state: { held: true, released: null } };
  // A handle that is no longer known counts as released.
  const released = before.released ?? (before.held ? now : null);
  if (released === null) return { state: notReclosing };
  if (position === undefined) return ends("unproven", "not seen to close again: its position was lost");
  const time = elapsed(released, now);
  if (time === undefined) return ends("unproven", "not timed: the clock was not steady");
  if (isClosed(position)) return ends("met", `closed again ${inSeconds(time)} s after its handle`, time);
  if (hasPassed(released.mono, longest, now.mono))
    return ends("failed", `not closed ${longest / 1000} s after its handle was released`);
  return { state: { held: false, released }, wake: released.mono + longest };
}
