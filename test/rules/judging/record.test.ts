/** Records: every change that was seen, and the gap where there was one. */
import { test } from "vitest";
import { record } from "../../../src/rules/bind.ts";
import { RuleStory } from "../story.ts";
import { closed, rule, ship } from "./small-rules.ts";

test("a record writes each change, says when it was not seen, and claims nothing of the first value", () => {
  const times = rule(
    "T-7",
    record({
      ...closed,
      aspect: "position",
      of: "position",
      as: (position) => (position === "closed" || position === "secured" ? "closed" : "open"),
      log: {
        when: ["edge"],
        book: "deck",
        says: ({ name }, _edge, { position }, gap) => `${name} ${position} ${gap}`.trim(),
      },
    }),
  );
  new RuleStory([times], ship("wtd-1"), { "wtd-1.position": "closed" })
    .after("20s")
    .logs()
    .given({ "wtd-1.position": "secured" })
    .after("1s")
    .logs()
    .given({ "wtd-1.position": "open" })
    .after("1s")
    .logs("WTD-1 open")
    .silence("wtd-1.position")
    .after("10s")
    .given({ "wtd-1.position": "closed" })
    .logs("WTD-1 open", "WTD-1 closed found so; not known since");
});
