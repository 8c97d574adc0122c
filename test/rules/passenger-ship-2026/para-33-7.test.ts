import { expect, test } from "vitest";
import { subdivisionLoadLine } from "../../../src/rules/passenger-ship-2026/para-33-7.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const line = (id: string, draught: number) => item("load-line", id, [], { line: "subdivision", draught });
const gauge = item("draught-gauge", "mid", ["draught"], { gauge: "midships" });
const summer = item("load-line", "summer", [], { line: "seasonal", draught: 5 });
const ready = (keelLaid = "2026-07-13") =>
  new RuleStory(
    [subdivisionLoadLine],
    ferry([line("p1", 6.3), line("p2", 5.9), summer, gauge], { keelLaid }),
    {
      "voyage.phase": "ready",
      "mid.draught": 6.1,
    },
  );
const met = (story: RuleStory) => story.gate().map((one) => one.met);

test("the line of the configuration that an officer named counts, the least draught until then", () => {
  const story = ready();
  expect(met(story)).toEqual([false]);
  expect(met(story.given({ "confirmed.p1": "in force" }))).toEqual([true]);
  expect(met(story.given({ "mid.draught": 6.3 }))).toEqual([true]);
  expect(met(story.given({ "mid.draught": 6.31 }))).toEqual([false]);
  expect(met(story.given({ "mid.draught": 6.1, "confirmed.p2": "in force" }))).toEqual([false]);
});

test("leaving with it submerged is an alarm, entered with both draughts, and ends as she is lightened", () => {
  ready()
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "deeper than the subdivision load line of this voyage")
    .given({ "mid.draught": 5.9 })
    .acknowledge()
    .shows("normal")
    .logs("MV Malabar sailed at a draught of 6.10 m, the subdivision load line of this voyage allows 5.90 m");
});

test("a gauge broken or silent keeps the gate shut", () => {
  expect(met(ready().given({ "confirmed.p1": "in force" }).broken("mid.draught"))).toEqual([false]);
  expect(met(ready().given({ "confirmed.p1": "in force" }).silence("mid.draught").after("6s"))).toEqual([
    false,
  ]);
});

test("a ship of the day before is not bound", () => {
  expect(met(ready("2026-07-12"))).toEqual([]);
});
