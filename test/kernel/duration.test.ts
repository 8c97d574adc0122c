/** Durations as installers write them and officers read them. */
import { expect, test } from "vitest";
import { milliseconds, parseDuration, saysDuration } from "../../src/kernel/duration.ts";

test.each([
  ["500ms", 500],
  ["5s", 5000],
  ["2min", 120_000],
  ["1.5h", 5_400_000],
  ["7d", 604_800_000],
  ["5", undefined],
  ["5 minutes", undefined],
  ["-5s", undefined],
  ["", undefined],
])("%s is read as %s ms", (text, expected) => {
  expect(parseDuration(text)).toBe(expected);
});

test.each([
  [250, "250 ms"],
  [45_000, "45 s"],
  [60_000, "1 min"],
  [90_000, "90 s"],
  [120_000, "2 min"],
  [150_000, "2 min 30 s"],
  [3_600_000, "1 h"],
  [5_400_000, "1 h 30 min"],
  [604_800_000, "7 days"],
])("%s ms is said as %s", (duration, words) => {
  expect(saysDuration(milliseconds(duration))).toBe(words);
});
