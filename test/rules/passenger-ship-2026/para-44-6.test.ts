import { expect, test } from "vitest";
import { likeUnitsAvailable } from "../../../src/rules/passenger-ship-2026/para-44-6.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const unit = (id: string, gear: "main" | "auxiliary" = "main") =>
  item("steering-power-unit", id, ["power"], { gear });
const atSea = (aboard = [unit("pu-1"), unit("pu-2")], keelLaid = "2026-07-13") =>
  new RuleStory([likeUnitsAvailable], ferry(aboard, { keelLaid }), {
    "voyage.phase": "on-voyage",
    "pu-1.power": true,
    "pu-2.power": true,
  });

test("one out of operation for more than a change-over is a warning, entered with its end", () => {
  atSea()
    .given({ "pu-2.power": false })
    .after("4999ms")
    .shows("normal")
    .logs()
    .after("1ms")
    .shows("active-unacknowledged", "warning", "Steering on 1 of 2 power units")
    .given({ "pu-2.power": true })
    .acknowledge()
    .shows("normal")
    .logs("steers with a power unit out of operation", "has every steering power unit again");
});

test("one that no longer tells is not available", () => {
  atSea().silence("pu-1.power").after("11s").shows("active-unacknowledged", "warning", "1 of 2");
  atSea().broken("pu-1.power").after("5s").shows("active-unacknowledged", "warning", "1 of 2");
});

test("a ship with an auxiliary gear is 44(1); alongside and unbound nothing is said", () => {
  expect(likeUnitsAvailable.instances(ferry([unit("pu-1"), unit("pu-2", "auxiliary")]))).toEqual([]);
  atSea().given({ "voyage.phase": "alongside", "pu-1.power": false }).after("1h").shows("normal");
  atSea(undefined, "2026-07-12").given({ "pu-1.power": false }).after("1h").shows("normal");
});

test("units that are not wired are unwatched", () => {
  const bare = new RuleStory([likeUnitsAvailable], ferry([{ ...unit("pu-1"), signals: [] }]));
  expect(
    bare
      .after("1min")
      .shows("normal")
      .unwatched()
      .map(({ missing }) => missing),
  ).toEqual([["pu-1.power"]]);
});
