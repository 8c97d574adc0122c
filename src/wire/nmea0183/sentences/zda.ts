/**
 * ZDA: time and date.
 *
 *     $--ZDA,hhmmss.ss,xx,xx,xxxx,xx,xx*hh
 *            1         2  3  4    5  6
 *
 *     1 time UTC · 2 day · 3 month · 4 year · 5 local zone hours, -13 to 13 · 6 local zone minutes
 */
import { layout, number, time, whole } from "../fields.ts";

export const zda = layout(
  time("time"),
  whole("day", 1, 31),
  whole("month", 1, 12),
  whole("year", 1900, 9999),
  number("zoneHours", -14, 14),
  number("zoneMinutes", -59, 59),
);
