import { expect, test } from "vitest";
import { doorsOperatedDaily } from "../../../src/rules/passenger-ship-2026/para-37-2.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-2", ["position"], { name: "WTD 2", usedAtSea: true });
/** 19:00 by the ship's clock, which is 5 h 30 min ahead of UTC. */
const EVENING = Date.UTC(2028, 2, 1, 13, 30);

const atSea = (ship = ferry([door]), phase = "on-voyage") =>
  new RuleStory([doorsOperatedDaily], ship, { "voyage.phase": phase, "wtd-2.position": "closed" }, EVENING);

const untold = () =>
  new RuleStory(
    [doorsOperatedDaily],
    ferry([door]),
    { "wtd-2.position": "closed" },
    Date.UTC(2028, 2, 1, 15, 30),
  );

const operated = (story: RuleStory) =>
  story
    .given({ "wtd-2.position": "moving" })
    .given({ "wtd-2.position": "open" })
    .after("20s")
    .given({ "wtd-2.position": "moving" })
    .given({ "wtd-2.position": "closed" });

test("closed, open and closed again is the day's operation, and is entered", () => {
  const story = operated(atSea());
  story.shows("normal").logs("WTD 2 operated, daily operation");
  expect(story.duties()).toMatchObject([
    { subject: "wtd-2", text: "WTD 2 to be operated today", done: true, overdue: false },
  ]);
  story.after("4h").shows("normal");
});

test("not yet done at 20:00 by the ship's clock it is a silent caution, which the operation ends", () => {
  const story = atSea().after("3599s").shows("normal").after("1s");
  story.shows("active", "caution", "WTD 2 not yet operated today");
  operated(story).shows("normal").logs("WTD 2 operated");
});

test("not done at midnight it is entered as missed, and stays a caution until it is done", () => {
  const story = atSea().after("5h").shows("active", "caution", "was not operated on a day at sea");
  story.logs("WTD 2 not operated on a day at sea");
  operated(story).shows("normal").logs("WTD 2 not operated", "WTD 2 operated");
});

test("half a movement is no operation", () => {
  atSea().given({ "wtd-2.position": "open" }).after("1h").shows("active", "caution");
});

test("a day in port owes nothing", () => {
  atSea(ferry([door]), "alongside")
    .after("6h")
    .shows("normal")
    .logs();
});

test("a watch that begins at 21:00 in port owes nothing, though for a moment nothing told where she was", () => {
  untold().given({ "voyage.phase": "alongside" }).after("6h").shows("normal").logs();
});

test("while nothing tells where she is the doors are to be operated", () => {
  untold().after("1h").shows("active", "caution").given({ "voyage.phase": "alongside" }).shows("normal");
});

test("a day on which she was at sea for an hour owes it", () => {
  atSea(ferry([door]), "alongside")
    .given({ "voyage.phase": "on-voyage" })
    .after("30min")
    .given({ "voyage.phase": "alongside" })
    .after("30min")
    .shows("active", "caution");
});

test("an anchorage is at sea", () => {
  atSea(ferry([door]), "safe-anchorage")
    .after("1h")
    .shows("active", "caution");
});

test("a silent indicator proves no operation", () => {
  const story = atSea().silence("wtd-2.position").after("6s").shows("active-unacknowledged", "warning");
  expect(story.duties()).toMatchObject([{ done: false }]);
});

test("a broken indicator proves no operation, and what it hid is not counted", () => {
  const story = atSea()
    .given({ "wtd-2.position": "open" })
    .broken("wtd-2.position")
    .given({ "wtd-2.position": "open" });
  expect(story.duties()).toMatchObject([{ done: false }]);
});

test("in use at sea: as the ship file says, else the doors permitted to be open, else all", () => {
  const owed = (attributes: { usedAtSea?: boolean; permittedOpen?: boolean }) =>
    atSea(ferry([item("watertight-door", "wtd-2", ["position"], attributes)])).duties().length;
  expect(owed({ usedAtSea: false, permittedOpen: true })).toBe(0);
  expect(owed({ usedAtSea: true, permittedOpen: false })).toBe(1);
  expect(owed({ permittedOpen: false })).toBe(0);
  expect(owed({ permittedOpen: true })).toBe(1);
  expect(owed({})).toBe(1);
});
