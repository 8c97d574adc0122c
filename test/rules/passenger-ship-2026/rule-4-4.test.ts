import { expect, test } from "vitest";
import { exemptionsInWriting } from "../../../src/rules/passenger-ship-2026/rule-4-4.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const door = item("watertight-door", "wtd-2", [], { permittedOpen: true });
const exemption = (validUntil?: string) =>
  ({
    id: "leave-7",
    paper: "exemption",
    name: "Leave of the Director-General",
    number: "7/2027",
    covers: ["wtd-2"],
    validUntil,
  }) as const;
const ship = (papers: readonly ReturnType<typeof exemption>[]) =>
  new RuleStory([exemptionsInWriting], ferry([door], {}, { papers }));

test("a leave with its paper on board is nothing to be said", () => {
  ship([exemption("2028-12-31")])
    .after("1h")
    .shows("normal")
    .logs();
});

test("a leave without a paper is a silent caution, entered, until a person enters that it is there", () => {
  ship([])
    .after("11s")
    .shows("active", "caution", "WTD-2: no paper on board for the leave to open it")
    .given({ "entered-paper.wtd-2": "2028-03-01T12:00:00Z" })
    .shows("normal")
    .logs("has a leave for which no paper is on board", "has the paper of its leave on board");
});

test("a month before its end the exemption is a silent caution, and after its last day it is overdue and entered", () => {
  const story = ship([exemption("2028-03-01")]).after("11s");
  story.shows("active", "caution", "Leave of the Director-General 7/2027 ends soon");
  expect(story.duties()).toMatchObject([{ due: Date.UTC(2028, 2, 1, 18, 30), overdue: false }]);
  story.after("7h").shows("active", "caution", "is not on board, or has ended");
  expect(story.entries.map(({ text }) => text)).toEqual([
    expect.stringContaining("7/2027 not on board, or ended"),
  ]);
});

test("one without an end never ends", () => {
  const story = ship([exemption()]).after("1h").shows("normal");
  expect(story.duties()).toEqual([]);
});

test("a door without any leave needs none", () => {
  const closed = item("watertight-door", "wtd-3", [], { permittedOpen: false });
  new RuleStory([exemptionsInWriting], ferry([closed])).after("1h").shows("normal");
});
