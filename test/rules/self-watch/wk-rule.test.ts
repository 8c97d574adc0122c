import { test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { condition } from "../../../src/rules/bind.ts";
import { selfWatch } from "../../../src/rules/citation.ts";
import { defineRule } from "../../../src/rules/rule.ts";
import { rulesRun } from "../../../src/rules/self-watch/wk-rule.ts";
import { fitted } from "../../../src/ship/ship.ts";
import { of } from "../../../src/signals/ref.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** A rule with a hole in it. */
const holed = defineRule({
  id: "T-1",
  title: "a rule with a hole",
  cites: selfWatch("test", "none"),
  version: 1,
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "watertight-door"),
      reads: (door) => ({ position: of(door, "position") }),
      complies: ({ position }) => {
        if (position === "free") throw new Error("nobody thought of free");
        return true;
      },
      alert: {
        aspect: "position",
        category: "B",
        title: () => "OPEN",
        steps: [{ after: seconds(0), priority: "alarm", says: () => "open" }],
      },
    }),
  ],
});

test("a rule that throws is one warning that says what is not watched, and ends when the rule runs again", () => {
  new RuleStory([holed, rulesRun], ferry([item("watertight-door", "wtd-1", ["position"])]), {
    "wtd-1.position": "free",
  })
    .after("1min")
    .shows(
      "active-unacknowledged",
      "warning",
      "on WTD-1 failed (nobody thought of free); it is not being watched",
    )
    .given({ "wtd-1.position": "closed" })
    .shows("rectified-unacknowledged");
});
