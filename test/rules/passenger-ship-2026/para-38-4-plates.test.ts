import { expect, test } from "vitest";
import { platesInPlace } from "../../../src/rules/passenger-ship-2026/para-38-4-plates.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const plate = item("opening", "plate-1", ["position"], {
  name: "Plate, frame 40",
  opening: "portable-plate",
});
const good = { "voyage.phase": "on-voyage", "plate-1.position": "closed" } as const;

watched({
  rule: platesInPlace,
  aboard: [plate],
  good,
  bad: { "plate-1.position": "open" },
  priority: "alarm",
  says: "Plate, frame 40 not in place, no urgent necessity entered",
  enters: ["Plate, frame 40 not in place during navigation, no urgent necessity entered"],
  unknown: { "plate-1.position": "alarm" },
});

test("without a switch an officer's word that it is in place, or closed, is what counts, and nothing else", () => {
  const story = new RuleStory([platesInPlace], ferry([{ ...plate, signals: [] }]), {
    "voyage.phase": "ready",
  });
  expect(story.gate()).toMatchObject([{ met: false, text: "Plate, frame 40 in place" }]);
  for (const [word, met] of [
    ["in place", true],
    ["removed", false],
    ["closed", true],
  ] as const) {
    story.given({ "confirmed.plate-1": word }).shows("normal");
    expect(story.gate()).toMatchObject([{ met }]);
  }
});

test("a switch that says open is not talked closed", () => {
  new RuleStory([platesInPlace], ferry([plate]), { ...good, "confirmed.plate-1": "in place" })
    .given({ "plate-1.position": "open" })
    .shows("active-unacknowledged", "alarm");
});

test("the master's urgent necessity holds on the voyage until its end, and not before the voyage", () => {
  const story = new RuleStory([platesInPlace], ferry([plate]), {
    "voyage.phase": "ready",
    "plate-1.position": "open",
    "permission.plate-1": "2028-03-01T13:00:00Z",
  });
  expect(story.gate()).toMatchObject([{ met: false }]);
  story
    .given({ "voyage.phase": "on-voyage" })
    .shows("normal")
    .silence("permission.plate-1")
    .after("6s")
    .shows("active-unacknowledged", "alarm");
});

test("at a safe anchorage and alongside it may be off; other openings are judged elsewhere", () => {
  for (const phase of ["alongside", "safe-anchorage"] as const)
    new RuleStory([platesInPlace], ferry([plate]), {
      "voyage.phase": phase,
      "plate-1.position": "open",
    }).shows("normal");
  new RuleStory([platesInPlace], ferry([{ ...plate, opening: "hinged-door" }]), good)
    .given({ "plate-1.position": "open" })
    .shows("normal");
});
