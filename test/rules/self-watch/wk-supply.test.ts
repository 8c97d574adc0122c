import { test } from "vitest";
import { computerIsSupplied } from "../../../src/rules/self-watch/wk-supply.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const computer = item("watch-computer", "computer", ["supply", "battery-low"]);
const supplied = () =>
  new RuleStory([computerIsSupplied], ferry([computer]), {
    "computer.supply": true,
    "computer.battery-low": false,
  });

test("a change of supply is borne for five seconds, then running on battery is a warning until it is supplied again", () => {
  supplied()
    .given({ "computer.supply": false })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "COMPUTER runs on its battery")
    .given({ "computer.supply": true })
    .shows("rectified-unacknowledged")
    .logs("without its normal supply", "supplied again");
});

test("a battery that is nearly empty is an alarm at once: somebody else must keep the watch", () => {
  supplied()
    .given({ "computer.battery-low": true })
    .shows("active-unacknowledged", "alarm", "the watch is about to end");
});

test("where the input itself is lost nobody knows, and that is told", () => {
  supplied().broken("computer.supply").shows("active-unacknowledged", "warning", "unknown");
});
