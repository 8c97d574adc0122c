/** Cross-flooding: "the time for equalisation of cross-flooding shall not exceed 10 minutes". */
import { expect, test } from "vitest";
import { type Equalising, notEqualising, watchEqualising } from "../../../src/rules/terms/equalising.ts";

const limits = { upright: 1, steady: 30_000, lasting: 10_000 };
const look = (state: Equalising, open: boolean | undefined, heel: number | undefined, at: number) =>
  watchEqualising(state, { open, heel }, { at, mono: at + 5000 }, "Valve 1", limits);
const opened = (heel: number | undefined = 8): Equalising => look(notEqualising, true, heel, 0).state;

test("a valve that was never seen open begins nothing", () => {
  expect(look(notEqualising, undefined, 8, 0)).toEqual({ state: notEqualising });
  expect(look(notEqualising, false, 8, 0)).toEqual({ state: notEqualising });
});

test("a valve that is no longer known goes on being open", () => {
  expect(look(opened(), undefined, 8, 1000).state.opened).toBe(0);
});

test("from its opening ten minutes run, and it is looked at again when they are over", () => {
  expect(look(notEqualising, true, 8, 0).wake).toBe(605_000);
  expect(look(opened(), true, 8, 599_999).outcome).toBeUndefined();
  expect(look(opened(), true, 8, 600_000).outcome).toEqual({
    is: "failed",
    says: "Valve 1: not equalised within 10 minutes",
    measured: { milliseconds: 600_000 },
  });
});

test("upright within a degree for half a minute is equalised, told once with the minutes that it took", () => {
  const upright = look(opened(), true, 1, 120_000);
  expect(upright).toMatchObject({ state: { upright: 120_000 }, wake: 155_000 });
  expect(look(upright.state, true, 1, 149_999).outcome).toBeUndefined();
  const done = look(upright.state, true, 1, 150_000);
  expect(done.outcome).toEqual({
    is: "met",
    says: "Valve 1: equalised in 2.5 min",
    measured: { milliseconds: 150_000 },
  });
  expect(look(done.state, true, 1, 900_000)).toEqual({ state: { ...done.state, upright: 120_000 } });
});

test("a list above a degree, or one that nobody tells, is not upright", () => {
  expect(look(opened(), true, 1.1, 1000).state.upright).toBeNull();
  expect(look(opened(), true, undefined, 1000).state).toMatchObject({ upright: null, over: null });
});

test("more than 15° that lasts ten seconds fails at once; 15° does not", () => {
  expect(look(opened(), true, 15, 1000).state.over).toBeNull();
  const over = look(opened(), true, 15.1, 1000);
  expect(over.wake).toBe(16_000);
  expect(look(over.state, true, 15.1, 10_999).outcome).toBeUndefined();
  const failed = look(over.state, true, 15.1, 11_000);
  expect(failed.outcome).toMatchObject({ is: "failed", says: "Valve 1: list above 15°, still equalising" });
  expect(look(failed.state, true, 15.1, 12_000).outcome).toBeUndefined();
});

test("what failed is met when she is upright after all, and a failure asks for no further look", () => {
  const failed: Equalising = { opened: 0, upright: null, over: null, told: "failed" };
  expect(look(failed, true, 8, 700_000)).toEqual({ state: failed });
  const upright = look(failed, true, 0, 700_000);
  expect(upright.wake).toBe(735_000);
  expect(look(upright.state, true, 0, 730_000).outcome?.says).toBe("Valve 1: equalised in 12.2 min");
});

test("a valve that is closed again ends it", () => {
  expect(look(opened(), false, 8, 1000)).toEqual({
    state: notEqualising,
    outcome: { is: "met", says: "Valve 1 closed" },
  });
});
