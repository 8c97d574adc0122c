/** The phase of the voyage, sign by sign. */
import { expect, test } from "vitest";
import type { NavigationStatus, VoyagePhase } from "../../src/signals/act.ts";
import { begins, nextPhase } from "../../src/situation/phase.ts";

const signs = (status: NavigationStatus | null, insideHarbour?: boolean, clearOfBerth = false) => ({
  status,
  insideHarbour,
  clearOfBerth,
});

test.each<[string, VoyagePhase | null, ReturnType<typeof signs>, VoyagePhase | null]>([
  ["nothing is known at first and nothing tells", null, signs(null), null],
  ["she is found made fast", null, signs("made-fast"), "alongside"],
  ["she is found under way: the strict phase is taken", null, signs("underway", true), "on-voyage"],
  ["the last line is let go", "ready", signs("underway", true), "leaving"],
  ["she leaves without having been declared ready", "alongside", signs("underway", true), "leaving"],
  ["shifting inside the harbour is not leaving it", "leaving", signs("underway", true, true), "leaving"],
  ["she crosses the harbour limit", "leaving", signs("underway", false), "on-voyage"],
  ["no limit is given: her speed tells", "leaving", signs("underway", undefined, true), "on-voyage"],
  ["no limit is given and she is slow", "leaving", signs("underway", undefined, false), "leaving"],
  ["she comes back inside the limit", "on-voyage", signs("underway", true), "approaching"],
  ["and goes out again", "approaching", signs("underway", false), "on-voyage"],
  ["she is made fast at the next berth", "approaching", signs("made-fast", true), "alongside"],
  ["ready stands while she is fast", "ready", signs("made-fast", true), "ready"],
  [
    "she anchors: a safe anchorage is the master's word, not a conclusion",
    "on-voyage",
    signs("at-anchor", false),
    "on-voyage",
  ],
  ["at the declared safe anchorage", "safe-anchorage", signs("at-anchor", false), "safe-anchorage"],
  ["the anchor is aweigh", "safe-anchorage", signs("underway", false), "on-voyage"],
  ["nothing tells any more: the last phase stands", "on-voyage", signs(null), "on-voyage"],
  [
    "alongside with no sign: it stands, and its unknown status is told by itself",
    "alongside",
    signs(null),
    "alongside",
  ],
])("%s", (_words, before, given, after) => {
  expect(nextPhase(before, given)).toBe(after);
});

test("a voyage begins on leaving the berth, and only then", () => {
  expect(begins("ready", "leaving")).toBe(true);
  expect(begins("alongside", "on-voyage")).toBe(true);
  expect(begins("leaving", "on-voyage")).toBe(false);
  expect(begins(null, "on-voyage")).toBe(false);
  expect(begins("alongside", "ready")).toBe(false);
});
