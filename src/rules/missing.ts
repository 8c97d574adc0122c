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
