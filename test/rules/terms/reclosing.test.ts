/** A door opened by its handle while the doors are ordered closed: it closes again when the handle is let go. */
import { expect, test } from "vitest";
import { notReclosing, type Reclosing, watchReclosing } from "../../../src/rules/terms/reclosing.ts";
import type { DoorPosition } from "../../../src/ship/terms.ts";

const look = (
  state: Reclosing,
  handle: boolean | undefined,
  position: DoorPosition | undefined,
  mono: number,
  { ordered = true, at = mono } = {},
) => watchReclosing(state, { ordered, handle, position }, { at, mono }, "WTD 1", 60_000);

const held = look(notReclosing, true, "open", 0).state;
const released = look(held, false, "open", 1000);

test("while the handle is held, and while nothing is ordered, nothing is timed", () => {
  expect(held).toEqual({ held: true, released: null });
  expect(look(held, false, "open", 1000, { ordered: false })).toEqual({ state: notReclosing });
  expect(look(notReclosing, false, "open", 1000)).toEqual({ state: notReclosing });
});

test("from its release it has a minute, and is looked at when that is over", () => {
  expect(released).toEqual({
    state: { held: false, released: { at: 1000, mono: 1000 } },
    wake: 61_000,
  });
  expect(look(released.state, false, "moving", 60_999).outcome).toBeUndefined();
  expect(look(released.state, false, "moving", 61_000)).toEqual({
    state: notReclosing,
    outcome: { is: "failed", says: "WTD 1 not closed 60 s after its handle was released" },
  });
});

test("closed again is met with the time that it took", () => {
  expect(look(released.state, false, "closed", 31_500)).toEqual({
    state: notReclosing,
    outcome: {
      is: "met",
      says: "WTD 1 closed again 30.5 s after its handle",
      measured: { milliseconds: 30_500 },
    },
  });
});

test("a handle that is no longer known counts as released", () => {
  expect(look(held, undefined, "open", 1000)).toEqual(released);
});

test("a lost position and a clock that was not steady prove nothing, and measure nothing", () => {
  expect(look(released.state, false, undefined, 2000)).toEqual({
    state: notReclosing,
    outcome: { is: "unproven", says: "WTD 1 not seen to close again: its position was lost" },
  });
  expect(look(released.state, false, "closed", 2000, { at: 3_602_000 })).toEqual({
    state: notReclosing,
    outcome: { is: "unproven", says: "WTD 1 not timed: the clock was not steady" },
  });
});

test("held again before it has closed, it begins anew", () => {
  expect(look(released.state, true, "moving", 5000).state).toEqual({ held: true, released: null });
});
