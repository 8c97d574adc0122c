import { expect, test } from "vitest";
import { days } from "../../../src/kernel/duration.ts";
import { fireDetectionTested } from "../../../src/rules/passenger-ship-2026/para-82-3-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const panel = item("fire-panel", "panel", ["healthy"], { name: "Fire panel" });
const aboard = (settings: Record<string, number> = {}, keelLaid = "2026-07-13") =>
  new RuleStory(
    [fireDetectionTested],
    ferry([panel], { keelLaid }, { settings: { "PSR-I-82(3)(b)": settings } }),
  );

test("a test is owed each month, with a caution three days before, and an entry for the panel is the proof", () => {
  aboard({ every: days(5) })
    .after("47h")
    .shows("normal")
    .after("1h")
    .shows("active", "caution", "Fire panel: test of the detectors due")
    .given({ "entered-test.panel": "2028-03-03T12:00:00Z" })
    .shows("normal")
    .logs();
  expect(fireDetectionTested.settings).toMatchObject({ every: { default: days(30) } });
});

test("a period without one is a silent caution, and entered", () => {
  aboard({ every: days(5) })
    .after("5d")
    .shows("active", "caution", "Fire panel: no test of the detectors entered in time")
    .logs("Fire panel: detectors not tested in time")
    .given({ "entered-test.panel": "2028-03-06T12:00:00Z" })
    .shows("normal");
});

test("what is owed is on the list of duties; a ship without a panel, or of the rules of 1981, owes nothing", () => {
  expect(aboard().duties()).toMatchObject([
    { text: "Fire panel: detectors to be tried with smoke or heat, and entered", done: false },
  ]);
  expect(aboard({}, "2026-07-12").duties()).toEqual([]);
  expect(fireDetectionTested.instances(ferry([]))).toHaveLength(0);
});
