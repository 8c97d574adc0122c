/** Episodes: judged by an automaton of their own; what failed stands until one is met. */
import { test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { episode } from "../../../src/rules/bind.ts";
import { RuleStory } from "../story.ts";
import { alert, closed, rule, ship } from "./small-rules.ts";

test("an episode is judged by its own automaton; a failure stands until one is met", () => {
  const quick = rule(
    "T-5",
    episode({
      ...closed,
      start: { since: null as number | null },
      turn: (state, { position }, { mono }) => {
        if (position === "moving" && state.since === null) return { state: { since: mono } };
        if (position !== "closed" || state.since === null) return { state };
        const took = (mono - state.since) / 1000;
        return {
          state: { since: null },
          outcome: { is: took > 40 ? "failed" : "met", says: `closed in ${took} s`, measured: { took } },
        };
      },
      alert: {
        ...alert,
        aspect: "movement",
        steps: [{ after: seconds(0), priority: "warning", says: () => "slow" }],
      },
      log: {
        when: ["met", "failed"],
        book: "watertight-doors",
        says: (_item, _event, _values, words) => words,
      },
    }),
  );
  new RuleStory([quick], ship("wtd-1"), { "wtd-1.position": "open" })
    .after("5s")
    .given({ "wtd-1.position": "moving" })
    .after("41s")
    .given({ "wtd-1.position": "closed" })
    .shows("active-unacknowledged", "warning", "closed in 41 s")
    .given({ "wtd-1.position": "moving" })
    .after("40s")
    .given({ "wtd-1.position": "closed" })
    .shows("rectified-unacknowledged")
    .logs("closed in 41 s", "closed in 40 s");
});
