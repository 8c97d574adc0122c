/** One fault that takes several doors, or a door's power with its indication. */
import { seconds } from "../../kernel/duration.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { circuitsOf, circuitsUnseen, doorCircuits, watchCircuits } from "../terms/door-circuits.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";

export const oneDoorCircuitAlone = defineRule({
  id: "PSR-I-26(6)(g)/multi",
  title: "A fault in one door circuit stays there",
  cites: schedule(
    "26(6)(g)",
    "a failure in one door circuit shall not cause a failure in any other door circuit",
  ),
  version: 1,
  reading:
    "Circuits of two doors that fail within two seconds, or the power of a door with its control or its indication, while the supply from the emergency switchboard is not seen to have failed. A loss counts where the circuit was seen alive before. A power signal that is broken or silent has its own alert and counts as no failure, else one lost port would be a fault of every door; a position that is lost while the door's other signals speak counts as its indication.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: doorCircuits,
      settings: { together: setting(seconds(2), "what fails further apart has failed by itself") },
      reads: circuitsOf,
      start: circuitsUnseen,
      turn: (state, values, now, { item, settings }) =>
        watchCircuits(state, values, now, item, settings.together),
      alert: {
        aspect: "power",
        category: "B",
        title: () => "DOOR CIRCUITS",
        steps: atOnce("warning", () => "Common fault in the door circuits"),
      },
      log: {
        when: ["met", "failed"],
        book: "watertight-doors",
        says: (_, _outcome, _values, words) => words,
      },
    }),
  ],
});
