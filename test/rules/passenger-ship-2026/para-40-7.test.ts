import { expect, test } from "vitest";
import { floodBarriersSecured } from "../../../src/rules/passenger-ship-2026/para-40-7.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const barrier = item("flood-barrier", "b-1", ["secured"], { name: "Flood barrier 1" });

watched({
  rule: floodBarriersSecured,
  aboard: [barrier],
  good: { "voyage.phase": "on-voyage", "b-1.secured": true },
  bad: { "b-1.secured": false },
  priority: "alarm",
  says: "Flood barrier 1 not in place and secured on the voyage",
  enters: ["Flood barrier 1 not in place and secured on the voyage", "Flood barrier 1 in place and secured"],
  unknown: { "b-1.secured": "alarm" },
  free: { types: ["passenger"] },
});

test("before the voyage it is listed, without a sound; an anchorage is no berth; no permission reaches it", () => {
  const at = (phase: string) =>
    new RuleStory([floodBarriersSecured], ferry([barrier]), {
      "voyage.phase": phase,
      "b-1.secured": false,
      "permission.b-1": "2028-03-01T13:00:00Z",
    });
  expect(at("ready").shows("normal").gate()).toMatchObject([
    { met: false, text: "Flood barrier 1 in place and secured" },
  ]);
  at("safe-anchorage").shows("active-unacknowledged", "alarm");
  at("alongside").shows("normal");
});
