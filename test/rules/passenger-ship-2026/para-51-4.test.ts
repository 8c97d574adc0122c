import { test } from "vitest";
import { twoBilgePumps } from "../../../src/rules/passenger-ship-2026/para-51-4.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const pumps = [1, 2].map((n) => item("bilge-pump", `bp-${n}`, ["running", "available"]));
const good = {
  "bp-1.running": true,
  "bp-1.available": false,
  "bp-2.running": false,
  "bp-2.available": true,
} as const;

watched({
  rule: twoBilgePumps,
  aboard: pumps,
  good,
  bad: { "bp-2.available": false },
  until: "4999ms",
  priority: "alarm",
  says: "Only 1 bilge pumps can be started, fewer than two",
  enters: ["fewer than two bilge pumps", "two bilge pumps or more"],
  unknown: {},
});

test.each(["bp-1.running", "bp-2.available"])(
  "with %s broken or silent that pump does not count",
  (signal) => {
    new RuleStory([twoBilgePumps], ferry(pumps), good)
      .broken(signal)
      .after("5s")
      .shows("active-unacknowledged", "alarm");
    new RuleStory([twoBilgePumps], ferry(pumps), good)
      .silence(signal)
      .after("11s")
      .shows("active-unacknowledged", "alarm");
  },
);

test("without pumps in the ship file there is nothing to judge", () => {
  new RuleStory([twoBilgePumps], ferry([])).after("1min").shows("normal");
});
