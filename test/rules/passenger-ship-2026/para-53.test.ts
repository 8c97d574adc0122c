import { describe, test } from "vitest";
import { engineersAlarm } from "../../../src/rules/passenger-ship-2026/para-53.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const alarm = (...signals: string[]) =>
  item("engineers-alarm", "eng-call", signals, { name: "Engineers' alarm" });

describe("its circuit", () => {
  watched({
    rule: engineersAlarm,
    aboard: [alarm("healthy")],
    good: { "eng-call.healthy": true },
    bad: { "eng-call.healthy": false },
    priority: "warning",
    says: "Engineers' alarm cannot sound: call the engineers by telephone or messenger",
    enters: ["Engineers' alarm out of order", "Engineers' alarm in order again"],
    unknown: { "eng-call.healthy": "warning" },
  });
});

test("given in the engine room, the bridge knows of it, and it is entered", () => {
  new RuleStory([engineersAlarm], ferry([alarm("sounding")]), { "eng-call.sounding": false })
    .given({ "eng-call.sounding": true })
    .shows("active-unacknowledged", "alarm", "Engineers' alarm sounds: the engineers are being called")
    .given({ "eng-call.sounding": false })
    .acknowledge()
    .shows("normal")
    .logs("Engineers' alarm given", "Engineers' alarm ended");
});
