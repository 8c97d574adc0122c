import { test } from "vitest";
import { closingTimeByHand } from "../../../src/rules/passenger-ship-2026/para-26-6-a-ii-d-time.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "hand-operation"], { name: "WTD 1" });
const inclinometer = item("inclinometer", "incl", ["heel"]);
const open = () =>
  new RuleStory([closingTimeByHand], ferry([door, inclinometer]), {
    "wtd-1.position": "open",
    "wtd-1.hand-operation": true,
    "incl.heel": 0,
  });
const closedIn = (time: string, story = open()) =>
  story.given({ "wtd-1.position": "moving" }).after(time).given({ "wtd-1.position": "closed" });

test.each(["1s", "90s", "90500ms"])("closed by hand in %s she complies, and the time is entered", (time) => {
  closedIn(time).shows("normal").logs("By hand: WTD 1 closed in");
});

test.each(["90501ms", "2min"])("closed by hand in %s is a warning, and a defect in the book", (time) => {
  closedIn(time).shows("active-unacknowledged", "warning", "more than 90 s").logs("more than 90 s");
});

test("the next closing in time ends the warning", () => {
  closedIn("30s", closedIn("2min").acknowledge().given({ "wtd-1.position": "open" })).shows("normal");
});

test("closed by power it is not timed here, nor when the gear was let go on the way", () => {
  closedIn("2min", open().given({ "wtd-1.hand-operation": false }))
    .shows("normal")
    .logs();
  open()
    .given({ "wtd-1.position": "moving" })
    .given({ "wtd-1.hand-operation": false })
    .after("2min")
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs();
});

test("the gear may be taken up after the door was opened", () => {
  const story = open()
    .given({ "wtd-1.hand-operation": false })
    .after("5s")
    .given({ "wtd-1.hand-operation": true });
  closedIn("2min", story).shows("active-unacknowledged", "warning");
});

test("in a ship that heels a slow closing proves nothing", () => {
  closedIn("2min", open().given({ "incl.heel": 2 }))
    .shows("normal")
    .logs("she heeled 2.0°");
});

test("a position lost on the way proves nothing, and a gear that is not known is a warning", () => {
  open().given({ "wtd-1.position": "moving" }).broken("wtd-1.position").logs("its position was lost");
  open().silence("wtd-1.hand-operation").after("6s").shows("active-unacknowledged", "warning").logs();
});

test("a door that was not fully open when the gear was taken up is not timed", () => {
  open()
    .given({ "wtd-1.hand-operation": false })
    .given({ "wtd-1.position": "moving" })
    .given({ "wtd-1.hand-operation": true })
    .after("2min")
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs();
});
