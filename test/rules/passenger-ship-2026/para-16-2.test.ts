import { test } from "vitest";
import { trimCovered } from "../../../src/rules/passenger-ship-2026/para-16-2.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const gauge = (id: "forward" | "aft") => item("draught-gauge", id, ["draught"], { gauge: id });
const aboard = [gauge("forward"), gauge("aft")];
/** 140 m long: half a per cent is 0.70 m. */
const good = { "voyage.phase": "ready", "forward.draught": 5.5, "aft.draught": 6 } as const;

watched({
  rule: trimCovered,
  aboard,
  good,
  bad: { "aft.draught": 6.25 },
  until: "59999ms",
  priority: "caution",
  says: "Trim 0.75 m by the stern, outside the damage calculations",
  enters: [],
  unknown: { "forward.draught": "caution", "aft.draught": "caution" },
});

const at = (aft: number, reference?: number) =>
  new RuleStory(
    [trimCovered],
    ferry(aboard, {}, reference === undefined ? {} : { settings: { "PSR-I-16(2)": { reference } } }),
    { ...good, "aft.draught": aft },
  ).after("1min");

test.each([
  [6.19, "normal"],
  [6.21, "active"],
  [4.81, "normal"],
  [4.79, "active"],
] as const)("5.50 m forward and %f m aft: %s", (aft, state) => {
  at(aft).shows(state);
});

test("against a reference trim of 1 m that is set, it is the other way", () => {
  at(6.5, 1).shows("normal");
  at(6, 1).shows("normal");
  at(5.7, 1).shows("active", "caution");
});

test("at sea, and with one gauge alone, nothing is judged", () => {
  new RuleStory([trimCovered], ferry(aboard), { ...good, "aft.draught": 9, "voyage.phase": "on-voyage" })
    .after("1h")
    .shows("normal");
  new RuleStory([trimCovered], ferry([gauge("aft")]), { ...good, "aft.draught": 9 })
    .after("1h")
    .shows("normal");
});
