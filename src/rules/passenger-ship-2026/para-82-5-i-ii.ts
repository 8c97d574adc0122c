/** Fail-safe: a detector or panel that cannot watch is an alarm, as if it had seen fire. */
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { fireDetectors } from "../terms/fire.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const fireDetectionFailSafe = defineRule({
  id: "PSR-I-82(5)(i)(ii)",
  title: "Fire detection fails to the safe side",
  cites: schedule(
    "82(5)(i)(ii)",
    "is to be designed on the fail-safe principle (e.g. an open detector circuit is to cause an alarm condition)",
  ),
  version: 1,
  reading:
    "What the panel does for an open circuit, the watch does for a fault that is reported and for silence. Silence of a detector itself is an alarm under 82(2)(d).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: fireDetectors,
      reads: (detector) => ({ fault: of(detector, "fault") }),
      complies: ({ fault }) => !fault,
      alert: {
        aspect: "health",
        category: "B",
        title: (detector) => titled(detector, "FAULT"),
        steps: atOnce("alarm", (item) => `Fire detector faulty: ${item.name}${whereIs(item)}`),
        unknown: { priority: "alarm", says: (item) => `${item.name}: not watching for fire${whereIs(item)}` },
      },
      log: entered("deck", "faulty, not watching for fire", "in order again"),
    }),
    condition({
      check: "panel",
      items: (ship) => fitted(ship, "fire-panel"),
      reads: (panel) => ({ healthy: of(panel, "healthy") }),
      complies: ({ healthy }) => healthy,
      alert: {
        aspect: "health",
        category: "B",
        title: (panel) => titled(panel, "FAULT"),
        steps: atOnce("alarm", (panel) => `${panel.name} faulty: fire may go unseen`),
        unknown: { priority: "alarm", says: (panel) => `${panel.name}: silent, fire may go unseen` },
      },
      log: entered("deck", "faulty", "in order again"),
    }),
  ],
});
