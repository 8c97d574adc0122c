import { test } from "vitest";
import { openPortsAboveTheWater } from "../../../src/rules/passenger-ship-2026/para-28-9-10.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const port = item("opening", "p-1", ["position"], { name: "Pilot port", opening: "gangway-port", sill: 7 });
const gauge = item("draught-gauge", "mid", ["draught"], { gauge: "midships" });
const good = { "voyage.phase": "alongside", "p-1.position": "open", "mid.draught": 6.5 } as const;

watched({
  rule: openPortsAboveTheWater,
  aboard: [port, gauge],
  good,
  bad: { "mid.draught": 6.8 },
  until: "59999ms",
  priority: "caution",
  says: "Pilot port open close above the water, or draught not known",
  enters: [],
  unknown: { "p-1.position": "warning" },
});

const at = (values: Record<string, string | number>, change: Partial<typeof port> = {}) =>
  new RuleStory([openPortsAboveTheWater], ferry([{ ...port, ...change }, gauge]), {
    ...good,
    ...values,
  }).after("1min");

test.each([
  [6.69, "normal"],
  [6.71, "active"],
] as const)("with its sill at 7 m and a draught of %f m: %s", (draught, state) => {
  at({ "mid.draught": draught }).shows(state);
});

test("closed it is no matter; at anchor it is judged, during navigation 38(7) judges it", () => {
  at({ "mid.draught": 7, "p-1.position": "closed" }).shows("normal");
  at({ "mid.draught": 7, "voyage.phase": "safe-anchorage" }).shows("active", "caution");
  at({ "mid.draught": 7, "voyage.phase": "on-voyage" }).shows("normal");
});

test("a draught that is broken or silent leaves it in doubt", () => {
  at({}).broken("mid.draught").after("1min").shows("active", "caution");
  at({}).silence("mid.draught").after("66s").shows("active", "caution");
});

test("ports above the bulkhead deck, without a sill stated, or of another sort are not judged", () => {
  at({ "mid.draught": 9 }, { belowBulkheadDeck: false }).shows("normal");
  at({ "mid.draught": 9 }, { sill: undefined }).shows("normal");
  at({ "mid.draught": 9 }, { opening: "sidescuttle" }).shows("normal");
});
