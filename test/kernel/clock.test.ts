/** Time, and what is due by it: a deadline that has come is never taken for one still ahead. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hasPassed, systemClock } from "../../src/kernel/clock.ts";

test("whatever the moment, so long has passed when the deadline comes, and not before", () => {
  const moment = fc.integer({ min: 0, max: 1e12 }).map((microseconds) => microseconds / 1000);
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 86_400_000 }), (since, length) => {
      expect(hasPassed(since, length, since + length)).toBe(true);
      expect(hasPassed(since, length, since + length - 0.5)).toBe(false);
    }),
  );
});

test("the clock of the computer tells whole milliseconds, and monotonic time never steps back", () => {
  let last = 0;
  for (let look = 0; look < 1000; look += 1) {
    const { at, mono } = systemClock.now();
    expect([Number.isInteger(at), Number.isInteger(mono), mono >= last]).toEqual([true, true, true]);
    last = mono;
  }
});
