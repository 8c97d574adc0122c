import { test } from "vitest";
import { equalisedWithinTenMinutes } from "../../../src/rules/passenger-ship-2026/para-18-2.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const valve = item("valve", "xf-1", ["position"], { name: "Cross-flooding valve", valve: "cross-flooding" });
const level = item("inclinometer", "incl", ["heel"]);
const opened = (heel: number, change: Partial<typeof valve> = {}, keelLaid = "2026-07-13") =>
  new RuleStory([equalisedWithinTenMinutes], ferry([{ ...valve, ...change }, level], { keelLaid }), {
    "xf-1.position": "closed",
    "incl.heel": heel,
  }).given({ "xf-1.position": "open" });

test("upright to a degree for thirty seconds within ten minutes it is equalised, entered with its time", () => {
  opened(-8)
    .after("5min")
    .given({ "incl.heel": -1 })
    .after("29s")
    .logs()
    .after("1s")
    .shows("normal")
    .logs("Cross-flooding valve: equalised in 5.5 min");
});

test("not upright after ten minutes it is an alarm, which ends when she is, or the valve is closed", () => {
  const late = () => opened(1.1).after("599999ms").shows("normal").after("1ms");
  const failed = "Cross-flooding valve: not equalised within 10 minutes";
  late()
    .shows("active-unacknowledged", "alarm", failed)
    .given({ "incl.heel": 0.5 })
    .after("30s")
    .acknowledge()
    .shows("normal")
    .logs(failed, "Cross-flooding valve: equalised in 10.5 min");
  late()
    .given({ "xf-1.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs(failed, "Cross-flooding valve closed");
});

test("passing through upright in her roll is not equalised", () => {
  const story = opened(6);
  for (let roll = 0; roll < 30; roll += 1)
    story.given({ "incl.heel": 0 }).after("10s").given({ "incl.heel": 6 }).after("10s");
  story.shows("active-unacknowledged", "alarm");
});

test("a list above 15° for a minute is an alarm before the ten; at 15° it is not", () => {
  opened(15.1)
    .after("59s")
    .shows("normal")
    .after("1s")
    .shows("active-unacknowledged", "alarm", "list above 15°");
  opened(15).after("599s").shows("normal");
  opened(-15.1).after("60s").shows("active-unacknowledged", "alarm");
});

test("a heel that is broken or silent is not upright", () => {
  opened(0).broken("incl.heel").after("10min").shows("active-unacknowledged", "alarm", "not equalised");
  opened(0).silence("incl.heel").after("10min").shows("active-unacknowledged", "alarm", "not equalised");
});

test("a device whose position is lost is an alarm, and goes on being watched", () => {
  const story = opened(5)
    .broken("xf-1.position")
    .shows("active-unacknowledged", "alarm", "unknown: line cut");
  story.after("10min").logs("not equalised within 10 minutes");
});

test("closed, nothing is asked; other valves and a ship of the day before are not bound", () => {
  opened(9).given({ "xf-1.position": "closed" }).after("1h").shows("normal");
  opened(9, { valve: "bilge" }).after("1h").shows("normal").logs();
  opened(9, {}, "2026-07-12").after("1h").shows("normal").logs();
});
