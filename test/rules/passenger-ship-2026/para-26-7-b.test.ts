import { expect, test } from "vitest";
import { doorLightsOnTheConsole } from "../../../src/rules/passenger-ship-2026/para-26-7-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "light", "remote-closing"], { name: "WTD 1" });
const built = (keelLaid = "2023-12-31") =>
  new RuleStory([doorLightsOnTheConsole], ferry([door], { keelLaid }), {
    "wtd-1.position": "closed",
    "wtd-1.light": "green",
    "wtd-1.remote-closing": false,
  });

test.each([
  ["closed", "green", false, undefined],
  ["secured", "green", false, undefined],
  ["open", "red", false, undefined],
  ["moving", "flashing-red", true, undefined],
  ["moving", "flashing-red", false, undefined],
  ["moving", "red", false, undefined],
  ["moving", "red", true, "caution"],
  ["moving", "out", false, "caution"],
  ["free", "red", false, undefined],
  ["closed", "out", false, "caution"],
  ["closed", "red", false, "caution"],
  ["secured", "flashing-red", false, "caution"],
  ["open", "flashing-red", false, "caution"],
  ["open", "out", false, "caution"],
  ["open", "green", false, "warning"],
  ["moving", "green", true, "warning"],
  ["free", "green", false, "warning"],
] as const)(
  "a door %s with its light %s, being closed from the console %s: %s",
  (position, light, remote, priority) => {
    const story = built().given({
      "wtd-1.position": position,
      "wtd-1.light": light,
      "wtd-1.remote-closing": remote,
    });
    story.after("1999ms").shows("normal").after("1ms");
    expect(story.alerts().map((alert) => alert.priority)).toEqual(priority === undefined ? [] : [priority]);
  },
);

test("what is wrong is said and entered, and ends with the right light", () => {
  built()
    .given({ "wtd-1.light": "out" })
    .after("2s")
    .shows("active", "caution", "WTD 1: its light on the console is not as it stands")
    .given({ "wtd-1.light": "green" })
    .shows("normal")
    .given({ "wtd-1.position": "open" })
    .after("2s")
    .shows("active-unacknowledged", "warning", "WTD 1 shown green on the console and not closed")
    .given({ "wtd-1.light": "red" })
    .acknowledge()
    .shows("normal")
    .logs(
      "WTD 1 shown on the console otherwise than it stands",
      "WTD 1 shown on the console as it stands",
      "WTD 1 shown on the console otherwise than it stands",
      "WTD 1 shown on the console as it stands",
    );
});

test.each(["wtd-1.position", "wtd-1.light"])(
  "%s broken or silent is a warning, and never a right light",
  (signal) => {
    built().broken(signal).shows("active-unacknowledged", "warning", "unknown: line cut");
    built().silence(signal).after("6s").shows("active-unacknowledged", "warning");
  },
);

test("an order from the console that is not known is none", () => {
  built()
    .broken("wtd-1.remote-closing")
    .given({ "wtd-1.position": "moving", "wtd-1.light": "red" })
    .after("1min")
    .shows("normal");
});

test.each([
  ["2023-12-31", 1],
  ["2024-01-01", 0],
])("a keel laid on %s: %i checks", (keelLaid, checks) => {
  expect(doorLightsOnTheConsole.instances(ferry([door], { keelLaid }))).toHaveLength(checks);
});
