import { test } from "vitest";
import { inputsHear } from "../../../src/rules/self-watch/wk-input.ts";
import { inputsComeInTime } from "../../../src/rules/self-watch/wk-silent.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const doors = ["wtd-1", "wtd-2"].map((id) => item("watertight-door", id, ["position"]));
const closed = { "wtd-1.position": "closed", "wtd-2.position": "closed" };

test("inputs that are not heard in time are one warning for their port, that names them, until they are", () => {
  new RuleStory([inputsHear, inputsComeInTime], ferry(doors), closed)
    .silence("wtd-1.position", "wtd-2.position")
    .after("6s")
    .shows(
      "active-unacknowledged",
      "warning",
      "Nothing heard in time on test-port; unknown: WTD-1 position, WTD-2 position",
    )
    .given(closed)
    .shows("rectified-unacknowledged");
});

test("one more that falls silent is a fresh fault, over an acknowledgement of the first", () => {
  new RuleStory([inputsHear, inputsComeInTime], ferry(doors), closed)
    .silence("wtd-1.position")
    .after("6s")
    .acknowledge()
    .shows("active-acknowledged")
    .silence("wtd-2.position")
    .after("6s")
    .shows("active-unacknowledged", "warning", "WTD-2 position");
});
