import { test } from "vitest";
import { barrierAccessesClosed } from "../../../src/rules/passenger-ship-2026/para-40-8.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const access = item("ro-ro-access", "gap", ["position"], { name: "Barrier door", access: "in-barrier" });
const good = { "voyage.phase": "on-voyage", "gap.position": "closed" } as const;

watched({
  rule: barrierAccessesClosed,
  aboard: [access],
  good,
  bad: { "gap.position": "open" },
  priority: "alarm",
  says: "Barrier door open on the voyage, and not permitted to be",
  enters: [
    "Barrier door open on the voyage, and not permitted to be",
    "Barrier door opened",
    "Barrier door closed",
  ],
  unknown: { "gap.position": "alarm" },
  free: { types: ["passenger"] },
});

test("one that is permitted to be opened has the times of a passage: 60, 120 and 300 s", () => {
  const story = new RuleStory(
    [barrierAccessesClosed],
    ferry([{ ...access, permittedOpen: true }]),
    good,
  ).given({
    "gap.position": "open",
  });
  story.after("59s").shows("normal").after("1s").shows("active", "caution");
  story.after("60s").shows("active-unacknowledged", "warning").acknowledge();
  story.after("180s").shows("active-unacknowledged", "alarm", "Barrier door left open on the voyage");
  story.given({ "gap.position": "closed" }).acknowledge().shows("normal");
});

test("an anchorage is no berth; alongside it may be open; other accesses are judged elsewhere", () => {
  const open = (phase: string, change: Partial<typeof access> = {}) =>
    new RuleStory([barrierAccessesClosed], ferry([{ ...access, ...change }]), {
      "voyage.phase": phase,
      "gap.position": "open",
    });
  open("safe-anchorage").shows("active-unacknowledged", "alarm");
  open("alongside").shows("normal");
  open("on-voyage", { access: "other" }).shows("normal");
});
