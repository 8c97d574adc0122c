/** How deep she lies: amidships, or the mean of forward and aft; and what is said where a gauge is missing. */
import { expect, test } from "vitest";
import {
  gaugedShip,
  meanDraught,
  stabilityComputers,
  trimmedShip,
} from "../../../src/rules/terms/loading.ts";
import { ferry, item } from "../ferry.ts";

const gauge = (id: string, where: "forward" | "aft" | "midships") =>
  item("draught-gauge", id, ["draught"], { gauge: where });
const [forward, aft, midships] = [gauge("fwd", "forward"), gauge("aft", "aft"), gauge("mid", "midships")];

test("a gauge amidships is the draught, whatever those at the ends show", () => {
  expect(meanDraught([forward, aft, midships], { fwd: 5, aft: 6, mid: 5.9 })).toBe(5.9);
});

test("two gauges amidships, port and starboard, are taken together", () => {
  const port = gauge("port", "midships");
  expect(meanDraught([port, midships], { port: 5.8, mid: 6.2 })).toBe(6);
});

test("without one amidships it is the mean of forward and aft, and nothing where either is silent", () => {
  expect(meanDraught([forward, aft], { fwd: 5, aft: 6 })).toBe(5.5);
  expect(meanDraught([forward, aft, midships], { fwd: 5, aft: 6, mid: undefined })).toBe(5.5);
  expect(meanDraught([forward, aft], { fwd: 5 })).toBeUndefined();
  expect(meanDraught([forward, aft], { aft: 6 })).toBeUndefined();
  expect(meanDraught([], {})).toBeUndefined();
});

test("trim needs both ends, and the gauged ship all three places", () => {
  expect(trimmedShip(ferry([forward, aft]))).toMatchObject([{ id: "ship", length: 140 }]);
  expect(trimmedShip(ferry([forward]))).toEqual([]);
  expect(trimmedShip(ferry([aft]))).toEqual([]);
  expect(gaugedShip(ferry([forward, aft, midships]))).toHaveLength(1);
  for (const two of [
    [forward, aft],
    [forward, midships],
    [aft, midships],
  ])
    expect(gaugedShip(ferry(two))).toEqual([]);
});

test("a stability computer that the ship file does not name stands in the list, without signals", () => {
  expect(stabilityComputers(ferry([]))).toEqual([
    {
      id: "unfitted-stability-computer",
      kind: "stability-computer",
      name: "Stability computer",
      signals: [],
    },
  ]);
});
