/** The signals that a rule must read and that the ship file does not bind: nobody may believe it watched. */
import type { Ship } from "../ship/ship.ts";
import { isUnfitted } from "../ship/unfitted.ts";
import type { Instance } from "./instance.ts";

/** Facts are the situation's business: only signals of fitted equipment can be missing here. */
export function missingSignals(instance: Instance, ship: Ship): readonly string[] {
  const musts = Object.values(instance.reads).filter(({ need }) => need === "must");
  const signals = musts.map(({ signal }) => signal);
  return [...new Set(signals)].filter(
    (signal) =>
      isUnfitted(signal) ||
      ship.equipment.some(
        ({ id, signals: bound }) =>
          signal.startsWith(`${id}.`) && !bound.includes(signal.slice(id.length + 1)),
      ),
  );
}

/** An item that the ship file does not name at all is told from one that has no such signal bound. */
export const saysMissing = (signal: string): string =>
  isUnfitted(signal) ? `${signal.slice(signal.indexOf(".") + 1)} (the ship file names no such item)` : signal;
