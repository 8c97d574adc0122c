import { expect, test } from "vitest";
import { trunkwayClosures } from "../../../src/rules/passenger-ship-2026/para-26-10-c.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const closure = item("trunkway-closure", "trunk-1", ["position", "control"], { name: "Trunk flap 1" });
const good = { "trunk-1.position": "open", "trunk-1.control": true } as const;
const aboard = () => new RuleStory([trunkwayClosures], ferry([closure]), good);

watched({
  rule: trunkwayClosures,
  aboard: [closure],
  good,
  bad: { "trunk-1.control": false },
  until: "4999ms",
  priority: "warning",
  says: "Trunk flap 1 cannot be closed from the central position",
  enters: ["Trunk flap 1 without power or control", "Trunk flap 1 with power and control again"],
  unknown: { "trunk-1.control": "warning", "trunk-1.position": "warning" },
});

test.each(["moving", "free"] as const)(
  "%s for a minute is a warning, and ends at either switch",
  (position) => {
    aboard()
      .given({ "trunk-1.position": position })
      .after("59999ms")
      .shows("normal")
      .after("1ms")
      .shows("active-unacknowledged", "warning", "stays between open and closed: take it for open")
      .given({ "trunk-1.position": "open" })
      .acknowledge()
      .shows("normal")
      .logs("Trunk flap 1 stays between open and closed", "Trunk flap 1 open or closed again");
  },
);

test("closed once within the week it has been tested; not closed it is a caution a day before, and entered after it", () => {
  aboard()
    .after("143h")
    .shows("normal")
    .after("1h")
    .shows("active", "caution", "Trunk flap 1: close it once before tomorrow")
    .given({ "trunk-1.position": "moving" })
    .given({ "trunk-1.position": "closed" })
    .shows("normal")
    .logs("Trunk flap 1 tested");
  aboard()
    .after("7d")
    .shows("active", "caution", "Trunk flap 1 not closed for a week")
    .logs("Trunk flap 1 not tested within the week");
});

test("what it owes is on the list of duties; a ship without trunkways owes nothing", () => {
  expect(aboard().duties()).toMatchObject([{ text: "Trunk flap 1 to be closed once", done: false }]);
  expect(trunkwayClosures.instances(ferry([]))).toHaveLength(0);
});
