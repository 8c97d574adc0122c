/**
 * A reading: what one signal said at one moment, and how far it is to be believed.
 * Good, stale, broken and never are different types: a value is there only when it may be used.
 */
import type { Instant } from "../kernel/clock.ts";
import type { Duration } from "../kernel/duration.ts";
import type { GeoPosition } from "../ship/terms.ts";

export type SignalValue = boolean | number | string | GeoPosition;

/** `<equipment id>.<signal>`, such as `wtd-7.position`; or a fact, such as `voyage.phase`. */
export type SignalId = string;

/** What a binding hands to the board: a value, or the plain words of why there is none. */
export interface Reading {
  readonly signal: SignalId;
  readonly when: Instant;
  /** The port that spoke, or `situation`, `officer`, `log`. */
  readonly source: string;
  /** Absent when broken. */
  readonly value?: SignalValue;
  /** Present when the input itself says it is broken: contradiction, line cut, fault reported, out of range. */
  readonly broken?: string;
  /** How long the reading may be believed. Absent: until replaced (facts and officers' words). */
  readonly maxAge?: Duration;
}

/** What the board says of a signal now. */
export type Known =
  | { readonly quality: "good"; readonly value: SignalValue; readonly when: Instant; readonly source: string }
  | { readonly quality: "stale"; readonly last: SignalValue; readonly when: Instant; readonly source: string }
  | { readonly quality: "broken"; readonly because: string; readonly when: Instant; readonly source: string }
  | { readonly quality: "never" };
