import { test } from "vitest";
import { doorsClosedBeforeTheList } from "../../../src/rules/passenger-ship-2026/para-26-5-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position"], { name: "WTD 1" });
const port = item("inclinometer", "incl-1", ["heel"]);
const upright = (equipment = [door, port] as Parameters<typeof ferry>[0]) =>
  new RuleStory([doorsClosedBeforeTheList], ferry(equipment), { "wtd-1.position": "open", "incl-1.heel": 0 });

test.each([10, -10, 14.9])("a list of %s° with a door open is a warning after twenty seconds", (heel) => {
  upright()
    .given({ "incl-1.heel": heel })
    .after("19999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "Close WTD 1: she lists")
    .given({ "wtd-1.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs("WTD 1 open while she listed", "WTD 1 closed, or the list gone");
});

test.each([15, -15, 20])("a list of %s° is an alarm: closing is no longer assured", (heel) => {
  upright()
    .given({ "incl-1.heel": heel })
    .after("20s")
    .shows("active-unacknowledged", "alarm", "no longer assured");
});

test("9.9° is no list of this rule", () => {
  upright().given({ "incl-1.heel": 9.9 }).after("10min").shows("normal");
});

test("rolling is no list", () => {
  const story = upright();
  for (let roll = 0; roll < 6; roll += 1)
    story.given({ "incl-1.heel": roll % 2 === 0 ? 12 : -3 }).after("6s");
  story.shows("normal");
});

test("closed doors may list", () => {
  upright().given({ "wtd-1.position": "secured", "incl-1.heel": 20 }).after("10min").shows("normal");
});

test("a heel that is not known is not judged; a position that is not known is a warning", () => {
  upright().silence("incl-1.heel").after("10min").shows("normal");
  upright().broken("wtd-1.position").shows("active-unacknowledged", "warning", "unknown: line cut");
  upright([door]).after("1min").shows("normal");
});
