/** The central control station: somebody is there, and fire doors and fans obey it. */
import { seconds } from "../../kernel/duration.ts";
import { fitted, type Ship } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShipsOfMoreThan36Passengers } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

const stations = (ship: Ship) => fitted(ship, "central-control-station");

const control = (signal: "door-control" | "fan-control", title: string, what: string, cannot: string) =>
  condition({
    check: signal,
    items: stations,
    reads: (station) => ({ works: of(station, signal) }),
    complies: ({ works }) => works,
    alert: {
      aspect: "health",
      category: "B",
      title: (station) => titled(station, title),
      steps: atOnce("alarm", ({ name }) => `${name} ${cannot}`),
      unknown: { priority: "alarm" },
    },
    log: entered("deck", `without control of the ${what}`, `in control of the ${what} again`),
  });

export const centralControlStation = defineRule({
  id: "PSR-I-82(5)(i)(iii)/ccs",
  title: "Central control station manned and in control",
  cites: schedule("82(5)(i)(iii)", "centralised in a continuously manned central control station"),
  version: 1,
  reading:
    "Manned is somebody on watch there; not known is not manned. The text says 'continuously': the seconds allowed are those in which a detector of presence loses a person, not a leave to go. That alarms and controls are centralised there is construction. A fire that nobody there answers is 82(5)(i)(i).",
  binds: passengerShipsOfMoreThan36Passengers,
  status: "watched",
  checks: [
    condition({
      check: "manned",
      items: stations,
      settings: { unseen: setting(seconds(30), "a detector of presence loses a person who sits still") },
      reads: (station) => ({ manned: of(station, "manned") }),
      complies: ({ manned }) => manned,
      alert: {
        aspect: "mode",
        category: "B",
        title: (station) => titled(station, "UNMANNED"),
        steps: after("unseen", "alarm", ({ name }) => `Nobody at ${name}: man it, it watches for fire`),
        unknown: { priority: "alarm" },
      },
      log: entered("deck", "not manned", "manned again"),
    }),
    control("door-control", "NO DOORS", "fire doors", "cannot close the fire doors: send hands to them"),
    control("fan-control", "NO FANS", "fans", "cannot stop the ventilation fans: stop them locally"),
  ],
});
