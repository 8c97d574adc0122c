/** What a binding finds when it is put up: its port, its signal, and where it speaks to. */
import type { Duration } from "../kernel/duration.ts";
import type { SignalSpec } from "../ship/kinds/signal-spec.ts";
import type { Edge } from "./contacts.ts";
import type { Ears } from "./ears.ts";
import type { Sink } from "./said.ts";
import type { Section } from "./sections.ts";
import type { Timers } from "./timers.ts";

/** A port as bindings see it. */
export interface ListeningPort {
  readonly ears: Ears;
  readonly sections: { readonly DOR: Section; readonly FIR: Section; readonly WAT: Section };
  /** How often the port asks, where it asks. */
  readonly poll: Duration | undefined;
}

/** The signal that is bound. */
export interface Bound {
  readonly kind: string;
  readonly signal: string;
  readonly is: SignalSpec<unknown>["is"];
  /** Told of every edge of its contact. */
  readonly edge: (edge: Edge) => void;
}

export interface Listening {
  readonly port: ListeningPort;
  readonly bound: Bound;
  readonly timers: Timers;
  readonly sink: Sink;
  readonly maxAge: Duration;
}
