import { describe, expect, test } from "vitest";
import { type AlertState, STATES } from "../../src/alerts/alert.ts";
import { type LifeEvent, next } from "../../src/alerts/life.ts";
import { PRIORITIES, type Priority } from "../../src/signals/priority.ts";

const EVENTS: readonly LifeEvent[] = [
  "raise",
  "rectify",
  "acknowledge",
  "silence",
  "silence-ends",
  "transfer",
  "transfer-returns",
  "supersede",
];

const SHORT: Readonly<Record<string, AlertState>> = {
  V: "active-unacknowledged",
  S: "active-silenced",
  A: "active-acknowledged",
  O: "active-transferred",
  U: "rectified-unacknowledged",
  N: "normal",
  "*": "active",
};

/** Rows: the state, in the letters of ALF. Columns: the events above, in their order. `.`: nothing happens. */
const ALARMS_AND_WARNINGS = `
  N  V . . . . . . .
  V  V U A S . O . N
  S  V U A . V O . N
  A  V N . . . . . N
  O  V U A . . O V N
  U  V . N . . . . N`;

const EMERGENCY_ALARMS_AND_CAUTIONS = `
  N  * . . . . . . .
  *  * N . . . . . N`;

function rows(table: string, priorities: readonly Priority[]) {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [from = "", ...to] = line.trim().split(/\s+/);
      return EVENTS.flatMap((event, i) =>
        priorities.map((priority) => ({
          priority,
          from: SHORT[from] ?? "normal",
          event,
          to: SHORT[to[i] ?? ""],
        })),
      );
    });
}

describe("Every state of an alert meets every event", () => {
  const all = [
    ...rows(ALARMS_AND_WARNINGS, ["alarm", "warning"]),
    ...rows(EMERGENCY_ALARMS_AND_CAUTIONS, ["emergency-alarm", "caution"]),
  ];

  test("the table has every priority, state and event", () => {
    expect(all).toHaveLength(2 * 6 * EVENTS.length + 2 * 2 * EVENTS.length);
    expect(new Set(all.map(({ from }) => from))).toEqual(new Set(STATES));
    expect(new Set(all.map(({ priority }) => priority))).toEqual(new Set(PRIORITIES));
  });

  test.each(all)("$priority, $from: $event leads to $to", ({ priority, from, event, to }) => {
    expect(next(from, event, priority)).toBe(to);
  });
});
