import { test } from "vitest";
import { bilgePumpInFlooding } from "../../../src/rules/passenger-ship-2026/para-51-3-e.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const pump = (n: number, space: string | undefined) =>
  item("bilge-pump", `bp-${n}`, ["available"], { name: `Bilge pump ${n}`, place: { space } });
const detector = item("flooding-detector", "fd-1", ["wet"], { place: { space: "engine room" } });
const good = { "fd-1.wet": false, "bp-1.available": true, "bp-2.available": false } as const;
const aboard = [pump(1, "engine room"), pump(2, "stores"), detector];

watched({
  rule: bilgePumpInFlooding,
  aboard,
  good,
  bad: { "fd-1.wet": true },
  until: "4999ms",
  priority: "alarm",
  says: "Flooding, and no bilge pump outside the water can be started",
  enters: ["flooding without a bilge pump", "a bilge pump can be started, or dry"],
  unknown: {},
});

const flooded = (equipment: Parameters<typeof ferry>[0] = aboard) =>
  new RuleStory([bilgePumpInFlooding], ferry(equipment), {
    ...good,
    "fd-1.wet": true,
    "bp-2.available": true,
  });

test("a pump in a dry space is enough; broken or silent it does not count", () => {
  flooded().after("1h").shows("normal");
  flooded().broken("bp-2.available").after("5s").shows("active-unacknowledged", "alarm");
  flooded().silence("bp-2.available").after("11s").shows("active-unacknowledged", "alarm");
});

test("a pump or a detector whose space is not stated is with the water", () => {
  flooded([pump(2, undefined), detector])
    .after("5s")
    .shows("active-unacknowledged", "alarm");
  flooded([pump(2, "stores"), { ...detector, place: {} }])
    .after("5s")
    .shows("active-unacknowledged", "alarm");
});

test("a detector that is broken finds no water here: it has its own alert in 39", () => {
  new RuleStory([bilgePumpInFlooding], ferry(aboard), good).broken("fd-1.wet").after("1min").shows("normal");
});

test("without pumps in the ship file there is nothing to judge", () => {
  flooded([detector]).after("1min").shows("normal");
});
