/** No water from the sea or the ballast into the holds and machinery spaces. */
import { seconds } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition, episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import {
  ballastValvesOf,
  bilgeMainIsOpen,
  bilgeValvesOf,
  crossovers,
  gaugedWells,
  notRising,
  watchRise,
} from "../terms/ballasting.ts";
import { isClosed } from "../terms/doors.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after, atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const noWaterThroughTheBilgeMain = defineRule({
  id: "PSR-I-51(2)(d)",
  title: "No water through the bilge main into the ship",
  cites: schedule(
    "51(2)(d)",
    "to prevent the possibility of water passing from the sea and from water ballast spaces into the cargo and machinery spaces, or from one compartment to another",
  ),
  version: 1,
  reading:
    "Dangerous is a crossover to the sea or to the ballast that is not closed together with a bilge valve that is not closed or not known; priming and flushing are a permission for the crossover, with its end. A well whose level rises while a ballast valve is open is an alarm; a well that has only a switch is 62(1).",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: crossovers,
      settings: { setting: setting(seconds(10), "valves are set over one after the other") },
      reads: (valve) => ({
        position: of(valve, "position"),
        permission: itemFact("permission", valve),
        ...bilgeValvesOf(valve),
      }),
      complies: ({ position, permission, ...values }, { item }) =>
        isClosed(position) || permission !== undefined || !bilgeMainIsOpen(item, values),
      alert: {
        aspect: "position",
        category: "B",
        title: (valve) => titled(valve, "LINE-UP"),
        steps: after(
          "setting",
          "warning",
          ({ name }) => `${name} not closed, and a bilge valve neither: water can run into the ship`,
        ),
      },
      log: entered("engine", "open to the bilge main", "closed, or the bilge main shut off"),
    }),
    episode({
      check: "rise",
      items: gaugedWells,
      settings: { rise: setting(0.1, "more than a well shows as she rolls or trims", "m") },
      reads: (well, ship) => ({ level: of(well, "level"), ...ballastValvesOf(ship) }),
      start: notRising,
      turn: (state, values, _now, { item, settings }) => watchRise(state, values, item.name, settings.rise),
      alert: {
        aspect: "water",
        category: "B",
        title: (well) => titled(well, "RISES"),
        steps: atOnce("alarm", ({ name }) => `${name} rises while ballast is worked`),
      },
      log: { when: ["failed"], book: "engine", says: (_, _outcome, _values, words) => words },
    }),
  ],
});
