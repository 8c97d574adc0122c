/** The engineers' alarm: in order, and who is called by it. */
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const engineersAlarm = defineRule({
  id: "PSR-I-53",
  title: "Engineers' alarm in order",
  cites: schedule(
    "53",
    "operated from the engine control room or at the manoeuvring platform as appropriate and shall be clearly audible in the engineers’ accommodation",
  ),
  version: 1,
  reading: "An alarm that cannot sound is a warning: engineers are then called by telephone or messenger.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "in-order",
      items: (ship) =>
        fitted(ship, "engineers-alarm").filter(
          ({ signals }) => signals.includes("healthy") || !signals.includes("sounding"),
        ),
      reads: (alarm) => ({ healthy: of(alarm, "healthy") }),
      complies: ({ healthy }) => healthy,
      alert: {
        aspect: "health",
        category: "B",
        title: (alarm) => titled(alarm, "FAULT"),
        steps: atOnce(
          "warning",
          ({ name }) => `${name} cannot sound: call the engineers by telephone or messenger`,
        ),
      },
      log: entered("engine", "out of order", "in order again"),
    }),
    condition({
      check: "given",
      items: (ship) => fitted(ship, "engineers-alarm").filter(({ signals }) => signals.includes("sounding")),
      reads: (alarm) => ({ sounding: of(alarm, "sounding") }),
      complies: ({ sounding }) => !sounding,
      alert: {
        aspect: "mode",
        category: "B",
        title: (alarm) => titled(alarm, "GIVEN"),
        steps: atOnce("alarm", ({ name }) => `${name} sounds: the engineers are being called`),
      },
      log: entered("engine", "given", "ended"),
    }),
  ],
});
