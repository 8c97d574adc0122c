import { test } from "vitest";
import { situationKnown } from "../../../src/rules/self-watch/wk-situation.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const receivers = [item("gnss", "gnss-1", ["position"]), item("gnss", "gnss-2", ["position"])];
const known = () =>
  new RuleStory([situationKnown], ferry(receivers), {
    "navigation.status": "underway",
    "navigation.receivers": "agree",
  });

test("when nothing tells whether she is under way, the officer is asked to say it", () => {
  known()
    .shows("normal")
    .broken("navigation.status")
    .shows("active-unacknowledged", "warning", "Say it at the panel")
    .given({ "navigation.status": "made-fast" })
    .shows("rectified-unacknowledged");
});

test("two receivers that disagree for ten seconds are a warning: neither is believed", () => {
  known()
    .given({ "navigation.receivers": "gnss-1 and gnss-2 are 2.1 NM apart" })
    .after("9999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "2.1 NM apart. None is believed")
    .given({ "navigation.receivers": "agree" })
    .shows("rectified-unacknowledged");
});
