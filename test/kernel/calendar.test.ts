/** The ship's days end by her own clocks, also where those are put forward or back. */
import { expect, test } from "vitest";
import { dayEnd } from "../../src/kernel/calendar.ts";

const ends = (at: string, zone: string): string => new Date(dayEnd(Date.parse(at), zone)).toISOString();

test.each([
  ["at Kochi the day ends at 18:30 UTC", "2028-03-01T13:00:00Z", "Asia/Kolkata", "2028-03-01T18:30:00.000Z"],
  ["just before midnight", "2028-03-01T18:29:59.999Z", "Asia/Kolkata", "2028-03-01T18:30:00.000Z"],
  ["at midnight the next day has begun", "2028-03-01T18:30:00Z", "Asia/Kolkata", "2028-03-02T18:30:00.000Z"],
  ["at Malé", "2028-03-01T13:00:00Z", "Indian/Maldives", "2028-03-01T19:00:00.000Z"],
  ["a day of 23 hours", "2028-03-26T00:30:00Z", "Europe/Berlin", "2028-03-26T22:00:00.000Z"],
  ["a day of 25 hours", "2028-10-29T00:30:00Z", "Europe/Berlin", "2028-10-29T23:00:00.000Z"],
  ["a leap day", "2028-02-29T12:00:00Z", "UTC", "2028-03-01T00:00:00.000Z"],
])("%s", (_words, at, zone, end) => {
  expect(ends(at, zone)).toBe(end);
});
