import { expect, test } from "vitest";
import { passengersOfVehicleShips } from "../../../src/rules/passenger-ship-2026/para-27-3.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "vd-1", ["position"], { category: "goods-vehicles" });
/** 12 + 999/25 = 51.96: fifty-one whole persons. */
const ready = (passengersCertified = 51, goodsVehicleDeckArea: number | undefined = 999) =>
  new RuleStory([passengersOfVehicleShips], ferry([door], { passengersCertified, goodsVehicleDeckArea }), {
    "voyage.phase": "ready",
  });
const counted = (passengers: number, when = "2028-03-01T12:00:00Z") => ({
  "figure-passengers.ship": passengers,
  "entered-passengers.ship": when,
});
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test.each([
  [51, 51, true],
  [51, 52, false],
  [40, 40, true],
  [40, 41, false],
  [51, 0, true],
])("certified for %i and with %i on board she may go: %s", (certified, passengers, may) => {
  expect(met(ready(certified).given(counted(passengers)))).toEqual([may]);
});

test("no count keeps the gate shut; going all the same is a warning, entered, and ends with the count", () => {
  const story = ready().after("1h").shows("normal");
  expect(story.gate()).toMatchObject([{ met: false, text: "Passengers counted and entered, 51 at most" }]);
  story
    .given({ "voyage.began": "2028-03-01T13:00:00Z", "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "warning", "Passengers not counted, or more than 51")
    .given(counted(51, "2028-03-01T13:05:00Z"))
    .acknowledge()
    .shows("normal")
    .logs("sailed with passengers not counted or too many", "passengers within the number");
});

test.each([
  ["2028-03-01T10:00:00Z", true],
  ["2028-03-01T09:59:59Z", false],
])("a count of %s, with departure at noon: %s", (when, stands) => {
  const story = ready().given({ ...counted(20, when), "voyage.began": "2028-03-01T12:00:00Z" });
  expect(met(story.given({ "voyage.phase": "leaving" }))).toEqual([stands]);
});

test("a time without a number is no count", () => {
  expect(met(ready().given({ "entered-passengers.ship": "2028-03-01T12:00:00Z" }))).toEqual([false]);
});

test.each([
  [51, 0],
  [52, 1],
])("a certificate for %i: %i cautions, in port as at sea", (certified, cautions) => {
  const story = ready(certified).given({ "voyage.phase": "alongside" });
  expect(story.alerts()).toHaveLength(cautions);
  if (cautions > 0) story.shows("active", "caution", "Certified for 52 passengers: para 27(2) allows 51");
});

test("a ship file without the area is listed as unwatched; a ship without such a door is not asked", () => {
  const story = new RuleStory([passengersOfVehicleShips], ferry([door]));
  expect(story.unwatched().flatMap((one) => one.missing)).toContain("unfitted-goods-vehicle-deck.area");
  const other = { ...door, category: "tween-deck-cargo" as const };
  expect(passengersOfVehicleShips.instances(ferry([other]))).toEqual([]);
});
