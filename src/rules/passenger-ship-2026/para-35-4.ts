/** What each damage control drill includes. */
import { hours } from "../../kernel/duration.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { noDrillYet, proveDrill } from "../terms/drill-proof.ts";
import { contentsOf, heldDrill, seenOfDrills } from "../terms/drills.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";

export const drillContents = defineRule({
  id: "PSR-I-35(4)",
  title: "Contents of each damage control drill",
  cites: schedule("35(4)", "Each damage control drill shall include"),
  version: 1,
  reading:
    "Items (a) to (h) as the entry ticks them; (e) and (f) where they are fitted, (c) unless the ship file says that no support from ashore is provided. An item without a tick was not done. Where doors or bilge pumps have signals and none moved or ran, the entry says so beside it.",
  binds: passengerShips,
  status: "entered",
  checks: [
    episode({
      items: (ship) => [{ id: "ship", name: ship.particulars.name, ship }],
      settings: {
        within: setting(
          hours(4),
          "a drill is entered in the watch in which it was held, or as of its beginning",
        ),
      },
      reads: ({ ship }) => ({
        held: heldDrill("damage-control"),
        contents: contentsOf("damage-control"),
        ...seenOfDrills(ship),
      }),
      start: noDrillYet,
      turn: (before, values, { at }, { item, settings }) =>
        proveDrill(before, values, at, item.ship, settings.within),
      alert: {
        aspect: "record",
        category: "B",
        title: () => "DRILL INCOMPLETE",
        steps: atOnce("caution", () => "Damage control drill not held with all its contents"),
      },
      log: { when: ["met", "failed", "unproven"], book: "drills", says: (_, __, ___, words) => words },
    }),
  ],
});
