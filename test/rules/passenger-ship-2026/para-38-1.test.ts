import { expect, test } from "vitest";
import { watertightDoorsClosedDuringNavigation } from "../../../src/rules/passenger-ship-2026/para-38-1.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-7", ["position"], { name: "WTD 7, shaft tunnel" });

const underWay = (ship = ferry([door])) =>
  new RuleStory([watertightDoorsClosedDuringNavigation], ship, {
    "voyage.phase": "on-voyage",
    "wtd-7.position": "closed",
  });

test("a door closed during navigation is as it should be", () => {
  underWay().shows("normal").given({ "wtd-7.position": "secured" }).after("10min").shows("normal");
});

test("a door that nobody permitted to be open is an alarm at once, entered, and rectified by closing it", () => {
  underWay()
    .given({ "wtd-7.position": "open" })
    .shows("active-unacknowledged", "alarm", "WTD 7, shaft tunnel open under way")
    .given({ "wtd-7.position": "closed" })
    .shows("rectified-unacknowledged")
    .acknowledge()
    .shows("normal")
    .logs(
      "WTD 7, shaft tunnel open during navigation, and not permitted to be",
      "WTD 7, shaft tunnel opened during navigation",
      "WTD 7, shaft tunnel closed during navigation",
    );
});

test.each(["moving", "free"] as const)("a door that is %s is not closed", (position) => {
  underWay().given({ "wtd-7.position": position }).shows("active-unacknowledged", "alarm");
});

test.each(["alongside", "ready", "safe-anchorage"] as const)("%s, doors may stand open", (phase) => {
  underWay().given({ "voyage.phase": phase, "wtd-7.position": "open" }).after("1h").shows("normal").logs();
});

test.each(["leaving", "on-voyage", "approaching"] as const)("%s is navigation", (phase) => {
  underWay()
    .given({ "voyage.phase": "alongside", "wtd-7.position": "open" })
    .shows("normal")
    .given({ "voyage.phase": phase })
    .shows("active-unacknowledged", "alarm");
});

test("a phase that nobody knows frees no door, once the first words after a start have been waited for", () => {
  new RuleStory([watertightDoorsClosedDuringNavigation], ferry([door]), { "wtd-7.position": "open" })
    .after("9s")
    .shows("normal")
    .after("1s")
    .shows("active-unacknowledged", "alarm");
});

test("a silent indicator is never taken for a closed door", () => {
  underWay()
    .silence("wtd-7.position")
    .after("4s")
    .shows("normal")
    .after("2s")
    .shows("active-unacknowledged", "warning");
});

test("a broken indicator is a warning at once, and says that the door is not taken as closed", () => {
  underWay()
    .broken("wtd-7.position")
    .shows("active-unacknowledged", "warning", "WTD 7, shaft tunnel: position unknown: line cut")
    .given({ "wtd-7.position": "closed" })
    .acknowledge()
    .shows("normal");
});

test("an indicator that comes back with the door open is an alarm, whatever was acknowledged before", () => {
  const story = underWay().broken("wtd-7.position").acknowledge().given({ "wtd-7.position": "open" });
  expect(story.alerts().map(({ priority, state }) => [priority, state])).toContainEqual([
    "alarm",
    "active-unacknowledged",
  ]);
});

test("a test declared beforehand is no breach while its permission stands, and is one when it has ended", () => {
  underWay()
    .given({ "permission.wtd-7": "2028-03-01T12:10:00Z", "wtd-7.position": "open" })
    .after("2min")
    .shows("normal")
    .silence("permission.wtd-7")
    .after("6s")
    .shows("active-unacknowledged", "alarm");
});

test("a door permitted to be open is judged by 38(3) and not here, but its times are entered", () => {
  const permitted = { ...door, permittedOpen: true };
  underWay(ferry([permitted]))
    .given({ "wtd-7.position": "open" })
    .after("10min")
    .shows("normal")
    .logs("opened during navigation");
});

test("a door found open after its indicator was silent is entered as found so, with the gap", () => {
  const story = underWay();
  story.silence("wtd-7.position").after("10s").given({ "wtd-7.position": "open" });
  expect(story.entries.map(({ text }) => text)).toContainEqual(
    expect.stringContaining("opened during navigation, found so; not known since"),
  );
});

test("a ship whose keel was laid the day before is not bound", () => {
  underWay(ferry([door], { keelLaid: "2026-07-12" }))
    .given({ "wtd-7.position": "open" })
    .shows("normal")
    .logs();
});

test("a door above the bulkhead deck is judged by 31(3), one wider than 1.2 m by 38(2)", () => {
  for (const attributes of [{ belowBulkheadDeck: false }, { width: 1.3 }]) {
    underWay(ferry([{ ...door, ...attributes }]))
      .given({ "wtd-7.position": "open" })
      .shows("normal");
  }
  underWay(ferry([{ ...door, width: 1.2, belowBulkheadDeck: true }]))
    .given({ "wtd-7.position": "open" })
    .shows("active-unacknowledged", "alarm");
});

test("a door of para 26(8) or 26(9) is judged by 38(5) and (4); the times of the first are entered there too", () => {
  const opened = { "wtd-7.position": "open" } as const;
  underWay(ferry([{ ...door, category: "tween-deck-cargo" }]))
    .given(opened)
    .shows("normal")
    .logs();
  underWay(ferry([{ ...door, category: "replaces-plates" }]))
    .given(opened)
    .shows("normal")
    .logs("opened during");
});

test("the entry of a movement keeps from what to what", () => {
  const story = underWay().given({ "wtd-7.position": "open" }).given({ "wtd-7.position": "closed" });
  const movements = story.entries.filter(({ data }) => data.event === "edge");
  expect(movements.map(({ data }) => [data.from, data.to])).toEqual([
    ["closed", "opened"],
    ["opened", "closed"],
  ]);
});
