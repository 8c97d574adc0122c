/** What was recorded on trials of stopping and manoeuvring is on board. */
import { itemFact } from "../../signals/item-facts.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { entered } from "../terms/logs.ts";
import { paperOrNone } from "../terms/papers.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";

export const trialsOnBoard = defineRule({
  id: "PSR-I-43(3)",
  title: "Record of manoeuvring trials on board",
  cites: schedule(
    "43(3)",
    "The stopping times, ship headings and distances recorded on trials … shall be available on board",
  ),
  version: 1,
  reading:
    "On board when the ship file names such a paper, or when a person has entered that it is (entry of a paper, manoeuvring-trials). The text asks for no alert: a missing record is a silent caution.",
  binds: passengerShips,
  status: "entered",
  checks: [
    condition({
      items: (ship) => paperOrNone(ship, "manoeuvring-trials", "Record of stopping and manoeuvring trials"),
      reads: (paper) => ({ seen: itemFact("entered-paper", paper) }),
      complies: ({ seen }, { item }) => item.inShipFile !== undefined || seen !== undefined,
      alert: {
        aspect: "record",
        category: "B",
        title: () => "NO TRIAL RECORD",
        steps: atOnce("caution", ({ name }) => `${name} not known to be on board`),
      },
      log: entered("deck", "not known to be on board", "on board"),
    }),
  ],
});
