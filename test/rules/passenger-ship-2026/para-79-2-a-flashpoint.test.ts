import { test } from "vitest";
import { flashpointOfFuel } from "../../../src/rules/passenger-ship-2026/para-79-2-a-flashpoint.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const fuel = (flashpoint: number, use: "any" | "emergency" = "any") => ({
  "fuel-use.ship": use,
  "flashpoint.ship": flashpoint,
});
const ship = () => new RuleStory([flashpointOfFuel], ferry([]));

test.each([
  [60, "any", "normal"],
  [59.9, "any", "active-unacknowledged"],
  [43, "emergency", "normal"],
  [42.9, "emergency", "active-unacknowledged"],
] as const)("fuel with a flashpoint of %d °C for %s use: %s", (flashpoint, use, state) => {
  ship().given(fuel(flashpoint, use)).shows(state);
});

test("fuel below its limit is a warning and an entry with the figure, until other fuel is delivered", () => {
  ship()
    .given(fuel(55))
    .shows("active-unacknowledged", "warning", "it is not to be used")
    .given(fuel(64))
    .acknowledge()
    .shows("normal")
    .logs("flashpoint of 55 °C delivered, below what its use allows", "flashpoint of 64 °C delivered");
});

test("before any delivery is entered nothing is said", () => {
  ship().after("1h").shows("normal").logs();
});
