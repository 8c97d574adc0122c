/** The special alarm that summons the crew: in order, and heard when it is given. */
import { seconds } from "../../kernel/duration.ts";
import { fitted, type Ship } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition, record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

const alarms = (ship: Ship) => fitted(ship, "crew-alarm");

export const crewAlarm = defineRule({
  id: "PSR-I-82(5)(i)(iv)",
  title: "Special alarm to summon the crew",
  cites: schedule(
    "82(5)(i)(iv)",
    "a special alarm, operated from the navigation bridge or fire control station, is to be fitted to summon the crew",
  ),
  version: 1,
  reading:
    "Out of order it is a warning; given and not heard in the spaces of the crew it is an alarm. That it has been given is entered with its end and raises nothing: whoever gives it knows. That it can sound apart from the alarm to the passengers is construction, and shown at its test.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      check: "in-order",
      items: alarms,
      reads: (alarm) => ({ healthy: of(alarm, "healthy") }),
      complies: ({ healthy }) => healthy,
      alert: {
        aspect: "health",
        category: "B",
        title: (alarm) => titled(alarm, "FAULT"),
        steps: atOnce("warning", ({ name }) => `${name} cannot sound: summon the crew by public address`),
      },
      log: entered("deck", "out of order", "in order again"),
    }),
    condition({
      check: "heard",
      items: alarms,
      settings: { starting: setting(seconds(2), "the text gives none; bells sound sooner than this") },
      reads: (alarm) => ({ operated: of(alarm, "operated"), sounding: of(alarm, "sounding") }),
      complies: ({ operated, sounding }) => !operated || sounding,
      alert: {
        aspect: "health",
        category: "B",
        title: (alarm) => titled(alarm, "NOT HEARD"),
        steps: after("starting", "alarm", ({ name }) => `${name} given and not heard: use public address`),
      },
      log: entered("deck", "given and not heard", "heard, or no longer given"),
    }),
    record({
      check: "given",
      items: alarms,
      reads: (alarm) => ({ operated: of(alarm, "operated") }),
      aspect: "health",
      of: "operated",
      log: {
        when: ["edge"],
        book: "deck",
        says: ({ name }, _, { operated }, gap) =>
          `${name} ${operated ? "given" : "ended"}${gap && `, ${gap}`}`,
      },
    }),
  ],
});
