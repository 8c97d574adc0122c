import { test } from "vitest";
import { portsHear } from "../../../src/rules/self-watch/wk-port.ts";
import { portBecause, portState } from "../../../src/signals/health.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const { signal: state } = portState("gyro");
const { signal: because } = portBecause("gyro");
const hearing = () =>
  new RuleStory([portsHear], ferry([], {}, { ports: [{ id: "gyro", driver: "nmea0183" }] }), {
    [state]: "hearing",
    [because]: "",
  });

test.each(["lost", "silent"])(
  "a port that is %s for two seconds is a warning that says why, and ends by itself",
  (now) => {
    hearing()
      .given({ [state]: now, [because]: "the adapter was unplugged" })
      .after("1999ms")
      .shows("normal")
      .after("1ms")
      .shows("active-unacknowledged", "warning", "Nothing is heard on port gyro: the adapter was unplugged")
      .given({ [state]: "hearing", [because]: "" })
      .shows("rectified-unacknowledged")
      .acknowledge()
      .shows("normal");
  },
);

test("a plug that is pulled and put back at once is no alert", () => {
  hearing()
    .given({ [state]: "lost" })
    .after("1s")
    .given({ [state]: "hearing" })
    .after("1min")
    .shows("normal");
});

test("a port that is heard on one of its networks alone is a caution, until the other is there again", () => {
  hearing()
    .given({ [because]: "network 172.17.0.5 brings nothing" })
    .shows(
      "active",
      "caution",
      "network 172.17.0.5 brings nothing: port gyro is heard, but nothing stands in",
    )
    .given({ [because]: "" })
    .shows("normal");
});
