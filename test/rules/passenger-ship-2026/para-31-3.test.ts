import { expect, test } from "vitest";
import { upperDoorsClosable } from "../../../src/rules/passenger-ship-2026/para-31-3.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const signals = ["position", "supply", "control-supply", "obstructed"];
const door = item("watertight-door", "upper-1", signals, { name: "Upper door 1", belowBulkheadDeck: false });
const console = item("watertight-door-console", "console", ["healthy"]);
const open = (change: Partial<typeof door> = {}) =>
  new RuleStory([upperDoorsClosable], ferry([{ ...door, ...change }, console]), {
    "voyage.phase": "on-voyage",
    "upper-1.position": "open",
    "upper-1.supply": true,
    "upper-1.control-supply": true,
    "upper-1.obstructed": false,
    "console.healthy": true,
  });

test("open and closable from the bridge it may remain open", () => {
  open().after("1h").shows("normal").logs();
});

test.each([
  { "upper-1.supply": false },
  { "upper-1.control-supply": false },
  { "upper-1.obstructed": true },
  { "console.healthy": false },
])("open with %o it is a warning, also alongside, entered with its end", (change) => {
  open()
    .given({ "voyage.phase": "alongside" })
    .given(change)
    .shows(
      "active-unacknowledged",
      "warning",
      "Upper door 1 open and not closable from the bridge: close it there",
    )
    .given({ "upper-1.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs("Upper door 1 open and not closable from the bridge", "Upper door 1 closed, or closable again");
});

test.each(["upper-1.position", "upper-1.supply", "console.healthy"])(
  "%s not known is a warning",
  (signal) => {
    open().broken(signal).shows("active-unacknowledged", "warning", "unknown: line cut");
    open().silence(signal).after("6s").shows("active-unacknowledged", "warning");
  },
);

test("a door below the bulkhead deck, or whose place is not stated, is not of this paragraph", () => {
  for (const belowBulkheadDeck of [true, undefined])
    open({ belowBulkheadDeck }).given({ "upper-1.supply": false }).shows("normal");
  expect(open({ belowBulkheadDeck: true }).unwatched()).toEqual([]);
});
