/**
 * The alternative supply of the steering gear, para 44(14): there by itself within 45 s of the loss of the normal one.
 *
 *     normal       ──┐ lost
 *     alternative    └──── 45 s at most ──── connected
 *
 * By wall time, so that the seconds count across a restart.
 */
import type { EpisodeOutcome } from "../instance.ts";
import { inSeconds, type Moment } from "./moments.ts";

export interface ChangingOver {
  readonly [key: string]: number | string | null;
  readonly lost: number | null;
  /** What was told of this loss: each is told once. */
  readonly told: "connected" | "failed" | null;
}

export const normallySupplied: ChangingOver = { lost: null, told: null };

/** Para 44(14): "within 45 seconds". */
const LONGEST = 45_000;

interface Reading {
  readonly normal?: boolean | undefined;
  readonly connected?: boolean | undefined;
}

export function watchChangeOver(
  before: ChangingOver,
  { normal, connected }: Reading,
  { at, mono }: Moment,
  name: string,
): { readonly state: ChangingOver; readonly outcome?: EpisodeOutcome; readonly wake?: number } {
  if (normal === undefined && before.lost === null) return { state: before };
  if (normal === true)
    return before.told === "failed"
      ? { state: normallySupplied, outcome: { is: "met", says: `${name}: the normal supply is back` } }
      : { state: normallySupplied };
  const lost = before.lost ?? at;
  const time = at - lost;
  if (connected === true && before.told !== "connected") {
    const says = `${name} connected ${inSeconds(time)} s after the normal supply was lost`;
    return {
      state: { lost, told: "connected" },
      outcome: { is: "met", says, measured: { milliseconds: time } },
    };
  }
  if (before.told !== null) return { state: before };
  if (time <= LONGEST) return { state: { lost, told: null }, wake: mono + LONGEST - time + 1 };
  const says = `${name} not seen connected 45 s after the normal supply was lost`;
  return { state: { lost, told: "failed" }, outcome: { is: "failed", says } };
}
