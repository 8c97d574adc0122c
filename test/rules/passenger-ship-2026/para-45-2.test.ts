import { expect, test } from "vitest";
import { steeringCircuitsLive } from "../../../src/rules/passenger-ship-2026/para-45-2.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const circuit = (id: string) => item("steering-circuit", id, ["live"]);
const both = (keelLaid = "2026-07-13", aboard = [circuit("c-1"), circuit("c-2")]) =>
  new RuleStory([steeringCircuitsLive], ferry(aboard, { keelLaid }), { "c-1.live": true, "c-2.live": true });

test("one lost is a warning, both an alarm, entered once with the end", () => {
  both()
    .given({ "c-1.live": false })
    .after("4999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "Only one circuit of the steering gear is live")
    .given({ "c-2.live": false })
    .shows("active-unacknowledged", "alarm", "No circuit of the steering gear is known to be live")
    .given({ "c-1.live": true, "c-2.live": true })
    .acknowledge()
    .shows("normal")
    .logs("fewer than two live circuits", "two live circuits again");
});

test("a circuit that does not tell is not live", () => {
  both().silence("c-2.live").after("11s").shows("active-unacknowledged", "warning");
  both().broken("c-1.live", "c-2.live").after("5s").shows("active-unacknowledged", "alarm");
});

test("of three any two are enough", () => {
  both("2026-07-13", [circuit("c-1"), circuit("c-2"), circuit("c-3")])
    .after("1min")
    .shows("normal");
});

test("a second circuit that is not named is unwatched; a ship that is not bound is left alone", () => {
  expect(both("2026-07-13", [circuit("c-1")]).unwatched()[0]?.missing).toEqual([
    "unfitted-steering-circuit-2.live",
  ]);
  both("2026-07-12").given({ "c-1.live": false, "c-2.live": false }).after("1min").shows("normal");
});
