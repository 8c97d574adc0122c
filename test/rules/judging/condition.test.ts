/** Conditions through time: steps come due, a breach ends or begins anew, a named permission stands or ends. */
import { expect, test } from "vitest";
import { minutes, seconds } from "../../../src/kernel/duration.ts";
import { condition, permission } from "../../../src/rules/bind.ts";
import { RuleStory } from "../story.ts";
import { alert, closed, rule, ship, underWay } from "./small-rules.ts";

test("steps come due at their own times, each taking the place of the last, and end together", () => {
  underWay("wtd-1")
    .after("20s")
    .given({ "wtd-1.position": "open" })
    .after("59s")
    .shows("normal")
    .after("1s")
    .shows("active", "caution", "WTD-1 open a minute")
    .after("60s")
    .shows("active-unacknowledged", "warning", "WTD-1 open two minutes")
    .given({ "wtd-1.position": "closed" })
    .shows("rectified-unacknowledged", "warning")
    .acknowledge()
    .shows("normal")
    .logs("WTD-1 raised", "WTD-1 rectified");
});

test("alongside nothing is demanded; the moment she navigates it is", () => {
  underWay("wtd-1")
    .given({ "voyage.phase": "alongside", "wtd-1.position": "open" })
    .after("5min")
    .shows("normal")
    .given({ "voyage.phase": "leaving" })
    .after("60s")
    .shows("active", "caution");
});

test("while the phase of the voyage is unknown the duty exists", () => {
  underWay("wtd-1")
    .after("20s")
    .broken("voyage.phase")
    .given({ "wtd-1.position": "open" })
    .after("60s")
    .shows("active", "caution");
});

test("a door that comes back open after it was unknown is a fresh occurrence that no acknowledgement hides", () => {
  const story = underWay("wtd-1")
    .after("20s")
    .given({ "wtd-1.position": "open" })
    .after("2min")
    .acknowledge();
  story.broken("wtd-1.position").after("10s").acknowledge();
  story.given({ "wtd-1.position": "open" }).after("1s");
  const open = story.alerts().find(({ id }) => id.startsWith("T-1"));
  expect(open?.state).toBe("active-unacknowledged");
});

test("what is said of a breach is told anew when it changes, under the same alert", () => {
  const named = rule(
    "T-8",
    condition({
      ...closed,
      complies: ({ position }) => position === "closed",
      alert: {
        ...alert,
        steps: [
          { after: seconds(0), priority: "alarm", says: ({ name }, { position }) => `${name} ${position}` },
        ],
      },
    }),
  );
  new RuleStory([named], ship("wtd-1"), { "wtd-1.position": "open" })
    .after("20s")
    .shows("active-unacknowledged", "alarm", "WTD-1 open")
    .acknowledge()
    .given({ "wtd-1.position": "moving" })
    .shows("active-acknowledged", "alarm", "WTD-1 moving");
});

test("a further step of the same urgency does not take the place of what has been said", () => {
  const twice = rule(
    "T-9",
    condition({
      ...closed,
      complies: ({ position }) => position === "closed",
      alert: {
        ...alert,
        steps: [
          { after: seconds(5), priority: "alarm", says: () => "the cause" },
          { after: seconds(30), priority: "alarm", says: () => "still so" },
        ],
      },
    }),
  );
  new RuleStory([twice], ship("wtd-1"), { "wtd-1.position": "open" })
    .after("60s")
    .shows("active-unacknowledged", "alarm", "the cause");
});

test("a named permission lets a door stand open until its end, and then the last limit is reached at once", () => {
  const passage = rule(
    "T-4",
    permission({
      ...closed,
      used: ({ position }) => position !== "closed",
      alert: {
        ...alert,
        steps: [
          { after: minutes(2), priority: "caution", says: () => "two minutes" },
          { after: minutes(5), priority: "alarm", says: () => "over" },
        ],
      },
    }),
  );
  const story = new RuleStory([passage], ship("wtd-1"), { "wtd-1.position": "closed" }).after("20s");
  story
    .given({ "wtd-1.position": "open", "permission.wtd-1": "2028-03-01T12:10:00.000Z" })
    .after("8min")
    .shows("normal");
  story.silence("permission.wtd-1").after("6s").shows("active-unacknowledged", "alarm", "over");
});
