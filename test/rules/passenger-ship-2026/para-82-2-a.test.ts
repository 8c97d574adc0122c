import { describe, test } from "vitest";
import { fireDetectionInOperation } from "../../../src/rules/passenger-ship-2026/para-82-2-a.ts";
import { fireDetectorsIdentified } from "../../../src/rules/passenger-ship-2026/para-82-2-d.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const panel = item("fire-panel", "panel", ["alarm"], { name: "Fire panel" });
const detector = item("fire-detector", "d1", ["alarm"], { name: "Detector d1" });
const quiet = { "panel.alarm": false, "d1.alarm": false };

describe("fire at the panel, and no detector tells where", () => {
  watched({
    rule: fireDetectionInOperation,
    aboard: [panel, detector],
    good: quiet,
    bad: { "panel.alarm": true },
    until: "2999ms",
    priority: "alarm",
    says: "Fire panel reports fire and no detector here names the place: read it at the panel",
    enters: [
      "Fire panel reports fire, place not told here",
      "Fire panel reports no fire, or its place is told",
    ],
    unknown: {},
  });
});

test.each(["broken", "silence"] as const)("a panel that cannot be heard is an alarm: %s", (how) => {
  new RuleStory([fireDetectionInOperation], ferry([panel, detector]), quiet)
    [how]("panel.alarm")
    .after("6s")
    .shows("active-unacknowledged", "alarm");
});

test("where a detector tells of it, that is the one alert", () => {
  new RuleStory([fireDetectionInOperation, fireDetectorsIdentified], ferry([panel, detector]), quiet)
    .given({ "panel.alarm": true, "d1.alarm": true })
    .after("1min")
    .shows("active-unacknowledged", "alarm", "Fire detector: Detector d1");
});

test("a detector that cannot be heard does not hide what the panel says", () => {
  new RuleStory([fireDetectionInOperation], ferry([panel, detector]), quiet)
    .broken("d1.alarm")
    .given({ "panel.alarm": true })
    .after("4s")
    .shows("active-unacknowledged", "alarm", "read it at the panel");
});
