/** Essential systems that stay operational when a compartment is flooded. */
import { seconds } from "../../kernel/duration.ts";
import { condition, episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import {
  essentialShip,
  essentialSystems,
  isSparedOrWorks,
  listStates,
  nothingListed,
  signsOfFlooding,
  stateOf,
} from "../terms/essential.ts";
import { entered } from "../terms/logs.ts";
import { passengerShipsOf120Metres } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

const settings = { slosh: setting(seconds(5), "water on the move in a seaway wets a detector for less") };

export const essentialSystemsAfterFlooding = defineRule({
  id: "PSR-I-21(2)",
  title: "Essential systems operational after flooding",
  cites: schedule(
    "21(2)",
    "remain operational when the ship is subject to flooding of any single watertight compartment",
  ),
  version: 1,
  reading:
    "The systems are those of paragraph 96(4); printed is 'paragraph 38'. Flooding counts once it is confirmed as in 39. Each system outside the flooded space that does not work, or whose state is not known, is an alarm; one whose space the ship file does not state stands outside. The list of states is entered with the flooding and at each change.",
  binds: passengerShipsOf120Metres,
  status: "watched",
  checks: [
    condition({
      items: essentialSystems,
      settings,
      reads: (system) => ({ state: stateOf(system), ...signsOfFlooding(system) }),
      complies: (values, { item }) => isSparedOrWorks(item, values),
      alert: {
        aspect: "health",
        category: "B",
        title: (system) => titled(system, "LOST"),
        steps: after("slosh", "alarm", ({ name }) => `${name} not operational, and a compartment is flooded`),
      },
      log: entered("deck", "not operational after flooding", "operational again, or the space dry"),
    }),
    episode({
      check: "list",
      items: essentialShip,
      settings,
      reads: (ship) => ({
        ...Object.fromEntries(ship.systems.map((system) => [`state ${system.id}`, stateOf(system)])),
        ...signsOfFlooding(ship),
      }),
      start: nothingListed,
      turn: (state, values, now, { item, settings }) => listStates(state, values, now, item, settings.slosh),
      alert: {
        aspect: "health",
        category: "B",
        title: () => "SYSTEMS",
        steps: [{ after: seconds(0), says: () => "Essential systems after flooding" }],
      },
      log: { when: ["met"], book: "deck", says: (_, _outcome, _values, words) => words },
    }),
  ],
});
