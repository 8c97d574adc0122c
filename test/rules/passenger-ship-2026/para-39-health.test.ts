import { test } from "vitest";
import { floodingDetectionAvailable } from "../../../src/rules/passenger-ship-2026/para-39-health.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const system = item("flooding-detection-system", "fds", ["healthy"], { name: "Flooding detection" });
const healthy = (ship = ferry([system])) =>
  new RuleStory([floodingDetectionAvailable], ship, { "fds.healthy": true });

test("a fault of the system is a warning that says to sound by hand, entered with its end", () => {
  healthy()
    .shows("normal")
    .given({ "fds.healthy": false })
    .shows(
      "active-unacknowledged",
      "warning",
      "Flooding detection faulty: flooding may go unseen, sound by hand",
    )
    .given({ "fds.healthy": true })
    .acknowledge()
    .shows("normal")
    .logs("Flooding detection faulty", "Flooding detection in order again");
});

test("no heartbeat, or a broken one, is a warning", () => {
  healthy()
    .silence("fds.healthy")
    .after("6s")
    .shows("active-unacknowledged", "warning", "Flooding detection healthy");
  healthy().broken("fds.healthy").shows("active-unacknowledged", "warning", "healthy unknown: line cut");
});

test.each([
  [35, "normal"],
  [36, "active-unacknowledged"],
] as const)("with %i persons on board: %s", (personsCertified, state) => {
  healthy(ferry([system], { personsCertified }))
    .given({ "fds.healthy": false })
    .shows(state);
});
