/** Fire doors that stand open, fans that are off and detectors that are disabled, shown without sound. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import type { Subject } from "../shapes.ts";
import { isClosed } from "../terms/doors.ts";
import { fireDetectors } from "../terms/fire.ts";
import { passengerShipsOfMoreThan36Passengers } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

/** Not known is a silent caution: never shown as closed, or running. */
const shown = (words: string) => ({
  category: "B" as const,
  title: (item: Subject) => titled(item, words.toUpperCase()),
  steps: [{ after: seconds(0), says: ({ name }: Subject) => `${name} ${words}` }],
  unknown: { priority: "caution" as const },
});

export const firePanelIndicates = defineRule({
  id: "PSR-I-82(5)(i)(iii)/indication",
  title: "Fire doors, fans and detectors shown",
  cites: schedule(
    "82(5)(i)(iii)",
    "capable of indicating open or closed positions of fire doors and closed or off status of the detectors, alarms and fans",
  ),
  version: 1,
  reading:
    "Shown here beside the panel of the station, without sound: to be open or off is no fault in itself. What cannot be heard is a silent caution. Alarms that are out of order are told under 82(5)(i)(iv); a disabled detector of an unattended machinery space is an alarm under 82(4)(a).",
  binds: passengerShipsOfMoreThan36Passengers,
  status: "watched",
  checks: [
    condition({
      check: "door",
      items: (ship) => fitted(ship, "fire-door"),
      reads: (door) => ({ position: of(door, "position") }),
      complies: ({ position }) => isClosed(position),
      alert: { aspect: "position", ...shown("open") },
    }),
    condition({
      check: "fan",
      items: (ship) => fitted(ship, "ventilation-fan"),
      reads: (fan) => ({ running: of(fan, "running") }),
      complies: ({ running }) => running,
      alert: { aspect: "mode", ...shown("off") },
    }),
    condition({
      check: "detector",
      items: fireDetectors,
      reads: (detector) => ({ disabled: of(detector, "disabled") }),
      complies: ({ disabled }) => !disabled,
      alert: { aspect: "mode", ...shown("disabled") },
    }),
  ],
});
