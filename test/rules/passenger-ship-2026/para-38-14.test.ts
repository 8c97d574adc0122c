import { expect, test } from "vitest";
import { unreachableSidescuttlesSecured } from "../../../src/rules/passenger-ship-2026/para-38-14.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const scuttle = item("opening", "s-1", ["secured", "deadlight"], {
  name: "Sidescuttle 1",
  opening: "sidescuttle",
  notAccessible: true,
});
const good = { "voyage.phase": "on-voyage", "s-1.secured": true, "s-1.deadlight": true } as const;

watched({
  rule: unreachableSidescuttlesSecured,
  aboard: [scuttle],
  good,
  bad: { "s-1.secured": false },
  priority: "warning",
  says: "Sidescuttle 1 or its deadlight not secured, out of reach at sea",
  enters: [
    "Sidescuttle 1 or its deadlight not secured on the voyage",
    "Sidescuttle 1 and its deadlight secured",
  ],
  unknown: { "s-1.secured": "warning", "s-1.deadlight": "warning" },
});

test("the deadlight alone is enough; before departure it is listed, without a sound", () => {
  const story = new RuleStory([unreachableSidescuttlesSecured], ferry([scuttle]), {
    ...good,
    "voyage.phase": "ready",
    "s-1.deadlight": false,
  });
  expect(story.shows("normal").gate()).toMatchObject([
    { met: false, text: "Sidescuttle 1 and its deadlight closed and secured" },
  ]);
  story.given({ "voyage.phase": "leaving" }).shows("active-unacknowledged", "warning");
});

test("without switches an officer's 'closed and locked' counts for both", () => {
  const story = new RuleStory([unreachableSidescuttlesSecured], ferry([{ ...scuttle, signals: [] }]), {
    "voyage.phase": "ready",
  });
  expect(story.gate()).toMatchObject([{ met: false }]);
  story.given({ "confirmed.s-1": "closed and locked" });
  expect(story.gate()).toMatchObject([{ met: true }]);
});

test("one that can be reached is not judged here", () => {
  for (const notAccessible of [false, undefined])
    expect(
      new RuleStory([unreachableSidescuttlesSecured], ferry([{ ...scuttle, notAccessible }]), good).gate(),
    ).toEqual([]);
});
