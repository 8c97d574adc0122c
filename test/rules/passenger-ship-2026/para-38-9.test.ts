import { test } from "vitest";
import { doorsAtTheAnchorage } from "../../../src/rules/passenger-ship-2026/para-38-9.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("shell-door", "side", ["position", "secured"], {
  name: "Side door",
  shellDoor: "side",
  atAnchorage: true,
});
const open = {
  "voyage.phase": "safe-anchorage",
  "permission.side": "2028-03-01T16:00:00Z",
  "side.position": "open",
  "side.secured": false,
  "navigation.speed": 0.5,
} as const;
const atAnchor = (change: Partial<typeof door> = {}, keelLaid = "2026-07-13") =>
  new RuleStory([doorsAtTheAnchorage], ferry([{ ...door, ...change }], { keelLaid }), open);

test("authorised, by the master's permission, lying still, it may be open", () => {
  atAnchor().after("1h").shows("normal").logs();
});

test.each([
  ["not authorised", { atAnchorage: false }],
  ["not stated to be authorised", { atAnchorage: undefined }],
  ["a bow door", { shellDoor: "bow" }],
  ["a visor", { shellDoor: "visor" }],
  ["an inner bow door", { shellDoor: "inner-bow" }],
  ["of no stated sort", { shellDoor: undefined }],
] as const)("a door that is %s is not to be opened, whatever was permitted", (_, change) => {
  atAnchor(change)
    .shows("active-unacknowledged", "alarm", "Close Side door: not authorised to be opened at anchor")
    .given({ "side.position": "closed", "side.secured": true })
    .acknowledge()
    .shows("normal")
    .logs("Side door open at anchor without being authorised");
});

test("without a permission it is 38(8) that alarms", () => {
  atAnchor({ atAnchorage: false }).silence("permission.side").after("6s").acknowledge().shows("normal");
});

test("above half a knot for five minutes she drags: close it; a sheer that lasts less is nothing", () => {
  atAnchor()
    .given({ "navigation.speed": 0.6 })
    .after("299999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Close Side door: she does not lie still at her anchor")
    .given({ "navigation.speed": 0.5 })
    .acknowledge()
    .shows("normal")
    .logs("Side door open while she did not lie still at her anchor");
});

test("a speed that is broken or silent is no safe anchorage", () => {
  atAnchor().broken("navigation.speed").after("5min").shows("active-unacknowledged", "alarm");
  atAnchor().silence("navigation.speed").after("306s").shows("active-unacknowledged", "alarm");
});

test.each(["side.position", "side.secured"])("%s not known is a warning", (signal) => {
  atAnchor().broken(signal).shows("active-unacknowledged", "warning", "unknown: line cut");
  atAnchor().silence(signal).after("6s").shows("active-unacknowledged", "warning");
});

test("elsewhere than at a safe anchorage 38(8) judges; a ship of the day before is not bound", () => {
  atAnchor({ atAnchorage: false }).given({ "voyage.phase": "on-voyage" }).acknowledge().shows("normal");
  atAnchor({ atAnchorage: false }, "2026-07-12").shows("normal");
});
