import { describe, expect, test } from "vitest";
import { watertightDoorsClosedDuringNavigation } from "../../../src/rules/passenger-ship-2026/para-38-1.ts";
import { wideDoorsClosed } from "../../../src/rules/passenger-ship-2026/para-38-2.ts";
import { closedAfterPassage } from "../../../src/rules/passenger-ship-2026/para-38-3.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const permitted = item("watertight-door", "wtd-3", ["position"], { name: "WTD 3", permittedOpen: true });
const other = item("watertight-door", "wtd-4", ["position"], { name: "WTD 4" });
const wide = item("watertight-door", "wtd-5", ["position"], { name: "WTD 5", width: 1.3 });
const rules = [watertightDoorsClosedDuringNavigation, wideDoorsClosed, closedAfterPassage];

const every = {
  restrictedVisibility: true,
  denseTraffic: true,
  heavyWeather: true,
  ice: true,
  pilotage: true,
};
const underWay = (chosen: Readonly<Record<string, boolean | number>> = every) =>
  new RuleStory(rules, ferry([permitted, other, wide], {}, { settings: { "PSR-I-38(3)": chosen } }), {
    "voyage.phase": "on-voyage",
    "visibility.restricted": false,
    activities: "",
    "wtd-3.position": "closed",
    "wtd-4.position": "closed",
    "wtd-5.position": "closed",
  });
const open = { "wtd-3.position": "open" };
const permission = (door: string) => ({ [`permission.${door}`]: "2028-03-01T16:00:00Z" });

describe("a passage", () => {
  test.each([
    ["restrictedVisibility", { "visibility.restricted": true }, "restricted visibility"],
    ["denseTraffic", { activities: "dense-traffic" }, "dense traffic"],
    ["heavyWeather", { activities: "heavy-weather,towing" }, "heavy weather"],
    ["ice", { activities: "ice" }, "ice"],
    ["pilotage", { activities: "fishing,pilotage" }, "pilotage"],
  ])(
    "with %s chosen and said by the officer, has a minute, and the warning says why",
    (choice, said, why) => {
      underWay({ [choice]: true })
        .given(said)
        .given(open)
        .after("59999ms")
        .shows("normal")
        .after("1ms")
        .shows("active-unacknowledged", "warning", `WTD 3 open in ${why}: close it`)
        .given({ "wtd-3.position": "closed" })
        .acknowledge()
        .shows("normal");
      underWay({ [choice]: true })
        .given(open)
        .after("119s")
        .shows("normal");
      underWay({ [choice]: false })
        .given(said)
        .given(open)
        .after("119s")
        .shows("normal");
      const others = { ...every, [choice]: false };
      underWay(others).given(said).given(open).after("119s").shows("normal");
    },
  );

  test("all that holds is named; words that only begin alike do not hold", () => {
    underWay()
      .given({ "visibility.restricted": true, activities: "ice,pilotage" })
      .given(open)
      .after("1min")
      .shows(
        "active-unacknowledged",
        "warning",
        "WTD 3 open in restricted visibility, ice, pilotage: close it",
      );
    underWay().given({ activities: "pilot-duty" }).given(open).after("119s").shows("normal");
  });

  test("left open the limits of 38(3) come besides, as always", () => {
    const ship = underWay().given({ activities: "ice" }).given(open).after("300s");
    expect(ship.alerts().map(({ id, priority }) => [id, priority])).toEqual([
      ["PSR-I-38(3):wtd-3:3", "alarm"],
      [expect.stringContaining("PSR-I-38(3)"), "warning"],
    ]);
  });

  test("a door that stands open as the officer says so has its minute from then", () => {
    underWay()
      .given(open)
      .after("50s")
      .given({ activities: "ice" })
      .after("59s")
      .shows("normal")
      .after("1s")
      .shows("active-unacknowledged", "warning");
  });

  test("a door that nobody may open has its alarm of 38(1) or (2), and none besides", () => {
    for (const door of ["wtd-4", "wtd-5"])
      underWay()
        .given({ activities: "ice", [`${door}.position`]: "open" })
        .after("10min")
        .shows("active-unacknowledged", "alarm");
  });

  test("how long a passage takes is a setting", () => {
    underWay({ ...every, tightened: 30_000 })
      .given({ activities: "ice" })
      .given(open)
      .after("29s")
      .shows("normal")
      .after("1s")
      .shows("active-unacknowledged", "warning");
  });
});

describe("a named permission", () => {
  test.each(["wtd-3", "wtd-4", "wtd-5"])(
    "for %s waits: a warning after a minute, entered, until the door is closed",
    (door) => {
      const ship = underWay()
        .given({ "visibility.restricted": true, ...permission(door) })
        .given({ [`${door}.position`]: "open" })
        .after("59999ms")
        .shows("normal")
        .after("1ms")
        .shows("active-unacknowledged", "warning", "open in restricted visibility: close it");
      expect(ship.entries.map(({ text }) => text)).toContainEqual(
        expect.stringContaining("left open, while the master wants the doors closed"),
      );
      ship
        .given({ [`${door}.position`]: "closed" })
        .acknowledge()
        .shows("normal");
    },
  );

  test("stands again once the officer says that it is over", () => {
    const work = underWay().given({ activities: "ice", ...permission("wtd-4") });
    work
      .given({ "wtd-4.position": "open" })
      .after("1min")
      .shows("active-unacknowledged", "warning")
      .given({ activities: "" })
      .acknowledge()
      .after("10min")
      .shows("normal");
  });

  test("a position that is broken or silent is a warning, and never a closed door", () => {
    const ship = () => underWay().given({ activities: "ice", ...permission("wtd-4") });
    ship().broken("wtd-4.position").shows("active-unacknowledged", "warning", "line cut");
    ship().silence("wtd-4.position").after("6s").shows("active-unacknowledged", "warning");
  });
});

test("without a choice of the master the words change nothing, alongside neither", () => {
  const said = { "visibility.restricted": true, activities: "dense-traffic,heavy-weather,ice,pilotage" };
  underWay({}).given(said).given(open).after("119s").shows("normal");
  underWay({})
    .given({ ...said, ...permission("wtd-5") })
    .given({ "wtd-5.position": "open" })
    .after("1h")
    .shows("normal");
  underWay()
    .given({ ...said, "voyage.phase": "alongside" })
    .given(open)
    .after("1h")
    .shows("normal");
});

test("a wide door is 38(2), though the ship file permits it to be open: one alarm, and none besides", () => {
  const both = { ...wide, permittedOpen: true };
  const ship = ferry([both], {}, { settings: { "PSR-I-38(3)": every } });
  new RuleStory(rules, ship, { "voyage.phase": "on-voyage", activities: "ice", "wtd-5.position": "open" })
    .after("10min")
    .shows("active-unacknowledged", "alarm");
});

test("doors of 38(4) and (5) keep the exceptions of the law", () => {
  const plates = item("watertight-door", "wtd-6", ["position"], { category: "replaces-plates" });
  const ship = ferry([plates], {}, { settings: { "PSR-I-38(3)": every } });
  expect(closedAfterPassage.instances(ship)).toEqual([]);
});
