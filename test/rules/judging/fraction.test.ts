/**
 * Moments at a fraction of a millisecond, as recordings of buses have them: the last bit of a sum never makes a
 * limit pass unnoticed. At 1000.1, say, 2000 ms later is 3000.1, and 3000.1 less 1000.1 is a hair under 2000.
 */
import { describe, expect, test } from "vitest";
import type { Instant } from "../../../src/kernel/clock.ts";
import { milliseconds, seconds } from "../../../src/kernel/duration.ts";
import { condition, episode } from "../../../src/rules/bind.ts";
import { selfWatch } from "../../../src/rules/citation.ts";
import { createJudge } from "../../../src/rules/judge.ts";
import { defineRule, type RuleSpec } from "../../../src/rules/rule.ts";
import { neverOrdered, watchOpening } from "../../../src/rules/terms/uncommanded.ts";
import { type Equipment, fitted, type Ship } from "../../../src/ship/ship.ts";
import { createBoard } from "../../../src/signals/board.ts";
import { of } from "../../../src/signals/ref.ts";
import { lasted, lastsAt, sustain } from "../../../src/situation/sustained.ts";
import { ferry, item } from "../ferry.ts";

const SHIP = ferry([item("watertight-door", "wtd-1", ["position"])]);
const says = () => "said";
const alert = {
  aspect: "position" as const,
  category: "B" as const,
  title: () => "OPEN",
  steps: [{ after: seconds(2), priority: "warning" as const, says }],
};
const doors = {
  items: (ship: Ship) => fitted(ship, "watertight-door"),
  reads: (door: Equipment<"watertight-door">) => ({ position: of(door, "position") }),
};
const checks = {
  "a breach": condition({ ...doors, complies: ({ position }) => position === "closed", alert }),
  "a door that leaves its closed switch with no order": episode({
    ...doors,
    start: neverOrdered,
    turn: (state, values, now) =>
      watchOpening(state, { ...values, handle: false }, now, "WTD 1", {
        memory: seconds(30),
        settle: seconds(2),
      }),
    alert: { ...alert, steps: [{ after: seconds(0), priority: "warning", says }] },
  }),
} satisfies Readonly<Record<string, RuleSpec["checks"][number]>>;

/** A thousand moments, a few microseconds more than 1.001 s apart. */
const moments = Array.from({ length: 1000 }, (_, n): number => 20_000 + n * 1001.0037);
const when = (mono: number): Instant => ({ at: Math.round(1_800_000_000_000 + mono), mono });

describe.each(Object.entries(checks))("%s", (_, check) => {
  test("is told two seconds after it began, at whatever moment it began", () => {
    const late = moments.filter((began) => {
      const board = createBoard();
      const rule = defineRule({
        id: "T-1",
        title: "T-1",
        cites: selfWatch("T-1", "words"),
        version: 1,
        binds: { ship: () => true, which: "every ship" },
        status: "watched",
        checks: [check],
      });
      const judge = createJudge({
        rules: [rule],
        ship: SHIP,
        board,
        now: when(0),
        portOf: () => "io-1",
        isBound: () => true,
      });
      const give = (value: string, now: Instant) => {
        const change = board.post({ signal: "wtd-1.position", when: now, source: "io-1", value });
        return judge.change(change ? [change] : [], now);
      };
      give("closed", when(15_000));
      judge.advance(when(19_000));
      give("open", when(began));
      const due = judge.due() ?? 0;
      return due !== began + 2000 || judge.advance(when(due)).findings.length !== 1;
    });
    expect(late).toEqual([]);
  });
});

test("what has to last is there at the moment at which it is looked for", () => {
  const late = moments.filter((began) => {
    const state = sustain(null, true, when(began));
    return !lasted(state, 2000, when(lastsAt(state, milliseconds(2000), when(began)) ?? 0));
  });
  expect(late).toEqual([]);
});
