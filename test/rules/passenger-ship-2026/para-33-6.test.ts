import { expect, test } from "vitest";
import { seasonalLoadLine } from "../../../src/rules/passenger-ship-2026/para-33-6.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const line = (id: string, draught: number) => item("load-line", id, [], { line: "seasonal", draught });
const gauge = (id: "forward" | "aft" | "midships") => item("draught-gauge", id, ["draught"], { gauge: id });
const aboard = [line("summer", 6.5), line("winter", 6.2), gauge("midships")];
const ready = (equipment: Parameters<typeof ferry>[0] = aboard, keelLaid = "2026-07-13") =>
  new RuleStory([seasonalLoadLine], ferry(equipment, { keelLaid }), {
    "voyage.phase": "ready",
    "midships.draught": 6.4,
  });
const met = (story: RuleStory) => story.gate().map((one) => one.met);

test.each([
  ["summer", 6.5, true],
  ["summer", 6.51, false],
  ["winter", 6.2, true],
  ["winter", 6.21, false],
])("with %s in force a draught of %f m is allowed: %s", (mark, draught, allowed) => {
  const story = ready().given({ [`confirmed.${mark}`]: "in force", "midships.draught": draught });
  expect(met(story)).toEqual([allowed]);
  expect(story.shows("normal").gate()).toMatchObject([
    { text: "Draught known, and not below the load line of season and zone" },
  ]);
});

test("until an officer has said which is in force the least draught counts; taken back, again", () => {
  const story = ready();
  expect(met(story)).toEqual([false]);
  expect(met(story.given({ "confirmed.summer": "in force" }))).toEqual([true]);
  expect(met(story.given({ "confirmed.summer": "not in force" }))).toEqual([false]);
});

test("leaving too deep is an alarm, entered with both draughts, and stays until it is acknowledged", () => {
  ready()
    .given({ "confirmed.summer": "in force", "midships.draught": 6.62 })
    .given({ "voyage.phase": "leaving" })
    .shows(
      "active-unacknowledged",
      "alarm",
      "Draught not known, or deeper than the load line of season and zone",
    )
    .given({ "voyage.phase": "on-voyage" })
    .shows("active-unacknowledged")
    .acknowledge()
    .shows("normal")
    .logs("MV Malabar sailed at a draught of 6.62 m, the load line of season and zone allows 6.50 m");
});

test("gauges broken or silent keep the gate shut, and leaving so is an alarm", () => {
  const inForce = { "confirmed.summer": "in force" };
  expect(met(ready().given(inForce).broken("midships.draught"))).toEqual([false]);
  const silent = ready().given(inForce).silence("midships.draught").after("6s");
  expect(met(silent)).toEqual([false]);
  silent
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm")
    .logs("MV Malabar sailed with her draught not known, the load line of season and zone allows 6.50 m");
});

test("without a gauge amidships the mean of forward and aft counts, and both must be known", () => {
  const story = new RuleStory(
    [seasonalLoadLine],
    ferry([line("summer", 6.5), gauge("forward"), gauge("aft")]),
    {
      "voyage.phase": "ready",
      "forward.draught": 6,
      "aft.draught": 7,
    },
  );
  expect(met(story)).toEqual([true]);
  expect(met(story.given({ "aft.draught": 7.1 }))).toEqual([false]);
  expect(met(story.broken("forward.draught"))).toEqual([false]);
});

test("at sea and alongside nothing is judged", () => {
  for (const phase of ["on-voyage", "alongside"] as const)
    ready().given({ "midships.draught": 9, "voyage.phase": phase }).shows("normal");
});

test("without lines or gauges in the ship file it is listed as unwatched", () => {
  const missing = (equipment: Parameters<typeof ferry>[0]) =>
    ready(equipment)
      .unwatched()
      .flatMap((one) => one.missing);
  expect(missing([gauge("midships")])).toEqual(["unfitted-load-line.draught"]);
  expect(missing([line("summer", 6.5)])).toEqual(["unfitted-draught-gauge.draught"]);
  expect(missing(aboard)).toEqual([]);
  expect(
    missing([item("load-line", "p1", [], { line: "subdivision", draught: 6 }), gauge("midships")]),
  ).toEqual(["unfitted-load-line.draught"]);
});

test("a ship of the day before is not bound", () => {
  expect(met(ready(aboard, "2026-07-12"))).toEqual([]);
});
