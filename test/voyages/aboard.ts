/** A ship of the voyages: her ship file, what her ports say of how things stand on board, and where she lies. */
import type { Speaker } from "../../drivers/simulator/part.ts";
import type { Thing } from "../../drivers/simulator/timeline.ts";
import type { Track } from "../../drivers/simulator/track.ts";
import type { ShipFile } from "../../src/config/load.ts";
import { type Duration, days, milliseconds } from "../../src/kernel/duration.ts";
import type { SignalBindings } from "../../src/ship/binding-grammar.ts";

export interface Aboard {
  readonly name: string;
  readonly file: ShipFile;
  readonly ports: Readonly<Record<string, readonly Speaker[]>>;
  /** Alongside, everything closed and in order. */
  readonly inOrder: Readonly<Record<string, Thing>>;
  readonly berth: Track;
  /** Ports whose words change with the ship's place: they keep to their period. */
  readonly periodic: ReadonlySet<string>;
}

/**
 * A ship whose readings are believed for longer: for voyages of days and weeks, of which the recording keeps what
 * changes, and one line in so long of what does not.
 */
export function believedFor(file: ShipFile, age: Duration): ShipFile {
  const older = <B extends object>(binding: B): B =>
    "closed" in binding && "open" in binding
      ? {
          ...binding,
          closed: { ...(binding.closed as object), "max-age": age },
          open: { ...(binding.open as object), "max-age": age },
        }
      : { ...binding, "max-age": age };
  const all = (signals: SignalBindings): SignalBindings =>
    Object.fromEntries(Object.entries(signals).map(([signal, sources]) => [signal, sources.map(older)]));
  return {
    ...file,
    // Nothing can confirm the time that is not heard: what the clock says is not the matter of such a voyage.
    ship: { ...file.ship, settings: { ...file.ship.settings, "WK-clock": { unconfirmed: days(30) } } },
    bindings: Object.fromEntries(Object.entries(file.bindings).map(([id, signals]) => [id, all(signals)])),
  };
}

/** Twice the period, and a little more, so that one line may come late. */
export const ageFor = (every: number): Duration => milliseconds(2 * every + 10_000);
