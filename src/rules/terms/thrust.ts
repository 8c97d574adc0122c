/**
 * The thrust after the remote control has failed, told by the speed of the shaft.
 *
 *     control  ────────┐ failed                ┌ local control, or restored
 *     speed    ── n ───┴── n, within a share ──┴──
 *
 * The speed at which it failed is the preset one. Told once for each failure.
 */
import type { EpisodeOutcome } from "../instance.ts";
import { isKept } from "./propulsion.ts";

export interface HeldThrust {
  readonly [key: string]: number | boolean | null;
  /** The speed last known while the control was sound. */
  readonly speed: number | null;
  readonly failing: boolean;
  readonly told: boolean;
}

export const soundControl: HeldThrust = { speed: null, failing: false, told: false };

interface Reading {
  readonly failure?: boolean | undefined;
  readonly location?: string | undefined;
  readonly speed?: number | undefined;
}

export function watchHeldThrust(
  before: HeldThrust,
  { failure, location, speed }: Reading,
  name: string,
  share: number,
): { readonly state: HeldThrust; readonly outcome?: EpisodeOutcome } {
  if (failure === undefined) return { state: before };
  if (!failure || location === "local") {
    const state: HeldThrust = { speed: speed ?? before.speed, failing: failure, told: false };
    const ended = failure ? "local control is in operation" : "the remote control works again";
    return before.told ? { state, outcome: { is: "met", says: `${name}: ${ended}` } } : { state };
  }
  const state: HeldThrust = { ...before, failing: true };
  if (before.told || before.speed === null || speed === undefined) return { state };
  if (isKept(before.speed, speed, share)) return { state };
  return {
    state: { ...state, told: true },
    outcome: {
      is: "failed",
      says: `${name} failed, and the shaft went from ${Math.round(before.speed)} to ${Math.round(speed)} rpm`,
    },
  };
}
