import { test } from "vitest";
import { firstSourceSpeaks } from "../../../src/rules/self-watch/wk-source.ts";
import { sourceSignal } from "../../../src/signals/health.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const position = { id: "gnss-1.position", name: "GNSS 1: position", sources: ["gnss-line", "backbone"] };
const source = sourceSignal(position.id);
const fromTheFirst = () =>
  new RuleStory([firstSourceSpeaks], ferry([], {}, { alternatives: [position] }), { [source]: 0 });

test("a second source that stands in is a caution, and entered; so is the return of the first", () => {
  fromTheFirst()
    .given({ [source]: 1 })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows(
      "active",
      "caution",
      "GNSS 1: position is taken from port backbone: port gnss-line does not give it",
    )
    .given({ [source]: 0 })
    .shows("normal")
    .logs("is taken from port backbone", "GNSS 1: position is taken from port gnss-line again");
});

test("a first source that misses a few messages is no failover", () => {
  fromTheFirst()
    .given({ [source]: 1 })
    .after("3s")
    .given({ [source]: 0 })
    .after("1min")
    .shows("normal")
    .logs();
});
