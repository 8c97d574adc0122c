import { expect, test } from "vitest";
import { handGearTested } from "../../../src/rules/passenger-ship-2026/para-26-6-c-iv.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["hand-operation"], { name: "WTD 1" });
const start = (change: Partial<typeof door> = {}, keelLaid = "2026-07-13") =>
  new RuleStory([handGearTested], ferry([{ ...door, ...change }], { keelLaid }), {
    "wtd-1.hand-operation": false,
  });

test("owed each week: told a day before, entered as missed when it has passed, and ended by the hand gear at work", () => {
  start()
    .after("144h")
    .shows("active", "caution", "WTD 1: work it by its hand gear before tomorrow")
    .after("24h")
    .shows("active", "caution", "WTD 1 not worked by its hand gear for a week")
    .logs("WTD 1 not worked by its hand gear within the week")
    .given({ "wtd-1.hand-operation": true })
    .given({ "wtd-1.hand-operation": false })
    .shows("normal");
});

test("seen at work it is done for a week from then", () => {
  const story = start().after("100h").given({ "wtd-1.hand-operation": true });
  story.given({ "wtd-1.hand-operation": false }).after("143h").shows("normal");
  story.after("1h").shows("active", "caution");
});

test("a signal that is broken or silent is a warning, and no test", () => {
  start().broken("wtd-1.hand-operation").shows("active-unacknowledged", "warning", "unknown: line cut");
  start().silence("wtd-1.hand-operation").after("6s").shows("active-unacknowledged", "warning");
});

test("a hinged door has none, and a ship of the day before is not bound", () => {
  expect(start({ operation: "hinged" }).duties()).toEqual([]);
  expect(start({}, "2026-07-12").duties()).toEqual([]);
});
