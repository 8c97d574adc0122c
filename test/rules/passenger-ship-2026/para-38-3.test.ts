import { expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { closedAfterPassage } from "../../../src/rules/passenger-ship-2026/para-38-3.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-3", ["position"], {
  name: "Watertight door 3",
  permittedOpen: true,
});
const detector = item("flooding-detector", "fd-1", ["wet"]);

const underWay = (ship = ferry([door, detector])) =>
  new RuleStory([closedAfterPassage], ship, {
    "voyage.phase": "on-voyage",
    "wtd-3.position": "closed",
    "fd-1.wet": false,
  });

test("a passage of less than two minutes is nobody's business", () => {
  underWay()
    .given({ "wtd-3.position": "moving" })
    .after("119s")
    .shows("normal")
    .given({ "wtd-3.position": "closed" })
    .after("10min")
    .shows("normal")
    .logs();
});

test("left open it is a silent caution at 120 s, a warning at 180 s, an alarm at 300 s", () => {
  underWay()
    .given({ "wtd-3.position": "open" })
    .after("119s")
    .shows("normal")
    .after("1s")
    .shows("active", "caution", "Watertight door 3 open under way")
    .after("59s")
    .shows("active", "caution")
    .after("1s")
    .shows("active-unacknowledged", "warning", "passage over")
    .after("119s")
    .shows("active-unacknowledged", "warning")
    .after("1s")
    .shows("active-unacknowledged", "alarm", "left open under way")
    .given({ "wtd-3.position": "closed" })
    .shows("rectified-unacknowledged")
    .acknowledge()
    .shows("normal")
    .logs("Watertight door 3 not closed after passage or work");
});

test("the times begin anew only after the door was closed", () => {
  underWay()
    .given({ "wtd-3.position": "open" })
    .after("100s")
    .given({ "wtd-3.position": "moving" })
    .after("20s")
    .shows("active", "caution")
    .given({ "wtd-3.position": "closed" })
    .shows("normal")
    .given({ "wtd-3.position": "open" })
    .after("119s")
    .shows("normal");
});

test("work under a named permission has its own end, and the end is the last limit", () => {
  underWay()
    .given({ "permission.wtd-3": "2028-03-01T13:00:00Z", "wtd-3.position": "open" })
    .after("30min")
    .shows("normal")
    .silence("permission.wtd-3")
    .after("6s")
    .shows("active-unacknowledged", "alarm", "left open under way");
});

test("water anywhere on board closes an open door at once, whatever time its passage has left", () => {
  underWay()
    .given({ "wtd-3.position": "open" })
    .after("10s")
    .given({ "fd-1.wet": true })
    .shows("active-unacknowledged", "alarm", "Close Watertight door 3: water found on board")
    .given({ "wtd-3.position": "secured" })
    .acknowledge()
    .shows("normal");
});

test("water does not trouble a closed door", () => {
  underWay().given({ "fd-1.wet": true }).shows("normal");
});

test("a permission does not excuse an open door when water is found", () => {
  underWay()
    .given({ "permission.wtd-3": "2028-03-01T13:00:00Z", "wtd-3.position": "open", "fd-1.wet": true })
    .shows("active-unacknowledged", "alarm", "water found");
});

test("a door whose indicator breaks while it is open goes on through its times", () => {
  const story = underWay().given({ "wtd-3.position": "open" }).after("60s").broken("wtd-3.position");
  story.shows("active-unacknowledged", "warning", "position unknown").after("60s");
  expect(story.alerts().map(({ priority }) => priority)).toContain("caution");
});

test("a silent indicator of a closed door is a warning", () => {
  underWay().silence("wtd-3.position").after("6s").shows("active-unacknowledged", "warning");
});

test("alongside and at a safe anchorage there is no limit", () => {
  for (const phase of ["alongside", "ready", "safe-anchorage"]) {
    underWay().given({ "voyage.phase": phase, "wtd-3.position": "open" }).after("10min").shows("normal");
  }
});

test("the times are settings of the ship file", () => {
  const ship = ferry(
    [door],
    {},
    { settings: { "PSR-I-38(3)": { caution: seconds(30), warning: seconds(60) } } },
  );
  underWay(ship)
    .given({ "wtd-3.position": "open" })
    .after("29s")
    .shows("normal")
    .after("1s")
    .shows("active", "caution")
    .after("30s")
    .shows("active-unacknowledged", "warning");
});

test("a door that is not permitted to be open has no passage", () => {
  underWay(ferry([{ ...door, permittedOpen: false }]))
    .given({ "wtd-3.position": "open" })
    .after("10min")
    .shows("normal");
});

test("alongside, water is the flooding alarm's business and not the door's", () => {
  underWay()
    .given({ "voyage.phase": "alongside", "wtd-3.position": "open", "fd-1.wet": true })
    .shows("normal");
});

test("a door that is not permitted to be open is 38(1)'s, also when water is found", () => {
  underWay(ferry([{ ...door, permittedOpen: false }, detector]))
    .given({ "wtd-3.position": "open", "fd-1.wet": true })
    .after("10min")
    .shows("normal");
});
