import { test } from "vitest";
import { scupperValvesRecorded } from "../../../src/rules/passenger-ship-2026/para-94-6-a-iv-scupperlog.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const valve = item("valve", "sc-1", ["position"], { name: "Scupper valve 1", valve: "scupper" });
const at = (
  phase: string,
  change: Partial<typeof valve> = {},
  types: readonly ("passenger" | "ro-ro-passenger")[] = ["ro-ro-passenger"],
) =>
  new RuleStory([scupperValvesRecorded], ferry([{ ...valve, ...change }], { types }), {
    "voyage.phase": phase,
    "sc-1.position": "open",
  });

test.each(["alongside", "on-voyage"])(
  "%s each working is entered once, half way counts as closed",
  (phase) => {
    at(phase)
      .given({ "sc-1.position": "moving" })
      .given({ "sc-1.position": "closed" })
      .after("1min")
      .given({ "sc-1.position": "open" })
      .shows("normal")
      .logs("Scupper valve 1 closed", "Scupper valve 1 opened");
  },
);

test("what was worked while its switch was silent or broken is entered as found so", () => {
  const found = "Scupper valve 1 closed, found so; not known since 2028-03-01T12:00:0";
  at("on-voyage").silence("sc-1.position").after("10s").given({ "sc-1.position": "closed" }).logs(found);
  at("on-voyage").broken("sc-1.position").after("1s").given({ "sc-1.position": "closed" }).logs(found);
});

test("its switch not known is a warning", () => {
  at("on-voyage").broken("sc-1.position").shows("active-unacknowledged", "warning", "unknown: line cut");
});

test("other valves, and a ship that is no ro-ro passenger ship, have no such record", () => {
  at("on-voyage", { valve: "bilge" }).given({ "sc-1.position": "closed" }).logs();
  at("on-voyage", {}, ["passenger"]).given({ "sc-1.position": "closed" }).logs();
});
