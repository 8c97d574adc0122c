import { expect, test } from "vitest";
import { doorsForPlatesClosed } from "../../../src/rules/passenger-ship-2026/para-38-4-doors.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const door = item("watertight-door", "wtd-5", ["position"], { name: "WTD 5", category: "replaces-plates" });
const good = { "voyage.phase": "on-voyage", "wtd-5.position": "closed" } as const;

watched({
  rule: doorsForPlatesClosed,
  aboard: [door],
  good,
  bad: { "wtd-5.position": "open" },
  priority: "alarm",
  says: "WTD 5 open under way, no urgent necessity entered",
  enters: ["WTD 5 open during navigation, no urgent necessity entered"],
  unknown: { "wtd-5.position": "alarm" },
});

test("before the voyage it is listed, without a sound, and no permission opens the gate", () => {
  const story = new RuleStory([doorsForPlatesClosed], ferry([door]), {
    "voyage.phase": "ready",
    "wtd-5.position": "open",
  });
  expect(story.gate()).toMatchObject([{ met: false, text: "WTD 5 closed" }]);
  story.given({ "permission.wtd-5": "2028-03-01T13:00:00Z" }).shows("normal");
  expect(story.gate()).toMatchObject([{ met: false }]);
  story.given({ "wtd-5.position": "secured" });
  expect(story.gate()).toMatchObject([{ met: true }]);
});

test("the master's urgent necessity lets it be opened, and its end with the door open is an alarm", () => {
  new RuleStory([doorsForPlatesClosed], ferry([door]), good)
    .given({ "permission.wtd-5": "2028-03-01T13:00:00Z", "wtd-5.position": "moving" })
    .after("10min")
    .shows("normal")
    .silence("permission.wtd-5")
    .after("6s")
    .shows("active-unacknowledged", "alarm");
});

test.each([
  ["alongside", "normal"],
  ["safe-anchorage", "normal"],
  ["leaving", "active-unacknowledged"],
  ["approaching", "active-unacknowledged"],
] as const)("open %s: %s", (phase, state) => {
  new RuleStory([doorsForPlatesClosed], ferry([door]), {
    "voyage.phase": phase,
    "wtd-5.position": "open",
  }).shows(state);
});

test("doors of other sorts are judged elsewhere", () => {
  for (const category of [undefined, "tween-deck-cargo"] as const)
    new RuleStory([doorsForPlatesClosed], ferry([{ ...door, category }]), good)
      .given({ "wtd-5.position": "open" })
      .shows("normal");
});
