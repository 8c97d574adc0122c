import { expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import type { Json } from "../../../src/kernel/json.ts";
import { closingTimeUnderPower } from "../../../src/rules/passenger-ship-2026/para-26-6-a-ii-g.ts";
import { notTimed } from "../../../src/rules/terms/closing-time.ts";
import { followTrend, noTrend, type Trend } from "../../../src/rules/terms/closing-trend.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("watertight-door", "wtd-1", ["position", "hand-operation"], { name: "WTD 1" });
const inclinometer = item("inclinometer", "incl", ["heel"]);

const story = (change: Partial<typeof door> = {}, settings = {}) =>
  new RuleStory(
    [closingTimeUnderPower],
    ferry([{ ...door, ...change }, inclinometer], {}, { settings: { "PSR-I-26(6)(a)(ii)(G)": settings } }),
    { "wtd-1.position": "open", "wtd-1.hand-operation": false, "incl.heel": 0 },
  );
/** Opened and closed again, so many times, each closing in so many seconds. */
const closed = (ship: RuleStory, ...times: readonly number[]) => {
  for (const time of times)
    ship
      .given({ "wtd-1.position": "open" })
      .given({ "wtd-1.position": "moving" })
      .after(`${time}s`)
      .given({ "wtd-1.position": "closed" });
  return ship;
};
const trends = (ship: RuleStory) =>
  ship.entries.filter(({ text }) => /slower|as it did/.test(text)).map(({ text }) => text);

test("a door that closes as it did on its first five closings is left alone, whatever their scatter", () => {
  closed(story(), 27, 26, 28, 27, 27, 30, 31, 30, 31, 31).shows("normal");
  expect(trends(closed(story(), 27, 27, 27, 27, 27, 39, 27, 27, 27, 27))).toEqual([]);
});

test.each([
  [31.05, 0],
  [31.06, 1],
])("five closings of 27 s, then five of %f s: %i cautions", (time, cautions) => {
  const ship = closed(story(), 27, 27, 27, 27, 27, time, time, time, time);
  expect(ship.alerts()).toHaveLength(0);
  expect(closed(ship, time).alerts()).toHaveLength(cautions);
});

test("slower by more than 15 % over its last five it is a silent caution, entered once, before the law's limit", () => {
  const ship = closed(story(), 27, 27, 27, 27, 27, 32, 32, 32, 32, 32);
  ship.shows(
    "active",
    "caution",
    "WTD 1 grows slower: 32.0 s over its last 5 closings, 27.0 s at first; 40 s is the limit",
  );
  closed(ship, 33, 34);
  expect(trends(ship)).toHaveLength(1);
  expect(ship.entries.find(({ text }) => text.includes("slower"))?.data).toMatchObject({
    measured: { reference: 27_000, mean: 32_000 },
  });
});

test("once it closes as it did, the caution is over, and that is entered", () => {
  const ship = closed(story(), 27, 27, 27, 27, 27, 32, 32, 32, 32, 32, 27, 27, 27);
  expect(trends(ship)).toEqual([expect.stringContaining("grows slower"), "WTD 1 closes as it did"]);
  ship.shows("normal");
});

test("the first closings stand for good: a door that slowly grows slower teaches the watch nothing", () => {
  const ship = story();
  for (let time = 27; time <= 33; time += 0.1) closed(ship, Number(time.toFixed(1)));
  expect(trends(ship)).toHaveLength(1);
});

test("a time that the ship file states is the reference from the first closing on, and nothing is learned", () => {
  const ship = closed(story({ closingTime: seconds(25) }), 29, 29, 29, 29);
  ship.shows("normal");
  closed(ship, 29).shows("active", "caution", "29.0 s over its last 5 closings, 25.0 s by the ship file");
});

test("how many closings, and how much slower, are settings", () => {
  const two = { closings: 2, slower: 30 };
  closed(story({}, two), 26, 26, 33.8, 33.8).shows("normal");
  closed(story({}, two), 26, 26, 33.9, 33.9).shows("active", "caution", "over its last 2 closings");
});

test("closings in a ship that heels, by hand, too fast or lost on the way are neither reference nor trend", () => {
  const ship = closed(story(), 27, 27, 27, 27, 27, 32, 32, 32, 32);
  closed(ship.given({ "incl.heel": 1.1 }), 32)
    .shows("normal")
    .given({ "incl.heel": 1 });
  closed(ship.given({ "wtd-1.hand-operation": true }), 32).shows("normal");
  ship.given({ "wtd-1.hand-operation": false });
  closed(ship, 10).acknowledge();
  expect(trends(ship)).toEqual([]);
  expect(trends(closed(ship, 32))).toHaveLength(1);
});

test("a closing above the law's limit is no reference, and counts as slow", () => {
  const ship = closed(story(), 45, 27, 27, 27, 27, 27, 29, 29, 29, 29, 45);
  expect(trends(ship)).toEqual([expect.stringContaining("32.2 s over its last 5 closings, 27.0 s at first")]);
});

test("a door whose position is lost is told as unknown, and its trend goes on with the next closing", () => {
  const ship = closed(story(), 27, 27, 27, 27, 27, 32, 32, 32, 32);
  ship.given({ "wtd-1.position": "open" }).given({ "wtd-1.position": "moving" });
  ship.broken("wtd-1.position").shows("active-unacknowledged", "warning", "line cut");
  expect(trends(closed(ship, 32))).toHaveLength(1);
});

test("what is kept of it outlives a restart as it was written down", () => {
  const limits = { shortest: 20_000, longest: 40_000, tolerance: 500, closings: 2, slower: 15 };
  const restarted = (state: Trend): Trend => JSON.parse(JSON.stringify(state as Json)) as Trend;
  let state = noTrend;
  let said: readonly string[] = [];
  for (const milliseconds of [27_000, 27_000, 33_000, 33_000]) {
    const timed = {
      state: notTimed,
      outcome: { is: "met", says: "", measured: { milliseconds } },
    } as const;
    const turned = followTrend(restarted(state), timed, "WTD 1", undefined, limits);
    state = turned.state;
    said = [...said, ...(turned.outcome ? [turned.outcome.is] : [])];
  }
  expect(said).toEqual(["failed"]);
  expect(state).toEqual({ timing: notTimed, first: [27_000, 27_000], last: [33_000, 33_000], told: true });
});
