import { test } from "vitest";
import { fireDetectionFailSafe } from "../../../src/rules/passenger-ship-2026/para-82-5-i-ii.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const detector = item("fire-detector", "d1", ["fault"], { name: "Detector d1", place: { deck: 4 } });
const panel = item("fire-panel", "panel", ["healthy"], { name: "Fire panel" });
const sound = () =>
  new RuleStory([fireDetectionFailSafe], ferry([detector, panel]), {
    "d1.fault": false,
    "panel.healthy": true,
  });

test("a detector that reports a fault is an alarm at once, entered with its end", () => {
  sound()
    .shows("normal")
    .given({ "d1.fault": true })
    .shows("active-unacknowledged", "alarm", "Fire detector faulty: Detector d1, deck 4")
    .given({ "d1.fault": false })
    .acknowledge()
    .shows("normal")
    .logs("Detector d1 faulty, not watching for fire", "Detector d1 in order again");
});

test("a panel that reports a fault is an alarm at once, entered with its end", () => {
  sound()
    .given({ "panel.healthy": false })
    .shows("active-unacknowledged", "alarm", "Fire panel faulty: fire may go unseen")
    .given({ "panel.healthy": true })
    .acknowledge()
    .shows("normal")
    .logs("Fire panel faulty", "Fire panel in order again");
});

test.each([
  ["d1.fault", "Detector d1: not watching for fire, deck 4", "Detector d1 fault"],
  ["panel.healthy", "Fire panel: silent, fire may go unseen", "Fire panel healthy"],
])("%s broken or silent is an alarm", (signal, broken, silent) => {
  sound().broken(signal).shows("active-unacknowledged", "alarm", broken);
  sound().silence(signal).after("6s").shows("active-unacknowledged", "alarm", silent);
});
