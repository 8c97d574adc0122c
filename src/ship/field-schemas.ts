/** The small schemas that the parts of the ship file share. */
import { z } from "zod";
import { type Duration, milliseconds, parseDuration } from "../kernel/duration.ts";

const DURATION = /^\d+(\.\d+)?\s*(ms|s|min|h|d)$/;

/** Written `500ms`, `5s`, `2min`, `1.5h`, `7d`. */
export const durationText = z
  .string({ error: "a duration with its unit is wanted, such as 500ms, 5s, 2min, 1.5h or 7d" })
  .regex(DURATION, "a duration is a number with its unit: 500ms, 5s, 2min, 1.5h or 7d")
  .transform((text): Duration => parseDuration(text) ?? milliseconds(0));

/** Ids go into topics, file names and alert ids. */
export const idText = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "an id has lower case letters, digits and single hyphens, such as wtd-7",
  );

/** Which rules bind turns on such days: one that no calendar has is not rolled over into the next month. */
export const dateText = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    error: "a date is written 2026-07-13",
    abort: true,
  })
  .refine(isDay, "there is no such day in the calendar");

function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** A piece of an address on a bus: `42`, `"042"` and `042` are one and the same. */
export const addressPart = z.union([z.string().min(1), z.number().int().nonnegative()]).transform(String);

/** Drops leading zeros, so that `003` on the wire is the `3` of the ship file. */
export const samePart = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/^0+(?=.)/, "");
