/** A voyage: what happens on the MV Periyar, at which second, for a recording to be made of it. */
import type { Change, Thing } from "../../drivers/simulator/timeline.ts";
import type { PortState } from "../../src/kernel/port-state.ts";
import type { Act } from "../../src/signals/act.ts";

export interface Voyage {
  readonly title: string;
  /** UTC, ISO 8601. */
  readonly begins: string;
  /** Seconds. */
  readonly lasts: number;
  readonly initial: Readonly<Record<string, Thing>>;
  readonly changes: readonly Change[];
  readonly acts: readonly { readonly at: number; readonly act: Act }[];
  readonly events: readonly {
    readonly at: number;
    readonly port: string;
    readonly event: PortState;
    readonly because: string;
  }[];
}

const officer = { name: "R. Menon", rank: "Second officer" };
const master = { name: "S. Kurup", rank: "Master" };
export const people = { officer, master };
