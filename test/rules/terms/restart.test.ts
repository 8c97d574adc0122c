/** A steering gear motor that starts again by itself when its power comes back. */
import { expect, test } from "vitest";
import { notRestarting, type Restarting, watchRestart } from "../../../src/rules/terms/restart.ts";

const look = (
  state: Restarting,
  power: boolean | undefined,
  running: boolean | undefined,
  mono: number,
  at = mono,
) => watchRestart(state, { power, running }, { at, mono }, "Steering pump 1", 45_000);

const runs = look(notRestarting, true, true, 0).state;
const lost = look(runs, false, true, 10_000).state;
const back = look(look(lost, false, false, 11_000).state, true, false, 60_000);

test("a motor that ran when its power was lost owes a start", () => {
  expect(runs).toEqual({ runs: true, stopped: null, powered: true, restored: null, owes: false });
  expect(lost).toMatchObject({ powered: false, owes: true });
  expect(look(lost, false, false, 200_000).state.owes).toBe(true);
  expect(look(look(notRestarting, true, false, 0).state, false, false, 10_000).state.owes).toBe(false);
  expect(look(notRestarting, false, true, 10_000).state.owes).toBe(false);
});

test("one that was seen to stop up to two seconds before its power went, ran", () => {
  const stopped = look(runs, true, false, 10_000).state;
  expect(stopped.stopped).toEqual({ at: 10_000, mono: 10_000 });
  expect(look(stopped, true, false, 11_000).state.stopped).toEqual({ at: 10_000, mono: 10_000 });
  expect(look(stopped, false, false, 12_000).state.owes).toBe(true);
  expect(look(stopped, false, false, 12_001).state.owes).toBe(false);
});

test("from the return of its power it has its time, and is looked at when that is over", () => {
  expect(back).toEqual({
    state: {
      runs: false,
      stopped: { at: 11_000, mono: 11_000 },
      powered: true,
      restored: { at: 60_000, mono: 60_000 },
      owes: true,
    },
    wake: 105_000,
  });
  expect(look(back.state, true, false, 104_999).outcome).toBeUndefined();
  expect(look(back.state, true, false, 105_000)).toMatchObject({
    state: { restored: null, owes: false },
    outcome: {
      is: "failed",
      says: "Steering pump 1 did not start again when its power came back: start it",
      measured: { milliseconds: 45_000 },
    },
  });
});

test("started again, it is met with the time that it took", () => {
  expect(look(back.state, true, true, 62_500).outcome).toEqual({
    is: "met",
    says: "Steering pump 1 started again by itself after 2.5 s",
    measured: { milliseconds: 2500 },
  });
});

test("power that comes back to a motor that owed nothing asks nothing", () => {
  const idle = look(look(notRestarting, true, false, 0).state, false, false, 10_000).state;
  expect(look(idle, true, false, 60_000)).toEqual({
    state: { runs: false, stopped: null, powered: true, restored: null, owes: false },
  });
});

test("power that is not known ends the watching; a clock that was not steady times nothing", () => {
  expect(look(back.state, undefined, false, 61_000)).toEqual({ state: notRestarting });
  expect(look(back.state, true, true, 61_000, 3_661_000).outcome).toEqual({
    is: "unproven",
    says: "Steering pump 1 not timed: the clock was not steady",
    measured: { milliseconds: null },
  });
});
