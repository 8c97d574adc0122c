/** Doors opened at a safe anchorage at the discretion of the master. */
import { minutes } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isSecured, mayBeOpenedAtAnchor } from "../terms/doors.ts";
import { enteredOnce } from "../terms/logs.ts";
import { shellDoors } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { atASafeAnchorage } from "../terms/voyage.ts";

export const doorsAtTheAnchorage = defineRule({
  id: "PSR-I-38(9)",
  title: "Doors opened at a safe anchorage",
  cites: schedule(
    "38(9)",
    "when the ship is at safe anchorage and provided that the safety of the ship is not impaired",
  ),
  version: 1,
  reading:
    "Authorised are doors that the ship file says so of; bow doors and visors never are. The master's discretion is a permission, without which 38(8) alarms. Moving for five minutes above half a knot is dragging: close the door. A speed that is not known is no safe anchorage.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: shellDoors,
      reads: (door) => ({
        position: of(door, "position"),
        secured: of(door, "secured"),
        permission: itemFact("permission", door),
      }),
      during: atASafeAnchorage,
      complies: (values, { item }) =>
        isSecured(values) || values.permission === undefined || mayBeOpenedAtAnchor(item),
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "NOT ALLOWED"),
        steps: atOnce("alarm", ({ name }) => `Close ${name}: not authorised to be opened at anchor`),
      },
      log: enteredOnce("deck", "open at anchor without being authorised"),
    }),
    condition({
      check: "dragging",
      items: (ship) => shellDoors(ship).filter(mayBeOpenedAtAnchor),
      settings: {
        drifting: setting(0.5, "a ship that swings to her anchor moves slower", "kn"),
        lasting: setting(minutes(5), "a sheer from one side to the other is over by then"),
      },
      reads: (door) => ({
        position: of(door, "position"),
        secured: of(door, "secured"),
        speed: ifKnown(fact("navigation.speed")),
      }),
      during: atASafeAnchorage,
      complies: (values, { settings }) =>
        isSecured(values) || (values.speed ?? Number.POSITIVE_INFINITY) <= settings.drifting,
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "CLOSE"),
        steps: after("lasting", "alarm", ({ name }) => `Close ${name}: she does not lie still at her anchor`),
      },
      log: enteredOnce("deck", "open while she did not lie still at her anchor"),
    }),
  ],
});
