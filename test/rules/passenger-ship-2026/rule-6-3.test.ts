import { expect, test } from "vitest";
import { certificatesInForce } from "../../../src/rules/passenger-ship-2026/rule-6-3.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon; her clocks are five and a half hours ahead of UTC. */
const ship = (validUntil: string | undefined, start = {}) =>
  new RuleStory(
    [certificatesInForce],
    ferry(
      [],
      {},
      { papers: [{ id: "safety", paper: "certificate", name: "Safety certificate", validUntil }] },
    ),
    { "voyage.phase": "alongside", ...start },
  );
const RENEWED = { "valid-until.safety": "2029-02-28T23:59:59Z" };

test("it is due on its last day, at midnight by the ship's clocks", () => {
  const story = ship("2028-12-31").after("11s").shows("normal");
  expect(story.duties()).toMatchObject([
    { text: "Safety certificate in force", due: Date.UTC(2028, 11, 31, 18, 30), overdue: false, done: true },
  ]);
});

test.each([
  ["2028-03-31", true],
  ["2028-04-01", false],
])("thirty days before its end it is a silent caution: %s, warned %s", (validUntil, warned) => {
  const story = ship(validUntil).after("7h");
  if (warned) story.shows("active", "caution", "Safety certificate ends soon");
  else story.shows("normal");
});

test("after its last day it is a warning, entered, and the renewal that is entered ends it", () => {
  ship("2028-02-29")
    .after("11s")
    .shows("active-unacknowledged", "warning", "Safety certificate is not on board, or has ended")
    .given(RENEWED)
    .acknowledge()
    .shows("normal")
    .logs("Safety certificate not on board, or ended", "Safety certificate renewed");
});

test("a later day in the ship file counts more than an older entry", () => {
  ship("2028-12-31", { "valid-until.safety": "2028-01-31T00:00:00Z" }).after("11s").shows("normal");
});

test("a day that is none is no validity", () => {
  ship(undefined, {}).after("11s").shows("normal");
  ship("soon").after("11s").shows("active-unacknowledged", "warning");
});

test("before departure it is listed, and going without it is a warning that the renewal ends", () => {
  const story = ship("2028-02-29", { "voyage.phase": "ready" }).after("11s");
  expect(story.gate()).toMatchObject([{ met: false, text: "Safety certificate in force" }]);
  story.given({ "voyage.phase": "leaving" });
  expect(story.alerts().map(({ text }) => text)).toContain(
    "Departed while Safety certificate was not in force",
  );
  story.given(RENEWED).acknowledge().shows("normal");
  expect(story.entries.map(({ text }) => text)).toContainEqual(
    expect.stringContaining("Safety certificate was not in force when she sailed"),
  );
});

test("with it in force the gate is open, and she sails in silence", () => {
  const story = ship("2028-12-31", { "voyage.phase": "ready" }).after("11s");
  expect(story.gate().map(({ met }) => met)).toEqual([true]);
  story.given({ "voyage.phase": "leaving" }).shows("normal").logs();
});
