/** What passes between the parts of a binding: what was said, when, and how long it may be believed. */
import type { Instant } from "../kernel/clock.ts";
import type { Duration } from "../kernel/duration.ts";
import type { SignalValue } from "../signals/reading.ts";

export type Said = { readonly value: SignalValue } | { readonly broken: string };

export type Sink = (when: Instant, said: Said, maxAge: Duration) => void;

export const isGood = (said: Said): said is { readonly value: SignalValue } => "value" in said;
