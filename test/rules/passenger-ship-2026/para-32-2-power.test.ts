import { test } from "vitest";
import { shellDoorPanelPowered } from "../../../src/rules/passenger-ship-2026/para-32-2-power.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const panel = item("shell-door-panel", "panel", ["supply"], { name: "Shell door panel" });
const powered = (ship = ferry([panel])) =>
  new RuleStory([shellDoorPanelPowered], ship, { "panel.supply": true });

test("two seconds without power are an alarm, entered with its return", () => {
  powered()
    .given({ "panel.supply": false })
    .after("1999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Shell door panel: no power, shell doors are not shown")
    .given({ "panel.supply": true })
    .acknowledge()
    .shows("normal")
    .logs("Shell door panel without power", "Shell door panel powered again");
});

test("a supply that is not known is an alarm", () => {
  powered().broken("panel.supply").shows("active-unacknowledged", "alarm", "unknown: line cut");
  powered().silence("panel.supply").after("6s").shows("active-unacknowledged", "alarm", "Shell door panel");
});

test("a ship that is no ro-ro passenger ship is not bound", () => {
  powered(ferry([panel], { types: ["passenger"] }))
    .given({ "panel.supply": false })
    .after("1min")
    .shows("normal");
});
