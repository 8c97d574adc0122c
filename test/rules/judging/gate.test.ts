/** Gates: listed silently while she lies alongside, and sounding when she goes all the same. */
import { expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { gate } from "../../../src/rules/bind.ts";
import { untilTheNextBerth } from "../../../src/rules/terms/voyage.ts";
import { RuleStory } from "../story.ts";
import { alert, closed, rule, ship } from "./small-rules.ts";

const departure = rule(
  "T-10",
  gate({
    ...closed,
    during: untilTheNextBerth,
    lists: ({ name }) => `${name} closed`,
    complies: ({ position }) => position === "closed",
    alert: {
      ...alert,
      steps: [{ after: seconds(0), priority: "alarm", says: ({ name }) => `sailed with ${name} open` }],
    },
  }),
);

test("a gate is listed alongside as it stands, silently, and sounds when she goes all the same", () => {
  const story = new RuleStory([departure], ship("wtd-1", "wtd-2"), {
    "voyage.phase": "ready",
    "wtd-1.position": "closed",
    "wtd-2.position": "open",
  });
  story.after("20s").shows("normal");
  expect(story.gate().map(({ subject, met }) => [subject, met])).toEqual([
    ["wtd-1", true],
    ["wtd-2", false],
  ]);
  story
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "sailed with WTD-2 open");
});

test("a gate stays shut for a door that is not known to be closed", () => {
  const story = new RuleStory([departure], ship("wtd-1"), {
    "voyage.phase": "ready",
    "wtd-1.position": "closed",
  });
  story.after("20s").broken("wtd-1.position");
  expect(story.gate()).toMatchObject([{ subject: "wtd-1", met: false }]);
  story.given({ "wtd-1.position": "closed" }).silence("wtd-1.position").after("6s");
  expect(story.gate()).toMatchObject([{ subject: "wtd-1", met: false }]);
});
