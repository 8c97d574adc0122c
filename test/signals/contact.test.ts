/** Contacts: when they are believed, and when neither made nor not made can be. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Bouncing,
  between,
  bounce,
  doorByContacts,
  loopCurrent,
  pastLimit,
  settledContact,
  supervisedContact,
} from "../../src/signals/contact.ts";

describe("a contact that bounces", () => {
  const seen = (edges: readonly (readonly [mono: number, made: boolean])[], until: number) => {
    let state: Bouncing | undefined;
    for (const [mono, made] of edges) state = bounce(state, made, mono, 200);
    state = bounce(state, undefined, until, 200);
    return state && settledContact(state, until, 200);
  };

  test("is not believed before it has stood still", () => {
    expect(seen([[0, true]], 199)).toBeUndefined();
    expect(seen([[0, true]], 200)).toEqual({ made: true });
  });

  test("is believed at its last state once it comes to rest", () => {
    expect(
      seen(
        [
          [0, true],
          [1000, false],
          [1050, true],
          [1100, false],
        ],
        1299,
      ),
    ).toBeUndefined();
    expect(
      seen(
        [
          [0, true],
          [1000, false],
          [1050, true],
          [1100, false],
        ],
        1300,
      ),
    ).toEqual({ made: false });
  });

  test("is broken when it chatters and does not come to rest", () => {
    const chatter = Array.from({ length: 30 }, (_, i) => [i * 100, i % 2 === 0] as const);
    expect(seen(chatter, 2950)).toEqual({ broken: "the contact chatters and does not come to rest" });
  });

  test("without a debounce is believed at once", () => {
    const state = bounce(bounce(undefined, true, 0, 0), false, 5, 0);
    expect(state && settledContact(state, 5, 0)).toEqual({ made: false });
  });
});

describe("the two contacts of a door", () => {
  test.each([
    [true, false, "closed"],
    [false, true, "open"],
    [false, false, "moving"],
    [true, true, "contradiction"],
  ] as const)("closed %s and open %s make it %s", (closed, open, position) => {
    expect(doorByContacts(closed, open)).toBe(position);
  });
});

describe("a line with end-of-line resistors", () => {
  const bands = {
    closed: [400, 600],
    open: [900, 1100],
    cut: [1400, 4095],
    shorted: [0, 100],
  } as const;

  test.each([
    [500, { made: true }],
    [1000, { made: false }],
    [4095, { broken: "the line is cut" }],
    [20, { broken: "the line is shorted" }],
    [700, { broken: "the line shows 700, which is neither closed nor open" }],
  ])("that shows %s", (value, said) => expect(supervisedContact(value, bands)).toEqual(said));

  test("a line whose cut and short are not described is never taken for closed or open either", () => {
    const { closed, open } = bands;
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 5000 }), (value) => {
        const inside = (value >= 400 && value <= 600) || (value >= 900 && value <= 1100);
        expect("made" in supervisedContact(value, { closed, open })).toBe(inside);
      }),
    );
  });
});

describe("a current loop by NAMUR NE 43", () => {
  test.each([
    [3.59, "broken"],
    [3.6, 4],
    [3.9, 4],
    [4, 4],
    [12, 12],
    [20.4, 20],
    [20.99, 20],
    [21, "broken"],
    [Number.NaN, "broken"],
    [0, "broken"],
  ])("%s mA", (milliamps, said) => {
    const current = loopCurrent(milliamps);
    expect("broken" in current ? "broken" : current.milliamps).toBe(said);
  });

  test("4 to 20 mA is the range of the meter", () => {
    expect(between(4, [4, 20], [0, 1.2])).toBe(0);
    expect(between(20, [4, 20], [0, 1.2])).toBeCloseTo(1.2);
    expect(between(12, [4, 20], [0, 1.2])).toBeCloseTo(0.6);
  });
});

describe("a limit with hysteresis", () => {
  test("is passed at the limit and left only when the value has come back by the hysteresis", () => {
    const limits = { above: 0.5, hysteresis: 0.1 };
    const seen = [0.4, 0.49, 0.5, 0.45, 0.41, 0.39, 0.45, 0.5];
    let past = false;
    expect(
      seen.map((value) => {
        past = pastLimit(past, value, limits);
        return past;
      }),
    ).toEqual([false, false, true, true, true, false, false, true]);
  });

  test("may be a lower one", () => {
    expect(pastLimit(false, 1.9, { below: 2 })).toBe(true);
    expect(pastLimit(true, 2.05, { below: 2, hysteresis: 0.1 })).toBe(true);
    expect(pastLimit(true, 2.2, { below: 2, hysteresis: 0.1 })).toBe(false);
  });
});
