import { expect, test } from "vitest";
import { noBallastInFuelTanks } from "../../../src/rules/passenger-ship-2026/para-36-2.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const tank = item("oil-fuel-tank", "fo-3", ["water"], { name: "Fuel tank 3" });
const valve = item("valve", "b-3", ["position"], {
  name: "Ballast valve 3",
  valve: "ballast",
  serves: "fo-3",
});
const aboard = (equipment = [tank, valve] as Parameters<typeof ferry>[0]) =>
  new RuleStory([noBallastInFuelTanks], ferry(equipment), { "fo-3.water": false, "b-3.position": "closed" });

test("with fuel in the tank and the valve closed nothing is said", () => {
  aboard().after("1h").shows("normal").logs();
  aboard().given({ "b-3.position": "secured", "confirmed.fo-3": "fuel" }).after("1h").shows("normal");
});

test.each([
  [{ "fo-3.water": true }, "Fuel tank 3: water found in it; declare the exception"],
  [{ "b-3.position": "open" }, "Fuel tank 3: Ballast valve 3 not closed; declare the exception"],
  [{ "b-3.position": "moving" }, "Ballast valve 3 not closed"],
  [{ "confirmed.fo-3": "ballast" }, "Fuel tank 3: declared to hold ballast; declare the exception"],
])("%o is a silent caution, entered, and ends when it is put right", (change, words) => {
  aboard()
    .given(change)
    .shows("active", "caution", words)
    .given({ "fo-3.water": false, "b-3.position": "closed", "confirmed.fo-3": "fuel" })
    .shows("normal")
    .logs(
      "Fuel tank 3 holds or takes water ballast, no exception declared",
      "Fuel tank 3 free of water ballast, or the exception declared",
    );
});

test("an exception that is declared, with its end, stands for it", () => {
  aboard()
    .given({ "permission.fo-3": "2028-03-01T14:00:00Z", "fo-3.water": true })
    .after("1h")
    .shows("normal")
    .silence("permission.fo-3")
    .after("6s")
    .shows("active", "caution");
});

test.each(["broken", "silence"] as const)(
  "inputs that are %s leave the content as it was last declared",
  (how) => {
    aboard()[how]("fo-3.water", "b-3.position").after("1min").shows("normal");
    aboard()
      .given({ "confirmed.fo-3": "ballast" })
      [how]("fo-3.water", "b-3.position")
      .after("1min")
      .shows("active", "caution", "declared to hold ballast");
  },
);

test("a valve of another tank or of another sort says nothing of this one", () => {
  aboard([tank, { ...valve, serves: "fo-4" }])
    .given({ "b-3.position": "open" })
    .shows("normal");
  aboard([tank, { ...valve, valve: "discharge" }])
    .given({ "b-3.position": "open" })
    .shows("normal");
});

test("a tank with neither detector nor valve is listed as unwatched; with either it is watched", () => {
  const missing = (...equipment: Parameters<typeof ferry>[0]) =>
    aboard(equipment)
      .unwatched()
      .flatMap((one) => one.missing);
  const blind = { ...tank, signals: [] };
  expect(missing(blind)).toEqual(["fo-3.water"]);
  expect(missing(blind, valve)).toEqual([]);
  expect(missing(tank)).toEqual([]);
  expect(noBallastInFuelTanks.instances(ferry([tank], { keelLaid: "2026-07-12" }))).toEqual([]);
});
