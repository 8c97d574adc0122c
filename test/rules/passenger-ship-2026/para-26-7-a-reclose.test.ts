import { test } from "vitest";
import { doorsCloseAgain } from "../../../src/rules/passenger-ship-2026/para-26-7-a-reclose.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "local-command"], { name: "WTD 1" });
const panel = item("watertight-door-console", "console", ["mode"]);
const held = (keelLaid = "2026-07-13") =>
  new RuleStory([doorsCloseAgain], ferry([door, panel], { keelLaid }), {
    "console.mode": "doors-closed",
    "wtd-1.position": "open",
    "wtd-1.local-command": true,
  });
const released = (keelLaid?: string) => held(keelLaid).given({ "wtd-1.local-command": false });

test("let go, it closes again, and its time is entered", () => {
  released()
    .after("10s")
    .given({ "wtd-1.position": "moving" })
    .after("25s")
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs("WTD 1 closed again 35.0 s after its handle");
});

test("sixty seconds after it was let go it has failed, entered once; what sounds is the alarm of 26(7)(a)/60s", () => {
  released()
    .after("59999ms")
    .logs()
    .after("1ms")
    .after("5min")
    .shows("normal")
    .logs("WTD 1 not closed 60 s after its handle was released");
});

test("while it is held nothing runs, and each release begins anew", () => {
  held()
    .after("10min")
    .given({ "wtd-1.local-command": false })
    .after("50s")
    .given({ "wtd-1.local-command": true })
    .after("50s")
    .given({ "wtd-1.local-command": false })
    .after("20s")
    .given({ "wtd-1.position": "secured" })
    .logs("WTD 1 closed again 20.0 s after its handle");
});

test("in local control nothing closes by itself, and the order withdrawn ends it", () => {
  released().given({ "console.mode": "local-control" }).after("5min").logs();
  new RuleStory([doorsCloseAgain], ferry([door, panel]), {
    "console.mode": "local-control",
    "wtd-1.position": "open",
    "wtd-1.local-command": true,
  })
    .given({ "wtd-1.local-command": false })
    .after("5min")
    .logs();
});

test("a handle broken or silent counts as released; a position lost leaves it not proved", () => {
  const failed = "WTD 1 not closed 60 s after its handle was released";
  held().broken("wtd-1.local-command").after("60s").logs(failed);
  held().silence("wtd-1.local-command").after("65s").logs(failed);
  const unproven = "WTD 1 not seen to close again: its position was lost";
  released().broken("wtd-1.position").shows("active-unacknowledged", "warning").logs(unproven);
  released().silence("wtd-1.position").after("6s").logs(unproven);
});

test("a ship that the paragraph does not bind is left alone", () => {
  released("2026-07-12").after("5min").logs();
});

test("a door that nobody held at its handle is not one that closes again", () => {
  new RuleStory([doorsCloseAgain], ferry([door, panel]), {
    "console.mode": "doors-closed",
    "wtd-1.position": "open",
    "wtd-1.local-command": false,
  })
    .after("30s")
    .given({ "wtd-1.position": "closed" })
    .after("2min")
    .logs();
});
