import { expect, test } from "vitest";
import { tweenDeckDoorsClosed } from "../../../src/rules/passenger-ship-2026/para-38-5.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const door = item("watertight-door", "wtd-1", ["position"], {
  name: "Tween deck door",
  category: "tween-deck-cargo",
});
const good = { "voyage.phase": "on-voyage", "wtd-1.position": "closed" } as const;

watched({
  rule: tweenDeckDoorsClosed,
  aboard: [door],
  good,
  bad: { "wtd-1.position": "open" },
  priority: "alarm",
  says: "Tween deck door open under way, close it",
  enters: [
    "Tween deck door not closed during navigation",
    "Tween deck door opened",
    "Tween deck door closed",
  ],
  unknown: { "wtd-1.position": "alarm" },
});

test("before the voyage it is listed, without a sound; no permission reaches it", () => {
  const story = new RuleStory([tweenDeckDoorsClosed], ferry([door]), {
    "voyage.phase": "ready",
    "wtd-1.position": "open",
    "permission.wtd-1": "2028-03-01T13:00:00Z",
  });
  expect(story.shows("normal").gate()).toMatchObject([{ met: false, text: "Tween deck door closed" }]);
  story.given({ "voyage.phase": "leaving" }).shows("active-unacknowledged", "alarm");
});

test.each(["alongside", "safe-anchorage"] as const)(
  "%s it may stand open, and its times are entered",
  (phase) => {
    new RuleStory([tweenDeckDoorsClosed], ferry([door]), { ...good, "voyage.phase": phase })
      .given({ "wtd-1.position": "open" })
      .given({ "wtd-1.position": "secured" })
      .shows("normal")
      .logs("Tween deck door opened", "Tween deck door closed");
  },
);

test("doors of other sorts are judged elsewhere", () => {
  new RuleStory([tweenDeckDoorsClosed], ferry([{ ...door, category: "replaces-plates" }]), good)
    .given({ "wtd-1.position": "open" })
    .shows("normal")
    .logs();
});
