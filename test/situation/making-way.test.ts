/** Making way through the water: with hysteresis, and unknown when no speed is known. */
import { expect, test } from "vitest";
import { judgeMakingWay, type MakingWay } from "../../src/situation/making-way.ts";
import { situationNumbers } from "../../src/situation/settings.ts";

const numbers = situationNumbers({
  particulars: {
    name: "Test",
    id: "test",
    flag: "IN",
    types: ["ferry"],
    length: 20,
    breadth: 6,
    passengersCertified: 10,
    personsCertified: 12,
    propulsion: "mechanical",
    timeZone: "Asia/Kolkata",
  },
  equipment: [],
  settings: {},
  harbours: [],
  waterways: [],
});
const now = (seconds: number) => ({ at: seconds * 1000, mono: seconds * 1000 });
const underway = (throughWater?: number, overGround?: number) => ({
  status: "underway" as const,
  throughWater,
  overGround,
});
const fresh: MakingWay = { makes: null, candidate: null };
const stopped: MakingWay = { makes: false, candidate: null };

test("underway and stopped, then gathering way for long enough", () => {
  const begun = judgeMakingWay(stopped, underway(2), numbers, now(0));
  expect(begun.state.makes).toBe(false);
  expect(begun.wake).toBe(20_000);
  expect(judgeMakingWay(begun.state, underway(2), numbers, now(19.9)).state.makes).toBe(false);
  expect(judgeMakingWay(begun.state, underway(2), numbers, now(20)).state.makes).toBe(true);
});

test("a speed between the two limits changes nothing", () => {
  expect(judgeMakingWay({ makes: true, candidate: null }, underway(0.5), numbers, now(60)).state).toEqual({
    makes: true,
    candidate: null,
  });
  expect(judgeMakingWay(stopped, underway(0.5), numbers, now(60)).state).toEqual(stopped);
});

test("the log is asked before the receiver: a current is not way through the water", () => {
  expect(judgeMakingWay(fresh, underway(0, 3), numbers, now(0)).state.makes).toBe(false);
  expect(judgeMakingWay(fresh, underway(undefined, 3), numbers, now(0)).state.makes).toBe(true);
});

test("going astern is making way", () => {
  expect(judgeMakingWay(fresh, underway(-2), numbers, now(0)).state.makes).toBe(true);
});

test("without any speed it is not known, unless she lies fast, at anchor or aground", () => {
  expect(judgeMakingWay(fresh, underway(), numbers, now(0)).state.makes).toBeNull();
  expect(judgeMakingWay(fresh, { ...underway(), status: "at-anchor" }, numbers, now(0)).state.makes).toBe(
    false,
  );
  expect(judgeMakingWay(fresh, { ...underway(), status: null }, numbers, now(0)).state.makes).toBeNull();
});
