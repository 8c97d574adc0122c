import { describe, expect, test } from "vitest";
import { closingTimeUnderPower } from "../../../src/rules/passenger-ship-2026/para-26-6-a-ii-g.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "hand-operation"], { name: "WTD 1" });
const inclinometer = item("inclinometer", "incl", ["heel"]);

const open = (ship = ferry([door, inclinometer])) =>
  new RuleStory([closingTimeUnderPower], ship, {
    "wtd-1.position": "open",
    "wtd-1.hand-operation": false,
    "incl.heel": 0,
  });

const closedIn = (time: string, story = open()) =>
  story.given({ "wtd-1.position": "moving" }).after(time).given({ "wtd-1.position": "closed" });

test.each(["19500ms", "20s", "31s", "40s", "40500ms"])(
  "closed in %s she complies, and the time is entered",
  (time) => {
    closedIn(time).shows("normal").logs("WTD 1 closed in");
  },
);

test.each([
  ["19499ms", "WTD 1 closed in 19.5 s, less than 20 s"],
  ["10s", "WTD 1 closed in 10.0 s, less than 20 s"],
  ["40501ms", "WTD 1 closed in 40.5 s, more than 40 s"],
  ["55s", "WTD 1 closed in 55.0 s, more than 40 s"],
])("closed in %s is a warning, and a defect in the book", (time, words) => {
  closedIn(time).shows("active-unacknowledged", "warning", words).logs(words);
});

test("the next closing in time ends the warning", () => {
  const story = closedIn("50s").acknowledge().given({ "wtd-1.position": "open" });
  closedIn("30s", story).shows("normal").logs("50.0 s", "WTD 1 closed in 30.0 s");
});

test("the time is kept with the entry, so that a door that grows slower is seen", () => {
  expect(closedIn("30s").entries[0]?.data).toMatchObject({ measured: { milliseconds: 30_000 } });
});

describe("what is not timed", () => {
  test("a door worked by hand", () => {
    open()
      .given({ "wtd-1.hand-operation": true })
      .given({ "wtd-1.position": "moving" })
      .after("80s")
      .given({ "wtd-1.position": "closed" })
      .shows("normal")
      .logs();
  });

  test("a door that opened again on the way", () => {
    const story = open()
      .given({ "wtd-1.position": "moving" })
      .after("30s")
      .given({ "wtd-1.position": "open" });
    closedIn("30s", story).shows("normal").logs("closed in 30.0 s");
  });

  test("a door that was never seen fully open", () => {
    new RuleStory([closingTimeUnderPower], ferry([door]), { "wtd-1.position": "moving" })
      .after("5s")
      .given({ "wtd-1.position": "closed" })
      .shows("normal")
      .logs();
  });

  test("a door being opened", () => {
    open()
      .given({ "wtd-1.position": "closed" })
      .given({ "wtd-1.position": "moving" })
      .after("5s")
      .given({ "wtd-1.position": "open" })
      .shows("normal")
      .logs();
  });
});

test("in a ship that heels more than a degree a slow door proves nothing; in an upright one it does", () => {
  const heeling = open().given({ "incl.heel": -1.1 });
  closedIn("50s", heeling).shows("normal").logs("closing time not proved: 50.0 s, but she heeled 1.1°");
  closedIn("50s", open().given({ "incl.heel": 1 })).shows("active-unacknowledged", "warning");
});

test("without an inclinometer she counts as upright", () => {
  closedIn("50s", open(ferry([door]))).shows("active-unacknowledged", "warning");
});

test("a position lost on the way proves nothing, and is said", () => {
  const story = open().given({ "wtd-1.position": "moving" }).after("5s").broken("wtd-1.position");
  expect(story.entries.map(({ text }) => text)).toEqual([
    "WTD 1: closing time not proved: its position was lost while it closed",
  ]);
  expect(story.alerts().map(({ text }) => text)).toEqual(["WTD 1: position unknown: line cut"]);
});

test("a door that is silent while at rest is a warning, and claims no time", () => {
  open().silence("wtd-1.position").after("6s").shows("active-unacknowledged", "warning").logs();
});

test("a door found half open is not timed, however often it is looked at", () => {
  new RuleStory([closingTimeUnderPower], ferry([door, inclinometer]), {
    "wtd-1.position": "moving",
    "incl.heel": 0,
  })
    .given({ "incl.heel": 0.1 })
    .given({ "incl.heel": 0.2 })
    .after("5s")
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs();
});
