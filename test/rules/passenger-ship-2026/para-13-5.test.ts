import { expect, test } from "vitest";
import { days } from "../../../src/kernel/duration.ts";
import { lightweightSurveyed } from "../../../src/rules/passenger-ship-2026/para-13-5.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The ship's clocks are five and a half hours ahead: her day ends at 18:30 UTC. */
const at = (time: string, lightweightSurvey?: string) =>
  new RuleStory([lightweightSurveyed], ferry([], { lightweightSurvey }), {}, Date.parse(time));
const told = (story: RuleStory) => story.alerts().map(({ priority, text }) => `${priority}: ${text}`);
const entered = (when: string, until: string, displacement = 0, centre = 0) => ({
  "valid-until.lightweight-survey": until,
  "figure-displacement.lightweight-survey": displacement,
  "figure-centre.lightweight-survey": centre,
  "entered-paper.lightweight-survey": when,
});
const settled = (story: RuleStory) => story.after("11s");

test("the reminder is half a year, unless the ship file says otherwise", () => {
  expect(lightweightSurveyed.settings).toMatchObject({ reminder: { default: days(180) } });
});

test.each([
  ["2028-03-10T18:29:00Z", "2023-09-06", []],
  ["2028-03-10T18:31:00Z", "2023-09-06", ["caution: Lightweight survey due within half a year"]],
  ["2028-09-06T18:29:00Z", "2023-09-06", ["caution: Lightweight survey due within half a year"]],
  ["2028-09-06T18:31:00Z", "2023-09-06", ["caution: Lightweight survey overdue, or its date not known"]],
  ["2029-02-28T18:29:00Z", "2024-02-29", ["caution: Lightweight survey due within half a year"]],
  ["2029-02-28T18:31:00Z", "2024-02-29", ["caution: Lightweight survey overdue, or its date not known"]],
])("on %s, surveyed on %s: %o", (now, surveyed, says) => {
  expect(told(settled(at(now, surveyed)))).toEqual(says);
});

test("no date at all is overdue, and entered; a survey that is entered ends it", () => {
  const story = settled(at("2028-03-01T12:00:00Z"));
  expect(told(story)).toEqual(["caution: Lightweight survey overdue, or its date not known"]);
  story
    .given(entered("2028-03-01T12:00:00Z", "2033-03-01T00:00:00Z"))
    .shows("normal")
    .logs("Lightweight survey overdue", "Lightweight survey entered");
});

test.each([
  ["2033-03-01T00:00:00Z", []],
  ["2033-03-02T00:00:00Z", ["caution"]],
  ["", ["caution"]],
])("entered on 1 March 2028 as valid until '%s': %o", (until, says) => {
  const story = settled(at("2028-03-01T12:00:00Z", "2025-01-01"));
  story.given(entered("2028-03-01T12:00:00Z", until));
  expect(story.alerts().map(({ priority }) => priority)).toEqual(says);
});

test.each([
  [2, 1, false],
  [-2, -1, false],
  [2.01, 0, true],
  [0, -1.01, true],
])("deviations of %f %% and %f %%: to be inclined is %s", (displacement, centre, inclined) => {
  const story = settled(at("2028-03-01T12:00:00Z", "2025-01-01"));
  story.given(entered("2028-03-01T12:00:00Z", "2033-03-01T00:00:00Z", displacement, centre));
  expect(told(story)).toEqual(
    inclined
      ? ["caution: Lightweight survey: re-inclining required, or stated valid for more than five years"]
      : [],
  );
  story.given({ "entered-paper.inclining": "2028-02-28T12:00:00Z" });
  expect(story.alerts()).toHaveLength(inclined ? 1 : 0);
  story.given({ "entered-paper.inclining": "2028-03-01T13:00:00Z" }).shows("normal");
});

test("a ship of the day before is not bound", () => {
  expect(lightweightSurveyed.instances(ferry([], { keelLaid: "2026-07-12" }))).toEqual([]);
});
