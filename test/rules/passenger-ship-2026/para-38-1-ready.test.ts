import { expect, test } from "vitest";
import { openDoorReadyToClose } from "../../../src/rules/passenger-ship-2026/para-38-1-ready.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "supply", "control-supply", "obstructed"], {
  name: "WTD 1",
});
const open = (equipment = [door]) =>
  new RuleStory([openDoorReadyToClose], ferry(equipment), {
    "voyage.phase": "on-voyage",
    "wtd-1.position": "open",
    "wtd-1.supply": true,
    "wtd-1.control-supply": true,
    "wtd-1.obstructed": false,
  });

test("open with power and nothing in its way it is ready", () => {
  open().after("1h").shows("normal").logs();
});

test.each([{ "wtd-1.supply": false }, { "wtd-1.control-supply": false }, { "wtd-1.obstructed": true }])(
  "open with %o it is an alarm at once, entered with its end",
  (change) => {
    open()
      .given(change)
      .shows("active-unacknowledged", "alarm", "WTD 1 open and cannot be closed at once: close it by hand")
      .given({ "wtd-1.position": "closed" })
      .acknowledge()
      .shows("normal")
      .logs("WTD 1 open and not ready to be closed", "WTD 1 closed, or ready to be closed");
  },
);

test("a closed door, and a door alongside, need not be ready", () => {
  open().given({ "wtd-1.position": "closed", "wtd-1.supply": false }).shows("normal");
  open().given({ "voyage.phase": "alongside", "wtd-1.supply": false }).shows("normal");
});

test.each(["position", "supply", "control-supply", "obstructed"])(
  "%s not known is an alarm: not ready",
  (signal) => {
    open().broken(`wtd-1.${signal}`).shows("active-unacknowledged", "alarm", "unknown: line cut");
    open().silence(`wtd-1.${signal}`).after("6s").shows("active-unacknowledged", "alarm", "WTD 1");
  },
);

test("without the supply of its motor in the ship file it is listed as unwatched", () => {
  const story = open([item("watertight-door", "wtd-1", ["position"])]);
  expect(story.unwatched()).toEqual([
    { rule: "PSR-I-38(1)/ready", subject: "wtd-1", name: "WTD-1", missing: ["wtd-1.supply"] },
  ]);
});
