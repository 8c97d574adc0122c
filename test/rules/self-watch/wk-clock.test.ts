import { test } from "vitest";
import { clockIsConfirmed } from "../../../src/rules/self-watch/wk-clock.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const receivers = [item("gnss", "gnss-1", ["time"]), item("gnss", "gnss-2", ["time"])];
const confirmed = (signals = receivers) =>
  new RuleStory([clockIsConfirmed], ferry(signals), { "clock.source": "gnss", "clock.uncertainty": 1000 });

test("a clock that no receiver has confirmed for an hour is a caution, until one does", () => {
  confirmed()
    .after("2h")
    .shows("normal")
    .given({ "clock.source": "system" })
    .brokenBy("no receiver confirms the time", "clock.uncertainty")
    .after("3599s")
    .shows("normal")
    .after("1s")
    .shows("active", "caution", "stamped by the computer's clock alone")
    .given({ "clock.source": "gnss", "clock.uncertainty": 1000 })
    .shows("normal")
    .logs("No receiver confirms the time", "confirmed by a receiver again");
});

test("a clock that is off, as two receivers agree, is a warning that says by how much", () => {
  confirmed()
    .given({ "clock.source": "system", "clock.uncertainty": 41_000 })
    .after("59s")
    .shows("normal")
    .after("1s")
    .shows("active-unacknowledged", "warning", "off by 41 s")
    .given({ "clock.source": "gnss", "clock.uncertainty": 1000 })
    .shows("rectified-unacknowledged");
});

test("where no receiver tells the time nothing has failed", () => {
  confirmed([])
    .given({ "clock.source": "system" })
    .brokenBy("no receiver", "clock.uncertainty")
    .after("3h")
    .shows("normal");
});
