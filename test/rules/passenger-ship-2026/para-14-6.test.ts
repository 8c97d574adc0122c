import { expect, test } from "vitest";
import { loadingVerified } from "../../../src/rules/passenger-ship-2026/para-14-6.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const computer = item("stability-computer", "loading", ["complies"], { name: "Loading computer" });
const good = { "voyage.phase": "on-voyage", "loading.complies": true } as const;

watched({
  rule: loadingVerified,
  aboard: [computer],
  good,
  bad: { "loading.complies": false },
  priority: "caution",
  says: "Loading computer does not find the stability criteria met",
  enters: [
    "Loading computer did not find the stability criteria met",
    "Loading computer finds the stability criteria met",
  ],
  unknown: { "loading.complies": "warning" },
});

test("before departure it is listed, without a sound; a studied condition that is named stands for it", () => {
  const story = new RuleStory([loadingVerified], ferry([computer]), {
    "voyage.phase": "ready",
    "loading.complies": false,
  });
  expect(story.shows("normal").gate()).toMatchObject([
    { met: false, text: "Loading computer finds the stability criteria met" },
  ]);
  story.given({ "permission.loading": "2028-03-02T12:00:00Z" });
  expect(story.gate()).toMatchObject([{ met: true }]);
  new RuleStory([loadingVerified], ferry([computer]), {
    "voyage.phase": "alongside",
    "loading.complies": false,
  }).shows("normal");
});

test("a computer that tells GM is judged by 14(2)(a)", () => {
  expect(
    new RuleStory([loadingVerified], ferry([{ ...computer, signals: ["complies", "gm"] }]), good).gate(),
  ).toEqual([]);
});
