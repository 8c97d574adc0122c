import { test } from "vitest";
import { wideDoorsClosed } from "../../../src/rules/passenger-ship-2026/para-38-2.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-9", ["position"], { name: "WTD 9", width: 1.3 });
const underWay = (change: Partial<typeof door> = {}) =>
  new RuleStory([wideDoorsClosed], ferry([{ ...door, ...change }]), {
    "voyage.phase": "on-voyage",
    "wtd-9.position": "closed",
  });

test("open under way is an alarm at once, entered, and rectified by closing it", () => {
  underWay()
    .given({ "wtd-9.position": "open" })
    .shows("active-unacknowledged", "alarm", "WTD 9, wider than 1.2 m, open under way")
    .given({ "wtd-9.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs("WTD 9 wider than 1.2 m, open during navigation");
});

test("for the limited period of a permission it may be open, and its end is an alarm", () => {
  underWay()
    .given({ "permission.wtd-9": "2028-03-01T12:10:00Z", "wtd-9.position": "open" })
    .after("5min")
    .shows("normal")
    .silence("permission.wtd-9")
    .after("6s")
    .shows("active-unacknowledged", "alarm");
});

test.each([
  [1.2, true, "normal"],
  [1.21, true, "active-unacknowledged"],
  [1.3, false, "normal"],
  [1.3, undefined, "active-unacknowledged"],
  [undefined, true, "normal"],
] as const)("a width of %s m, below the bulkhead deck %s: %s", (width, belowBulkheadDeck, state) => {
  underWay({ width, belowBulkheadDeck }).given({ "wtd-9.position": "open" }).shows(state);
});

test("permitted for passage or not, a wide door is judged here", () => {
  underWay({ permittedOpen: true })
    .given({ "wtd-9.position": "moving" })
    .shows("active-unacknowledged", "alarm");
});

test("alongside it may stand open; a silent or broken indicator is a warning", () => {
  underWay().given({ "voyage.phase": "alongside", "wtd-9.position": "open" }).shows("normal");
  underWay().silence("wtd-9.position").after("6s").shows("active-unacknowledged", "warning");
  underWay().broken("wtd-9.position").shows("active-unacknowledged", "warning", "unknown: line cut");
});

test("a wide door that replaces plates is judged by 38(4)", () => {
  const wide = item("watertight-door", "wtd-9", ["position"], { width: 1.5, category: "replaces-plates" });
  new RuleStory([wideDoorsClosed], ferry([wide]), {
    "voyage.phase": "on-voyage",
    "wtd-9.position": "open",
  }).shows("normal");
});
