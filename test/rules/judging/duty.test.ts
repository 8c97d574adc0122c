/** Duties by the ship's own calendar: warned of, done, missed, or not owed. */
import { test } from "vitest";
import { minutes, seconds } from "../../../src/kernel/duration.ts";
import { duty } from "../../../src/rules/bind.ts";
import { atSea } from "../../../src/rules/terms/voyage.ts";
import { RuleStory } from "../story.ts";
import { alert, closed, rule, ship } from "./small-rules.ts";

const daily = rule(
  "T-6",
  duty({
    ...closed,
    during: atSea,
    every: { is: "calendar-day" },
    warnBefore: minutes(240),
    evidence: { is: "movement", of: "position", through: [["closed"], ["open"], ["closed"]] },
    owes: ({ name }) => `${name} to be operated`,
    alert: {
      ...alert,
      aspect: "duty",
      steps: [
        { after: seconds(0), priority: "caution", says: ({ name }) => `${name} not yet operated today` },
        { after: seconds(0), priority: "caution", says: ({ name }) => `${name} was not operated` },
      ],
    },
    log: {
      when: ["done", "missed"],
      book: "watertight-doors",
      says: ({ name }, event) => `${name} ${event}`,
    },
  }),
);

/** 19:00 on the ship's clocks at Kochi. */
const EVENING = Date.UTC(2028, 2, 1, 13, 30);

test("a daily duty reminds at 20:00 by the ship's clocks, and is ticked off by a full movement", () => {
  new RuleStory([daily], ship("wtd-1"), { "voyage.phase": "on-voyage", "wtd-1.position": "closed" }, EVENING)
    .after("59min")
    .shows("normal")
    .after("1min")
    .shows("active", "caution", "not yet operated today")
    .given({ "wtd-1.position": "open" })
    .after("30s")
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs("WTD-1 done");
});

test("a day without the movement is missed at the ship's midnight, and the next day's movement ends it", () => {
  new RuleStory([daily], ship("wtd-1"), { "voyage.phase": "on-voyage", "wtd-1.position": "closed" }, EVENING)
    .after("5h")
    .shows("active", "caution", "was not operated")
    .logs("WTD-1 missed")
    .given({ "wtd-1.position": "open" })
    .after("30s")
    .given({ "wtd-1.position": "closed" })
    .shows("normal");
});

test("a day spent wholly alongside owes nothing", () => {
  new RuleStory([daily], ship("wtd-1"), { "voyage.phase": "alongside", "wtd-1.position": "closed" }, EVENING)
    .after("6h")
    .shows("normal")
    .logs();
});
