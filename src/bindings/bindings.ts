/** Bindings: which message on which port says what about which signal, as the ship file has it. */
import type { Instant } from "../kernel/clock.ts";
import type { Reading, SignalId } from "../signals/reading.ts";
import type { Message } from "../wire/message.ts";

/** An edge of a contact, kept whether or not it stood still long enough to be believed. */
export interface SignalEdge {
  readonly signal: SignalId;
  readonly when: Instant;
  readonly made: boolean;
  /** The port, and which contact where a door hangs on two. */
  readonly source: string;
}

export interface Bindings {
  /** What a message says about the ship's signals. */
  read(port: string, message: Message, when: Instant): readonly Reading[];
  /** The port is lost: everything bound to it is broken at once, with the reason. */
  lost(port: string, when: Instant, because: string): readonly Reading[];
  /** Monotonic time of the next debounce or summary deadline. */
  due(): number | undefined;
  /** Runs deadlines up to now; each reading carries its deadline's own time. */
  settle(now: Instant): readonly Reading[];
  /** The edges of contacts since they were last taken: for the history. */
  takeEdges(): readonly SignalEdge[];
  /** What of a port something reads: formatters, PGNs as text, points as `input 12`. Others need no decoding. */
  wanted(port: string): ReadonlySet<string>;
  /** Every bound signal, with the ports that it hangs on. */
  readonly bound: ReadonlyMap<SignalId, readonly string[]>;
}
