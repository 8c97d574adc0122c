/**
 * What contacts say: pure logic from what was measured to made or not made, or to the plain words of why
 * neither can be believed. A cut line, a shorted line and a contradiction are never a position.
 */
import { hasPassed } from "../kernel/clock.ts";

export type ContactSaid = { readonly made: boolean } | { readonly broken: string };

// ── Bouncing ────────────────────────────────────────────────────────────────────────────────────────────

/** A contact that has to stand still before it is believed. Times are monotonic milliseconds. */
export interface Bouncing {
  /** What it last stood still at; undefined until it first did. */
  readonly settled: boolean | undefined;
  readonly now: boolean;
  /** The last edge. */
  readonly since: number;
  /** The first edge since it last stood still; undefined while it stands still. */
  readonly restlessSince: number | undefined;
}

/** Ten times the time in which it ought to have settled: by then it does not bounce, it is loose. */
const CHATTERS_AFTER = 10;

/** What is known of the contact after it has been seen once more (or, without `seen`, after time has passed). */
export function bounce(
  before: Bouncing | undefined,
  seen: boolean | undefined,
  mono: number,
  stillFor: number,
): Bouncing | undefined {
  if (before === undefined)
    return seen === undefined
      ? undefined
      : bounce(
          { settled: undefined, now: seen, since: mono, restlessSince: mono },
          undefined,
          mono,
          stillFor,
        );
  const edge = seen !== undefined && seen !== before.now;
  if (edge) {
    const moved = { ...before, now: seen, since: mono, restlessSince: before.restlessSince ?? mono };
    return stillFor === 0 ? { ...moved, settled: seen, restlessSince: undefined } : moved;
  }
  const still = before.restlessSince !== undefined && hasPassed(before.since, stillFor, mono);
  return still ? { ...before, settled: before.now, restlessSince: undefined } : before;
}

/** Undefined while there is nothing new to be believed. */
export function settledContact({ settled, restlessSince }: Bouncing, mono: number, stillFor: number) {
  if (restlessSince === undefined) return settled === undefined ? undefined : { made: settled };
  return mono - restlessSince > CHATTERS_AFTER * stillFor
    ? { broken: "the contact chatters and does not come to rest" }
    : undefined;
}

// ── Two contacts of one door ────────────────────────────────────────────────────────────────────────────

export type DoorContacts = "open" | "closed" | "moving" | "contradiction";

/** Neither end reached is moving; both at once cannot be. */
export function doorByContacts(closedMade: boolean, openMade: boolean): DoorContacts {
  if (closedMade && openMade) return "contradiction";
  if (closedMade) return "closed";
  return openMade ? "open" : "moving";
}

// ── Supervised lines ────────────────────────────────────────────────────────────────────────────────────

export type Band = readonly [number, number];

/** What an analogue input shows in each state of a line with its end-of-line resistors. */
export interface LineBands {
  readonly closed: Band;
  readonly open: Band;
  readonly cut?: Band | undefined;
  readonly shorted?: Band | undefined;
}

const within = (value: number, [a, b]: Band): boolean => value >= Math.min(a, b) && value <= Math.max(a, b);

/** Closed or open only where the line itself is shown to be whole. */
export function supervisedContact(value: number, bands: LineBands): ContactSaid {
  if (within(value, bands.closed)) return { made: true };
  if (within(value, bands.open)) return { made: false };
  if (bands.cut !== undefined && within(value, bands.cut)) return { broken: "the line is cut" };
  if (bands.shorted !== undefined && within(value, bands.shorted)) return { broken: "the line is shorted" };
  return { broken: `the line shows ${value}, which is neither closed nor open` };
}

// ── Current loops, NAMUR NE 43 ──────────────────────────────────────────────────────────────────────────

const CUT_BELOW = 3.6;
const SHORTED_FROM = 21;

/** 4–20 mA with live zero: between 3.6 and 4, and 20 and 21, the meter is at its end but alive. */
export function loopCurrent(milliamps: number): { readonly milliamps: number } | { readonly broken: string } {
  if (!(milliamps >= CUT_BELOW))
    return { broken: `the loop carries ${milliamps} mA: line cut or meter failed` };
  if (milliamps >= SHORTED_FROM)
    return { broken: `the loop carries ${milliamps} mA: shorted or meter failed` };
  return { milliamps: Math.min(20, Math.max(4, milliamps)) };
}

/** The straight line through both ends. */
export const between = (value: number, from: Band, to: Band): number =>
  to[0] + ((value - from[0]) * (to[1] - to[0])) / (from[1] - from[0]);

// ── Limits ──────────────────────────────────────────────────────────────────────────────────────────────

export interface Limits {
  readonly above?: number | undefined;
  readonly below?: number | undefined;
  readonly hysteresis?: number | undefined;
}

/** Past the limit is yes; yes stays until the value has come back by the hysteresis. */
export function pastLimit(was: boolean, value: number, { above, below, hysteresis = 0 }: Limits): boolean {
  const back = was ? hysteresis : 0;
  return (above !== undefined && value >= above - back) || (below !== undefined && value <= below + back);
}
