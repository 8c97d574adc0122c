/**
 * One relay: what it has been told, and whether it does it. Its unit is asked for the coil, or for the input that the
 * relay makes, as for any other point; three answers against what it was last told, and it is stuck.
 */
import type { Alert } from "../../alerts/alert.ts";
import type { Instant } from "../../kernel/clock.ts";
import { type Duration, seconds } from "../../kernel/duration.ts";
import { type Demand, demandOf, isMade, NOTHING } from "./demand.ts";
import type { RelaySettings } from "./settings.ts";

/** Told again so often though nothing has changed: a unit that has lost its supply begins with its relays open. */
const AGAIN_AFTER: Duration = seconds(5);
/** An answer within so long of an order may have been on its way before. */
const SETTLES = 100;
const STUCK_AFTER = 3;
/** One telegram may be spoilt by a motor that starts; a line that is put back at once is no fault. */
const DEAF_AFTER: Duration = seconds(10);

interface Order {
  readonly made: boolean;
  readonly when: Instant;
}

export class Relay {
  readonly settings: RelaySettings;
  #demand: Demand = NOTHING;
  #since = 0;
  #ordered: Order | undefined;
  #against = { made: 0, open: 0 };
  #failing: { readonly since: number; readonly because: string } | undefined;

  constructor(settings: RelaySettings) {
    this.settings = settings;
  }

  tell(alerts: readonly Alert[], now: Instant): void {
    const demand = demandOf(this.settings, alerts);
    if (demand.key === this.#demand.key && demand.pattern === this.#demand.pattern) return;
    this.#demand = demand;
    this.#since = now.mono;
  }

  /** What is to be ordered now; undefined when it has been. */
  due(now: Instant): boolean | undefined {
    const made = isMade(this.#demand, now.mono - this.#since);
    const ordered = this.#ordered;
    return ordered?.made === made && now.mono - ordered.when.mono < AGAIN_AFTER ? undefined : made;
  }

  /** The unit has taken the order. */
  took(made: boolean, when: Instant): void {
    this.#failing = undefined;
    this.#ordered = { made, when };
  }

  failed(because: string, when: Instant): void {
    this.#failing = { since: this.#failing?.since ?? when.mono, because };
  }

  /** What is read back. */
  reads(made: boolean, when: Instant): void {
    const ordered = this.#ordered;
    if (ordered === undefined || when.mono - ordered.when.mono < SETTLES) return;
    const which = ordered.made ? "made" : "open";
    this.#against = { ...this.#against, [which]: made === ordered.made ? 0 : this.#against[which] + 1 };
  }

  /** In words, when it does not do what it is told. */
  trouble(now: Instant): string | undefined {
    const { name, port, coil } = this.settings;
    const which = `${name} (coil ${coil} of port ${port})`;
    if (this.#against.made >= STUCK_AFTER)
      return `${which} stays off when it is told to sound or show: see to its relay and fuse`;
    if (this.#against.open >= STUCK_AFTER)
      return `${which} stays on when it is told to be off: see to its relay`;
    if (this.#failing && now.mono - this.#failing.since >= DEAF_AFTER)
      return `${which} cannot be told anything: ${this.#failing.because}`;
    return undefined;
  }
}
