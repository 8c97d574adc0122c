/**
 * The thrust while control of the propulsion passes from one place to another, told by the speed of the shaft.
 *
 *     control   bridge ──┬── control room
 *     speed     ── n ────┴── n, within a share, for some seconds ──
 *
 * A new order, or an input that is lost, ends the judging without a result.
 */
import type { EpisodeOutcome } from "../instance.ts";
import type { Moment } from "./moments.ts";
import { isKept } from "./propulsion.ts";

export interface Transfer {
  readonly [key: string]: number | string | null;
  readonly location: string | null;
  /** The speed last known. */
  readonly speed: number | null;
  readonly ordered: number | null;
  /** Until when it is judged, monotonic ms; null: it is not. */
  readonly until: number | null;
  /** The speed at the transfer. */
  readonly held: number | null;
}

export const noTransfer: Transfer = { location: null, speed: null, ordered: null, until: null, held: null };

interface Reading {
  readonly location?: string | undefined;
  readonly speed?: number | undefined;
  readonly ordered?: number | undefined;
}

interface Turned {
  readonly state: Transfer;
  readonly outcome?: EpisodeOutcome;
  readonly wake?: number;
}

export function watchTransfer(
  before: Transfer,
  { location, speed, ordered = Number.NaN }: Reading,
  { mono }: Moment,
  name: string,
  { share, lasting }: { readonly share: number; readonly lasting: number },
): Turned {
  if (location === undefined || speed === undefined) return { state: noTransfer };
  const told = Number.isNaN(ordered) ? null : ordered;
  const seen: Transfer = { location, speed, ordered: told, until: null, held: null };
  const passed = before.location !== null && before.location !== location;
  const { until, held } = passed ? { until: mono + lasting, held: before.speed } : before;
  if (until === null || held === null) return { state: seen };
  if (!passed && told !== before.ordered) return { state: seen };
  if (mono >= until) return { state: seen, outcome: { is: "met", says: `${name}: thrust kept` } };
  if (isKept(held, speed, share)) return { state: { ...seen, until, held }, wake: until };
  const says = `${name} passed to the ${location.replace("-", " ")}, and the shaft went from ${Math.round(held)} to ${Math.round(speed)} rpm`;
  return { state: seen, outcome: { is: "failed", says } };
}
