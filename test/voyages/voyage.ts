/** A voyage: what happens aboard, at which second, for a recording to be made of it. */
import type { Change, Thing } from "../../drivers/simulator/timeline.ts";
import type { PortState } from "../../src/kernel/port-state.ts";
import type { Act, Author } from "../../src/signals/act.ts";
import type { HealthSignals } from "../../src/signals/health.ts";
import type { Aboard } from "./aboard.ts";

export interface Voyage {
  readonly title: string;
  readonly aboard: Aboard;
  /** UTC, ISO 8601. */
  readonly begins: string;
  /** Seconds. */
  readonly lasts: number;
  /** Seconds. Of a voyage of days, ports repeat only so often what has not changed, and are believed for longer. */
  readonly repeats?: number;
  readonly initial: Readonly<Record<string, Thing>>;
  readonly changes: readonly Change[];
  readonly acts: readonly { readonly at: number; readonly act: Act }[];
  /** When the master countersigns everything entered until then. */
  readonly signs?: readonly { readonly at: number; readonly author: Author }[];
  readonly events: readonly {
    readonly at: number;
    readonly port: string;
    readonly event: PortState;
    readonly because: string;
  }[];
  /** What the watch says of itself. */
  readonly health?: readonly {
    readonly at: number;
    readonly signal: keyof HealthSignals;
    readonly value: string | number;
  }[];
}

const officer = { name: "R. Menon", rank: "Second officer" };
const master = { name: "S. Kurup", rank: "Master" };
const engineer = { name: "T. Joseph", rank: "Chief engineer" };
const boatswain = { name: "J. Fernandes", rank: "Boatswain" };
export const people = { officer, master, engineer, boatswain };
