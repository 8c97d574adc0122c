import { expect, test } from "vitest";
import { deadlightsBesideTheirScuttles } from "../../../src/rules/passenger-ship-2026/para-28-4.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const scuttle = item("opening", "s-1", [], {
  name: "Sidescuttle 1",
  opening: "sidescuttle",
  portableDeadlight: true,
});
const aboard = (change: Partial<typeof scuttle> = {}) =>
  new RuleStory([deadlightsBesideTheirScuttles], ferry([{ ...scuttle, ...change }]));

test("owed each week, with a caution a day before; the entry that names the sidescuttle ends it", () => {
  const story = aboard().after("143h").shows("normal");
  expect(story.duties()).toMatchObject([{ text: "Sidescuttle 1: deadlight in its place, to be inspected" }]);
  story
    .after("1h")
    .shows("active", "caution", "Sidescuttle 1: see that its portable deadlight lies beside it")
    .given({ "entered-inspection.ship": "2028-03-07T12:00:00Z" })
    .shows("active", "caution")
    .given({ "entered-inspection.s-1": "2028-03-07T12:00:00Z" })
    .shows("normal")
    .logs();
});

test("a week without one is entered, in port as at sea; no entry is not looked for", () => {
  aboard()
    .after("7d")
    .shows("active", "caution", "Sidescuttle 1: its portable deadlight not looked for in a week")
    .logs("Sidescuttle 1: its portable deadlight not looked for in a week");
});

test("fixed deadlights, other openings and a ship of the day before owe nothing", () => {
  expect(aboard({ portableDeadlight: false }).duties()).toEqual([]);
  expect(aboard({ portableDeadlight: undefined }).duties()).toEqual([]);
  expect(aboard({ opening: "hatch" }).duties()).toEqual([]);
  expect(deadlightsBesideTheirScuttles.instances(ferry([scuttle], { keelLaid: "2026-07-12" }))).toEqual([]);
});
