import { expect, test } from "vitest";
import { createLineErrors } from "../../src/service/line-errors.ts";

/** A line that brings so much in each minute; gives what is said after each. */
function minutes(...each: readonly (readonly [sound: number, refused: number])[]): readonly string[] {
  const look = createLineErrors(10);
  let [good, refused, mono] = [0, 0, 0];
  look([{ port: "console", good, ignored: 0, refused }], mono);
  return each.map(([more, bad]) => {
    good += more;
    refused += bad;
    mono += 60_000;
    return look([{ port: "console", good, ignored: 0, refused }], mono);
  });
}

const ILL = (percent: number) =>
  `Of what comes on port console ${percent} % must be refused: see to its wiring, its talkers and its baud rate`;

test("one telegram in ten is borne, more is a fault of the line, told in the same words until it is well", () => {
  expect(minutes([900, 100], [880, 120], [500, 500], [930, 70], [950, 50])).toEqual([
    "well",
    ILL(12),
    ILL(12),
    ILL(12),
    "well",
  ]);
});

test("a few bad telegrams on a line that brings little are none; many of few, over ten minutes, are", () => {
  expect(minutes([5, 4])).toEqual(["well"]);
  expect(minutes(...Array.from({ length: 10 }, () => [2, 2] as const)).at(-1)).toBe(ILL(50));
});

test("a line that has fallen silent is told by its port alone", () => {
  const quiet = Array.from({ length: 10 }, () => [0, 0] as const);
  expect(minutes([10, 90], ...quiet).at(-1)).toBe("well");
});

test("messages that nobody reads are sound ones", () => {
  const look = createLineErrors(10);
  look([{ port: "console", good: 0, ignored: 0, refused: 0 }], 0);
  expect(look([{ port: "console", good: 1, ignored: 999, refused: 20 }], 60_000)).toBe("well");
});

test("two lines at fault are both named", () => {
  const look = createLineErrors(10);
  const both = (good: number, refused: number) =>
    ["console", "gyro"].map((port) => ({ port, good, ignored: 0, refused }));
  look(both(0, 0), 0);
  expect(look(both(50, 50), 60_000)).toMatch(/port console 50 %.*; .*port gyro 50 %/);
});
