import { expect, test } from "vitest";
import { indicatorAboveTheBulkheadDeck } from "../../../src/rules/passenger-ship-2026/para-26-6-a-ii-d-indicator.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const door = item("watertight-door", "wtd-1", ["position", "indicator"], { name: "WTD 1" });
const good = { "wtd-1.position": "closed", "wtd-1.indicator": "closed" } as const;

watched({
  rule: indicatorAboveTheBulkheadDeck,
  aboard: [door],
  good,
  bad: { "wtd-1.indicator": "open" },
  until: "4999ms",
  priority: "caution",
  says: "WTD 1 shown otherwise than it stands at the hand gear: enter the defect",
  enters: [
    "WTD 1 shown otherwise than it stands at its hand gear",
    "WTD 1 shown as it stands at its hand gear",
  ],
  unknown: { "wtd-1.position": "warning", "wtd-1.indicator": "warning" },
});

test.each([
  ["open", "open", true],
  ["closed", "closed", true],
  ["secured", "closed", true],
  ["moving", "open", true],
  ["open", "closed", false],
  ["moving", "closed", false],
  ["free", "closed", false],
  ["secured", "open", false],
] as const)("a door %s and shown %s: right is %s", (position, indicator, right) => {
  const story = new RuleStory([indicatorAboveTheBulkheadDeck], ferry([door]), {
    "wtd-1.position": position,
    "wtd-1.indicator": indicator,
  }).after("6s");
  expect(story.alerts()).toHaveLength(right ? 0 : 1);
});

test("a door whose indicator has no signal is listed as unwatched; a hinged one is not asked", () => {
  const without = { ...door, signals: ["position"] };
  expect(new RuleStory([indicatorAboveTheBulkheadDeck], ferry([without])).unwatched()).toMatchObject([
    { missing: ["wtd-1.indicator"] },
  ]);
  expect(indicatorAboveTheBulkheadDeck.instances(ferry([{ ...door, operation: "hinged" }]))).toHaveLength(0);
});
