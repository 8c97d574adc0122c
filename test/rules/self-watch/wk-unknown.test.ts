import { test } from "vitest";
import { inputsHear } from "../../../src/rules/self-watch/wk-input.ts";
import { inputsAreBelieved } from "../../../src/rules/self-watch/wk-unknown.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

test("an input that is broken is one warning with the reason, until it tells something again", () => {
  new RuleStory([inputsHear, inputsAreBelieved], ferry([item("watertight-door", "wtd-1", ["position"])]), {
    "wtd-1.position": "closed",
  })
    .brokenBy("both contacts are made", "wtd-1.position")
    .shows("active-unacknowledged", "warning", "WTD-1: position unknown: both contacts are made")
    .given({ "wtd-1.position": "closed" })
    .shows("rectified-unacknowledged");
});
