import { describe, expect, test } from "vitest";
import { machineryAlarmsOnStandBy } from "../../../src/rules/passenger-ship-2026/para-65-2-a.ts";
import { machineryAlarmsSupplied } from "../../../src/rules/passenger-ship-2026/para-65-2-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const name = "Machinery alarms";
const plain = item("machinery-alarm-system", "ams", ["supply", "standby-supply"], { name });
const telling = item("machinery-alarm-system", "ams", ["supply", "standby-supply", "changed-over"], {
  name,
});
const supplied = { "ams.supply": true, "ams.standby-supply": true };
const normal = { ...supplied, "ams.changed-over": false };

describe("the stand-by supply", () => {
  watched({
    rule: machineryAlarmsOnStandBy,
    aboard: [plain],
    good: supplied,
    bad: { "ams.standby-supply": false },
    until: "999ms",
    priority: "warning",
    says: "Machinery alarms has no stand-by supply: it falls silent if the normal one is lost",
    enters: ["Machinery alarms without stand-by supply", "Machinery alarms stand-by supply restored"],
    unknown: { "ams.standby-supply": "warning" },
  });

  const story = () => new RuleStory([machineryAlarmsOnStandBy], ferry([plain]), supplied);

  test("with the normal one lost too it is an alarm, in place of the warning", () => {
    story()
      .given({ "ams.standby-supply": false })
      .after("1min")
      .shows("active-unacknowledged", "warning")
      .given({ "ams.supply": false })
      .shows("active-unacknowledged", "alarm", "no supply at all and gives no alarm");
  });

  test("with the normal one unknown it stays the warning: the unknown is told by 65(2)(b)", () => {
    story()
      .given({ "ams.standby-supply": false })
      .silence("ams.supply")
      .after("1min")
      .shows("active-unacknowledged", "warning", "no stand-by supply");
  });
});

describe("the change-over", () => {
  watched({
    rule: machineryAlarmsOnStandBy,
    aboard: [telling],
    good: normal,
    bad: { "ams.supply": false },
    until: "999ms",
    priority: "alarm",
    says: "Machinery alarms has not gone over to its stand-by supply",
    enters: ["Machinery alarms did not go over to its stand-by supply", "Machinery alarms supplied again"],
    unknown: { "ams.changed-over": "warning", "ams.standby-supply": "warning" },
  });

  const lost = () =>
    new RuleStory([machineryAlarmsOnStandBy, machineryAlarmsSupplied], ferry([telling]), normal).given({
      "ams.supply": false,
    });

  test("made within a second, the loss of the normal supply is the one alert, and both ways are entered", () => {
    lost()
      .after("999ms")
      .given({ "ams.changed-over": true })
      .after("1h")
      .shows("active-unacknowledged", "alarm", "has lost its normal supply")
      .given({ "ams.supply": true, "ams.changed-over": false })
      .acknowledge()
      .shows("normal")
      .logs(
        "went over to its stand-by supply",
        "normal supply lost",
        "normal supply restored",
        "to its normal",
      );
  });

  test("that cannot be made is not told besides that there is nothing to go over to", () => {
    const told = lost().given({ "ams.standby-supply": false }).after("1min").alerts();
    expect(told.map(({ text }) => text).toSorted()).toEqual([
      expect.stringContaining("has lost its normal supply"),
      expect.stringContaining("has no supply at all"),
    ]);
  });

  test("made late ends the alarm of it", () => {
    new RuleStory([machineryAlarmsOnStandBy], ferry([telling]), normal)
      .given({ "ams.supply": false })
      .after("1s")
      .shows("active-unacknowledged", "alarm", "has not gone over")
      .given({ "ams.changed-over": true })
      .acknowledge()
      .shows("normal")
      .logs("did not go over", "supplied again", "went over to its stand-by supply");
  });

  test("is not missed while whether the normal supply is there is not known", () => {
    new RuleStory([machineryAlarmsOnStandBy], ferry([telling]), normal)
      .broken("ams.supply")
      .after("1h")
      .shows("normal");
  });
});
