import { expect, test } from "vitest";
import { lowSidescuttlesLocked } from "../../../src/rules/passenger-ship-2026/para-38-13.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const scuttle = item("opening", "s-1", ["secured"], {
  name: "Sidescuttle 1",
  opening: "sidescuttle",
  place: { deck: 3 },
  sill: 8,
});
const gauge = item("draught-gauge", "mid", ["draught"], { gauge: "midships" });
/** Breadth 22 m: 1.4 + 0.55 = 1.95 m above the water; with a sill at 8 m, a draught of 6.05 m. */
const ready = (change: Partial<typeof scuttle> = {}, others: readonly (typeof scuttle)[] = []) =>
  new RuleStory([lowSidescuttlesLocked], ferry([{ ...scuttle, ...change }, ...others, gauge]), {
    "voyage.phase": "ready",
    "s-1.secured": false,
    "mid.draught": 6,
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test.each([
  [6.04, true],
  [6.06, false],
])("at a draught of %f m it may be unlocked: %s", (draught, may) => {
  expect(met(ready().given({ "mid.draught": draught }))).toEqual([may]);
});

test("low and unlocked it is listed before departure, an alarm when she goes, and ends when it is locked", () => {
  const story = ready().given({ "mid.draught": 6.5 }).shows("normal");
  expect(story.gate()).toMatchObject([{ met: false, text: "Sidescuttle 1 closed and locked" }]);
  story
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Sidescuttle 1 not closed and locked, low above the water")
    .given({ "s-1.secured": true })
    .acknowledge()
    .shows("normal")
    .logs("Sidescuttle 1 not closed and locked on the voyage");
});

test("one low sill binds every sidescuttle of its deck, one whose sill is not stated too; another deck's does not", () => {
  const other = { ...scuttle, id: "s-2", name: "Sidescuttle 2", signals: [], sill: 7 };
  expect(met(ready({}, [other]))[0]).toBe(false);
  expect(met(ready({}, [{ ...other, sill: undefined }]))[0]).toBe(false);
  expect(met(ready({}, [{ ...other, place: { deck: 4 } }]))[0]).toBe(true);
  expect(met(ready({ sill: undefined }))).toEqual([false]);
});

test("the greatest draught that a gauge shows counts; broken or silent, the sill is taken for low", () => {
  const aft = item("draught-gauge", "aft", ["draught"], { gauge: "aft" });
  const story = new RuleStory([lowSidescuttlesLocked], ferry([scuttle, gauge, aft]), {
    "voyage.phase": "ready",
    "s-1.secured": false,
    "mid.draught": 6,
    "aft.draught": 6.2,
  });
  expect(met(story)).toEqual([false]);
  expect(met(ready().broken("mid.draught"))).toEqual([false]);
  expect(met(ready().silence("mid.draught").after("6s"))).toEqual([false]);
});

test("without a switch an officer's 'closed and locked' counts, and nothing less", () => {
  const story = new RuleStory([lowSidescuttlesLocked], ferry([{ ...scuttle, signals: [] }]), {
    "voyage.phase": "ready",
  });
  expect(met(story)).toEqual([false]);
  expect(met(story.given({ "confirmed.s-1": "closed" }))).toEqual([false]);
  expect(met(story.given({ "confirmed.s-1": "closed and locked" }))).toEqual([true]);
});

test("a lock that is broken or silent keeps the gate shut, and is a warning", () => {
  for (const story of [ready().broken("s-1.secured"), ready().silence("s-1.secured").after("6s")])
    expect(met(story.shows("active-unacknowledged", "warning"))).toEqual([false]);
});

test("no permission helps, and an anchorage is no port; alongside it may be open", () => {
  const low = { "mid.draught": 7, "permission.s-1": "2028-03-01T16:00:00Z" };
  ready().given(low).given({ "voyage.phase": "safe-anchorage" }).shows("active-unacknowledged", "alarm");
  ready().given(low).given({ "voyage.phase": "alongside" }).shows("normal");
});

test("above the bulkhead deck, of another sort, or on a ship of the day before, it is not bound", () => {
  expect(met(ready({ belowBulkheadDeck: false }))).toEqual([]);
  expect(met(ready({ opening: "hatch" }))).toEqual([]);
  const older = ferry([scuttle, gauge], { keelLaid: "2026-07-12" });
  expect(met(new RuleStory([lowSidescuttlesLocked], older, { "voyage.phase": "ready" }))).toEqual([]);
});
