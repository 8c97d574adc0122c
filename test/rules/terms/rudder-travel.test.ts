/** The rudder from 35° on one side to 30° on the other in 28 s: when it began, when it was there, and what proves nothing. */
import { expect, test } from "vitest";
import { atRest, type Travel, timeTravel, withSpeed } from "../../../src/rules/terms/rudder-travel.ts";

const limits = { from: 35, to: 30, longest: 28_000, tolerance: 1, sampled: 500 };
const look = (
  state: Travel,
  angle: number | undefined,
  mono: number,
  { ordered = 30, worked = true, at = mono } = {},
) => timeTravel(state, { angle, ordered, worked }, { at, mono }, limits);

const began = look(atRest, -35, 1000);

test("it begins at 35° on the other side, a degree less for the indicator, with an order to 30°", () => {
  expect(began).toEqual({ state: { towards: 1, began: { at: 1000, mono: 1000 } }, wake: 29_500 });
  expect(look(atRest, -34, 0).state.towards).toBe(1);
  expect(look(atRest, -33.9, 0)).toEqual({ state: atRest });
  expect(look(atRest, -35, 0, { ordered: 29 }).state.towards).toBe(1);
  expect(look(atRest, -35, 0, { ordered: 28.9 })).toEqual({ state: atRest });
  expect(look(atRest, 35, 0, { ordered: -30 }).state.towards).toBe(-1);
  expect(look(atRest, 35, 0, { ordered: 30 })).toEqual({ state: atRest });
});

test("there, a degree less for the indicator, it is met with its time, by its side", () => {
  expect(look(began.state, 28.9, 20_000).outcome).toBeUndefined();
  expect(look(began.state, 29, 26_500)).toEqual({
    state: atRest,
    outcome: {
      is: "met",
      says: "Rudder from 35° to 30° on the starboard side in 25.5 s",
      measured: { milliseconds: 25_500 },
    },
  });
  const toPort = look(atRest, 35, 0, { ordered: -30 }).state;
  expect(look(toPort, -30, 20_000, { ordered: -30 }).outcome?.says).toBe(
    "Rudder from 35° to 30° on the port side in 20.0 s",
  );
});

test("after 28 s, half a second more for the indicator, it has failed, there or not", () => {
  expect(look(began.state, 30, 29_499).outcome?.is).toBe("met");
  expect(look(began.state, 20, 29_499).outcome).toBeUndefined();
  for (const angle of [20, 30])
    expect(look(began.state, angle, 29_500).outcome).toEqual({
      is: "failed",
      says: "Rudder from 35° to 30° on the starboard side takes more than 28 s",
      measured: { milliseconds: 28_500 },
    });
});

test("an input that is lost, another gear, or an order back amidships ends it without a word", () => {
  expect(look(began.state, undefined, 5000)).toEqual({ state: atRest });
  const untold = { angle: 0, ordered: undefined, worked: true };
  expect(timeTravel(began.state, untold, { at: 5000, mono: 5000 }, limits)).toEqual({ state: atRest });
  expect(look(began.state, 0, 5000, { worked: false })).toEqual({ state: atRest });
  expect(look(began.state, 0, 5000, { ordered: 0 })).toEqual({ state: atRest });
});

test("an order to the other side begins nothing from amidships, and anew from 35°", () => {
  expect(look(began.state, 0, 5000, { ordered: -30 })).toEqual({ state: atRest });
  expect(look(began.state, 35, 5000, { ordered: -30 }).state).toEqual({
    towards: -1,
    began: { at: 5000, mono: 5000 },
  });
});

test("a clock that was not steady times nothing", () => {
  expect(look(began.state, 30, 20_000, { at: 3_620_000 })).toEqual({
    state: atRest,
    outcome: {
      is: "unproven",
      says: "Rudder from 35° to 30° on the starboard side not timed: the clock was not steady",
    },
  });
});

test("the speed is said of what has ended, where it is known", () => {
  const met = look(began.state, 30, 20_000);
  expect(withSpeed(7.04, met).outcome?.says).toMatch(/in 19\.0 s, at 7\.0 kn$/);
  expect(withSpeed(undefined, met)).toEqual(met);
  expect(withSpeed(7, began)).toEqual(began);
});
