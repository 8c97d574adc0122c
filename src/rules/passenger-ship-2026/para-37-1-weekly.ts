/** Watertight doors are tested every week. */
import { days } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import type { AlertSpec, Subject } from "../shapes.ts";
import { watertightDoors } from "../terms/doors.ts";
import { openings } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

const settings = { reminder: setting(days(1), "a day is enough to move every door and opening once") };

const alert: AlertSpec<Subject, object, object> = {
  aspect: "duty",
  category: "B",
  title: (item) => titled(item, "WEEKLY TEST"),
  steps: [
    ...atOnce("caution", (item) => `${item.name}: weekly test due`),
    ...atOnce("caution", (item) => `${item.name} not tested for a week`),
  ],
};

export const weeklyTests = defineRule({
  id: "PSR-I-37(1)/weekly",
  title: "Weekly tests of doors and openings",
  cites: schedule(
    "37(1)",
    "Operational tests of watertight doors, side scuttles, valves and closing mechanisms of scuppers shall take place weekly",
  ),
  version: 1,
  reading:
    "A door is tested by one whole movement, closed, open and closed; an opening without a switch by an entry of its test.",
  binds: passengerShips,
  status: "watched",
  checks: [
    duty({
      items: watertightDoors,
      settings,
      reads: (door) => ({ position: of(door, "position") }),
      every: { is: "span", span: days(7) },
      warnBefore: ({ reminder }) => reminder,
      evidence: {
        is: "movement",
        of: "position",
        through: [["closed", "secured"], ["open"], ["closed", "secured"]],
      },
      owes: (door) => `${door.name}: weekly test`,
      alert,
      log: {
        when: ["missed"],
        book: "watertight-doors",
        says: (door) => `${door.name} not tested for a week`,
      },
    }),
    duty({
      check: "openings",
      items: openings,
      settings,
      reads: (opening) => ({ test: itemFact("entered-test", opening) }),
      every: { is: "span", span: days(7) },
      warnBefore: ({ reminder }) => reminder,
      evidence: { is: "entry", of: "test" },
      owes: (opening) => `${opening.name}: weekly test to be entered`,
      alert,
    }),
  ],
});
