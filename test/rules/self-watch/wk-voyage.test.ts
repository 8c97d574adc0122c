import { expect, test } from "vitest";
import { voyagesBeginAndEnd } from "../../../src/rules/self-watch/wk-voyage.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const inPhase = (phase: string) => new RuleStory([voyagesBeginAndEnd], ferry([]), { "voyage.phase": phase });

test("a voyage begins when she leaves the berth and ends when she is made fast, and nothing is alerted", () => {
  inPhase("ready")
    .given({ "voyage.phase": "leaving" })
    .given({ "voyage.phase": "on-voyage" })
    .after("3h")
    .given({ "voyage.phase": "approaching" })
    .given({ "voyage.phase": "alongside" })
    .shows("normal")
    .logs("Voyage began", "Voyage ended, made fast");
});

test("an anchorage and a shift of phase in port begin and end none", () => {
  inPhase("on-voyage")
    .given({ "voyage.phase": "safe-anchorage" })
    .given({ "voyage.phase": "on-voyage" })
    .logs();
  inPhase("alongside").given({ "voyage.phase": "ready" }).given({ "voyage.phase": "alongside" }).logs();
});

test("a watch that starts at sea claims no beginning, and a phase that is not known alerts nothing", () => {
  inPhase("on-voyage").after("1h").logs();
  inPhase("on-voyage").broken("voyage.phase").after("1h").shows("normal").logs();
});

test("what was not seen is entered as found", () => {
  const story = inPhase("alongside")
    .broken("voyage.phase")
    .after("1h")
    .given({ "voyage.phase": "on-voyage" });
  expect(story.entries[0]?.text).toMatch(/^Voyage began, found so; not known since /);
});
