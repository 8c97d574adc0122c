/** A wall clock that was wrong, steps, or comes up in the past after a power cut: no limit and no duty is lost by it. */
import { expect, test } from "vitest";
import type { Instant } from "../../../src/kernel/clock.ts";
import { days, hours, minutes, seconds } from "../../../src/kernel/duration.ts";
import type { Json } from "../../../src/kernel/json.ts";
import { condition, duty } from "../../../src/rules/bind.ts";
import { selfWatch } from "../../../src/rules/citation.ts";
import type { Finding } from "../../../src/rules/finding.ts";
import { createJudge } from "../../../src/rules/judge.ts";
import { defineRule, type Rule, type RuleSpec } from "../../../src/rules/rule.ts";
import { fitted } from "../../../src/ship/ship.ts";
import { createBoard } from "../../../src/signals/board.ts";
import { of } from "../../../src/signals/ref.ts";
import { ferry, item } from "../ferry.ts";

const SHIP = ferry([item("watertight-door", "wtd-1", ["position"])]);
/** 1 March 2028, 12:00 UTC: 17:30 by the ship. */
const NOON = Date.UTC(2028, 2, 1, 12);

const rule = (...checks: RuleSpec["checks"]): Rule =>
  defineRule({
    id: "T-1",
    title: "T-1",
    cites: selfWatch("T-1", "words"),
    version: 1,
    binds: { ship: () => true, which: "every ship" },
    status: "watched",
    checks,
  });

const says = () => "said";
const openTooLong = rule(
  condition({
    items: (ship) => fitted(ship, "watertight-door"),
    reads: (door) => ({ position: of(door, "position") }),
    complies: ({ position }) => position === "closed",
    alert: {
      aspect: "position",
      category: "B",
      title: () => "OPEN",
      steps: [{ after: minutes(2), priority: "warning", says }],
    },
  }),
);
const everyDay = rule(
  duty({
    items: (ship) => fitted(ship, "watertight-door"),
    reads: (door) => ({ position: of(door, "position") }),
    every: { is: "calendar-day" },
    warnBefore: hours(4),
    evidence: { is: "movement", of: "position", through: [["open"], ["closed"]] },
    owes: says,
    alert: {
      aspect: "duty",
      category: "B",
      title: () => "DAILY",
      steps: [
        { after: seconds(0), priority: "caution", says },
        { after: seconds(0), priority: "caution", says },
      ],
    },
  }),
);

/** A judge whose door says the same every second; wall and monotonic time are moved apart at will. */
function judging(one: Rule, position: "open" | "closed", at: number, kept?: ReadonlyMap<string, Json>) {
  let now: Instant = { at, mono: 0 };
  const board = createBoard();
  const judge = createJudge({
    rules: [one],
    ship: SHIP,
    board,
    now,
    portOf: () => "test-port",
    isBound: () => true,
    ...(kept ? { kept } : {}),
  });
  const found: Finding[] = [];
  const say = (value: "open" | "closed") => {
    const change = board.post({
      signal: "wtd-1.position",
      when: now,
      source: "test",
      value,
      maxAge: days(365),
    });
    found.push(...judge.advance(now).findings, ...judge.change(change ? [change] : [], now).findings);
  };
  say(position);
  return {
    found,
    say,
    pass(length: number) {
      now = { at: now.at + length, mono: now.mono + length };
      found.push(...judge.advance(now).findings);
    },
    step(by: number) {
      now = { at: now.at + by, mono: now.mono };
      // Something on board changes all the time; nothing that this rule reads.
      found.push(...judge.change([], now).findings, ...judge.advance(now).findings);
    },
    kept: () => new Map(judge.kept()),
  };
}

test("a breach that had begun before a power cut comes to its limit though the clock came up in 1970", () => {
  const before = judging(openTooLong, "open", NOON);
  before.pass(minutes(1));
  const after = judging(openTooLong, "open", 0, before.kept());
  after.pass(minutes(2));
  expect(after.found).toMatchObject([{ is: "raise", priority: "warning" }]);
});

test("a duty of the day is warned of at once when the clock is put forward into the last hours of the day", () => {
  const ship = judging(everyDay, "closed", NOON - hours(8));
  ship.pass(seconds(20));
  expect(ship.found).toEqual([]);
  ship.step(hours(12));
  expect(ship.found).toMatchObject([{ is: "raise", rule: "T-1" }]);
});

test("a clock that was years ahead for an hour does not put a duty off for years", () => {
  const ship = judging(everyDay, "closed", NOON - hours(8));
  ship.pass(seconds(20));
  ship.step(days(20_000));
  ship.pass(minutes(60));
  ship.step(-days(20_000));
  const before = ship.found.length;
  ship.say("open");
  ship.say("closed");
  ship.pass(hours(24));
  ship.pass(hours(20));
  expect(ship.found.slice(before).some(({ is }) => is === "raise")).toBe(true);
});
