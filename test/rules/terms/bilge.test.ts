/** Bilge pumps: those that can pump, and one that runs too often or too long. */
import { expect, test } from "vitest";
import {
  anyPumpRuns,
  atRest,
  availablePumps,
  type PumpHistory,
  watchPump,
} from "../../../src/rules/terms/bilge.ts";

const MINUTE = 60_000;
const expected = { starts: 3, longest: 20 * MINUTE };
const look = (state: PumpHistory, running: boolean | undefined, minute: number) =>
  watchPump(state, running, { at: minute * MINUTE, mono: minute * MINUTE + 5 }, "Bilge pump 1", expected);

/** Starts and stops at these minutes, from rest. */
const started = (...minutes: readonly number[]): PumpHistory =>
  minutes.reduce((state, minute) => look(look(state, true, minute).state, false, minute + 1).state, atRest);

test("a pump that runs is one that can pump, and counts once", () => {
  expect(
    availablePumps({ "runs a": true, "available a": true, "available b": true, "available c": false }),
  ).toBe(2);
  expect(availablePumps({ "runs a": true, "available b": false })).toBe(1);
  expect(availablePumps({ other: true })).toBe(0);
  expect(anyPumpRuns({ "available a": true })).toBe(false);
  expect(anyPumpRuns({ "runs a": true })).toBe(true);
});

test("a pump at rest has never started, and a pump that is not known changes nothing", () => {
  expect(atRest).toEqual({ starts: [], since: null, told: false });
  expect(look(started(0), undefined, 5)).toEqual({ state: started(0) });
});

test("three starts in an hour are expected; the fourth is told, once", () => {
  expect(look(started(0, 10, 20), false, 25).outcome).toBeUndefined();
  const fourth = look(started(0, 10, 20), true, 30);
  expect(fourth.outcome).toEqual({ is: "failed", says: "Bilge pump 1 started 4 times in an hour" });
  expect(look(fourth.state, true, 31).outcome).toBeUndefined();
});

test("it is looked at again when the first of the starts is an hour old, and then all is as expected", () => {
  const fourth = look(started(0, 10, 20), true, 30);
  expect(fourth.wake).toBe(60 * MINUTE + 5);
  const stopped = look(fourth.state, false, 31).state;
  expect(look(stopped, false, 59).outcome).toBeUndefined();
  expect(look(stopped, false, 60).outcome).toEqual({ is: "met", says: "Bilge pump 1 runs as expected" });
});

test("a pump that runs is looked at again when its time is over; one at rest is not", () => {
  const running = look(atRest, true, 0);
  expect(running).toMatchObject({ state: { since: 0 }, wake: 20 * MINUTE + 5 });
  expect(look(running.state, true, 19).outcome).toBeUndefined();
  expect(look(running.state, true, 20).outcome).toEqual({
    is: "failed",
    says: "Bilge pump 1 has run for 20 min",
  });
  expect(look(atRest, false, 0)).toEqual({ state: atRest });
});
