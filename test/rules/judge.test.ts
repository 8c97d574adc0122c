/** The judge itself: checks that lack their signals, readings that are not fitted, and rules that fail. */
import { expect, test } from "vitest";
import { seconds } from "../../src/kernel/duration.ts";
import { condition } from "../../src/rules/bind.ts";
import type { Ship } from "../../src/ship/ship.ts";
import { ifFitted, of } from "../../src/signals/ref.ts";
import { alert, closed, door, rule, ship, stepped } from "./judging/small-rules.ts";
import { RuleStory } from "./story.ts";

test("a check whose signal the ship file does not bind is listed as unwatched, and claims nothing", () => {
  const bare: Ship = { ...ship(), equipment: [door("wtd-1", [])] };
  const story = new RuleStory([stepped], bare, { "voyage.phase": "on-voyage" }).after("5min").shows("normal");
  expect(story.unwatched()).toEqual([
    { rule: "T-1", subject: "wtd-1", name: "WTD-1", missing: ["wtd-1.position"] },
  ]);
});

test("a reading that is not fitted is absent, and one that is fitted and silent makes the verdict unknown", () => {
  const lenient = rule(
    "T-2",
    condition({
      items: closed.items,
      reads: (item) => ({ position: of(item, "position"), supply: ifFitted(of(item, "supply")) }),
      complies: ({ supply }) => supply !== false,
      alert: { ...alert, steps: [{ after: seconds(0), priority: "alarm", says: () => "no power" }] },
    }),
  );
  const given = { "wtd-1.position": "closed" };
  new RuleStory([lenient], ship("wtd-1"), given).after("20s").shows("normal");
  const bound: Ship = { ...ship(), equipment: [door("wtd-1", ["position", "supply"])] };
  new RuleStory([lenient], bound, given).after("20s").shows("active-unacknowledged", "warning", "supply");
});

test("a rule that throws is announced for its subject, and the others go on", () => {
  const failing = rule(
    "T-3",
    condition({
      ...closed,
      complies: ({ position }) => {
        if (position === "free") throw new Error("a hole in the rule");
        return true;
      },
      alert: { ...alert, steps: [{ after: seconds(0), priority: "alarm", says: () => "never" }] },
    }),
  );
  const story = new RuleStory([failing, stepped], ship("wtd-1", "wtd-2"), {
    "voyage.phase": "on-voyage",
    "wtd-1.position": "free",
    "wtd-2.position": "open",
  });
  story.after("60s");
  const ids = story.alerts().map(({ id }) => id);
  expect(ids).toContain("WK-rule:wtd-1:T-3");
  expect(ids).toContain("T-1:wtd-2:1");
  story.given({ "wtd-1.position": "closed" }).acknowledge().after("1s");
  expect(story.alerts().map(({ id }) => id)).not.toContain("WK-rule:wtd-1:T-3");
});
