/** A closed door that leaves its closed switch: with an order, without one, and while nobody can tell. */
import { expect, test } from "vitest";
import {
  besides,
  neverOrdered,
  type Ordered,
  unless,
  watchOpening,
} from "../../../src/rules/terms/uncommanded.ts";
import type { DoorPosition } from "../../../src/ship/terms.ts";

const limits = { memory: 5000, settle: 500 };
const look = (
  state: Ordered,
  position: DoorPosition | undefined,
  mono: number,
  handle?: boolean,
  hand?: boolean,
) =>
  watchOpening(
    state,
    {
      ...(position === undefined ? {} : { position }),
      ...(handle === undefined ? {} : { handle }),
      ...(hand === undefined ? {} : { hand }),
    },
    { at: mono, mono },
    "WTD 1",
    limits,
  );
const closed = look(neverOrdered, "closed", 0, false).state;

test("half a second off its switch without an order is told; a shake of the leaf is not", () => {
  const leaving = look(closed, "moving", 10_000, false);
  expect(leaving).toEqual({
    state: { door: "leaving", ordered: null, left: { at: 10_000, mono: 10_000 } },
    wake: 10_500,
  });
  expect(look(leaving.state, "moving", 10_499, false).outcome).toBeUndefined();
  expect(look(leaving.state, "moving", 10_500, false)).toEqual({
    state: { door: "open", ordered: null, left: null },
    outcome: { is: "failed", says: "WTD 1 opened without an order" },
  });
  expect(look(leaving.state, "closed", 10_400, false).state.door).toBe("closed");
});

test("an order up to five seconds before it left counts, of the handle or of the hand gear", () => {
  const ordered = look(closed, "closed", 10_000, true).state;
  expect(look(ordered, "moving", 15_000, false).state.door).toBe("open");
  expect(look(ordered, "moving", 15_001, false).state.door).toBe("leaving");
  const byHand = look(closed, "closed", 10_000, false, true).state;
  expect(look(byHand, "moving", 12_000, false, false)).toEqual({
    state: { door: "open", ordered: { at: 10_000, mono: 10_000 }, left: null },
  });
});

test("a handle that is not known may be held: nobody is accused", () => {
  expect(look(closed, "moving", 10_000).state.door).toBe("open");
});

test("a door that was open and closes is told closed; one that was never closed is not followed", () => {
  const open: Ordered = { door: "open", ordered: null, left: null };
  expect(look(open, "closed", 1000, false)).toEqual({
    state: { door: "closed", ordered: null, left: null },
    outcome: { is: "met", says: "WTD 1 closed" },
  });
  expect(look(neverOrdered, "closed", 1000, false).outcome).toBeUndefined();
  expect(look(neverOrdered, "open", 1000, false)).toEqual({ state: neverOrdered });
  expect(look(closed, undefined, 1000, false).state).toEqual({ door: "other", ordered: null, left: null });
});

test("what another paragraph tells of is told there alone; that the door is closed again is told in both", () => {
  const failed = { state: closed, outcome: { is: "failed", says: "WTD 1 opened" } } as const;
  const met = { state: closed, outcome: { is: "met", says: "WTD 1 closed" } } as const;
  expect(unless(true, failed)).toEqual({ state: closed });
  expect(unless(false, failed)).toEqual(failed);
  expect(unless(true, met)).toEqual(met);
  expect(besides("close it by hand", failed).outcome?.says).toBe("WTD 1 opened; close it by hand");
  expect(besides("close it by hand", met)).toEqual(met);
  expect(besides("close it by hand", { state: closed })).toEqual({ state: closed });
});
