/** No fire detector of a machinery space is disabled while nobody is there. */
import { fitted, type Ship } from "../../ship/ship.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { machineryDetectors } from "../terms/fire.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

const unattended = (ship: Ship): Readonly<Record<string, Ref<boolean | undefined>>> =>
  Object.fromEntries(
    fitted(ship, "machinery-alarm-system").map((system) => [
      `unattended ${system.id}`,
      ifKnown(of(system, "unattended")),
    ]),
  );

/** Attended only where every system says so; what is not known is not among the values. */
const attended = (values: object, systems: number): boolean => {
  const told = Object.entries(values).filter(
    ([key, value]) => key.startsWith("unattended ") && value === false,
  );
  return systems > 0 && told.length === systems;
};

const detectors = (ship: Ship) => {
  const systems = fitted(ship, "machinery-alarm-system").length;
  return machineryDetectors(ship).map((detector) => ({ ...detector, systems }));
};

export const machinerySpacesUnderDetection = defineRule({
  id: "PSR-I-82(4)(a)",
  title: "Fire detection of unattended machinery spaces",
  cites: schedule(
    "82(4)(a)",
    "a fixed fire detection and fire alarm system is to be installed in…periodically unattended machinery spaces",
  ),
  version: 1,
  reading:
    "That it is installed is survey; watched is that none of its detectors is disabled while the space is unattended. Where nothing tells whether it is, it is taken to be. A detector that is faulty or silent is 82(5)(i)(ii).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: detectors,
      reads: (detector, ship) => ({ disabled: of(detector, "disabled"), ...unattended(ship) }),
      complies: ({ disabled, ...rest }, { item }) => !disabled || attended(rest, item.systems),
      alert: {
        aspect: "mode",
        category: "B",
        title: (detector) => titled(detector, "DISABLED"),
        steps: atOnce(
          "alarm",
          (item) => `Disabled and nobody there, man the space or enable it: ${item.name}${whereIs(item)}`,
        ),
        unknown: { priority: "alarm", says: (item) => `${item.name}: not watching for fire${whereIs(item)}` },
      },
      log: entered("engine", "disabled in an unattended space", "enabled again, or the space attended"),
    }),
  ],
});
