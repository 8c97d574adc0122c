import { test } from "vitest";
import { openedByWater } from "../../../src/rules/passenger-ship-2026/para-26-6-g-leak.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "local-command"], {
  name: "WTD 1",
  place: { space: "shaft tunnel" },
});
const detector = item("flooding-detector", "fd-1", ["wet"], { place: { space: "shaft tunnel" } });
const closed = (aboard = [door, detector] as Parameters<typeof ferry>[0], keelLaid = "2026-07-13") =>
  new RuleStory([openedByWater], ferry(aboard, { keelLaid }), {
    "wtd-1.position": "closed",
    "wtd-1.local-command": false,
    "fd-1.wet": true,
  }).after("10s");

test("with water at it a door that opens by itself is the emergency alarm after half a second, until it is closed", () => {
  closed()
    .given({ "wtd-1.position": "moving" })
    .after("499ms")
    .shows("normal")
    .after("1ms")
    .shows("active", "emergency-alarm", "WTD 1 opened without an order; water at the door: close it by hand")
    .given({ "wtd-1.position": "open" })
    .given({ "wtd-1.position": "closed" })
    .shows("normal")
    .logs("WTD 1 opened without an order; water at the door: close it by hand");
});

test("dry, or with the detector broken or silent, it is 26(6)(h) and not told here", () => {
  const opened = { "wtd-1.position": "open" } as const;
  closed().given({ "fd-1.wet": false }).given(opened).after("1s").shows("normal").logs();
  closed().broken("fd-1.wet").given(opened).after("1s").logs();
  closed().silence("fd-1.wet").after("6s").given(opened).after("1s").logs();
});

test("an order at the handle in the last five seconds is no failure; six seconds ago it is one", () => {
  for (const [wait, state] of [
    ["5s", "normal"],
    ["5001ms", "active"],
  ] as const) {
    closed()
      .given({ "wtd-1.local-command": true })
      .given({ "wtd-1.local-command": false })
      .after(wait)
      .given({ "wtd-1.position": "open" })
      .after("500ms")
      .shows(state);
  }
});

test("water in another space is not at the door; where no space is stated, water anywhere is", () => {
  const opened = { "wtd-1.position": "open" } as const;
  closed([door, { ...detector, place: { space: "stores" } }])
    .given(opened)
    .after("1s")
    .shows("normal");
  closed([door, { ...detector, place: {} }])
    .given(opened)
    .after("1s")
    .shows("active");
  closed([
    { ...door, place: {} },
    { ...detector, place: { space: "stores" } },
  ])
    .given(opened)
    .after("1s")
    .shows("active");
});

test.each(["wtd-1.position", "wtd-1.local-command"])("%s not known is a warning", (signal) => {
  closed().broken(signal).shows("active-unacknowledged", "warning", "unknown: line cut");
  closed().silence(signal).after("6s").shows("active-unacknowledged", "warning");
});

test("a ship that the paragraph does not bind is left alone", () => {
  closed([door, detector], "2026-07-12")
    .given({ "wtd-1.position": "open" })
    .after("1min")
    .shows("normal")
    .logs();
});
