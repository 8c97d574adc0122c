/** Times and places as they stand in the book, on the screen and on paper. */
import type { Entry } from "../../logbook/entry.ts";

/** `2028-03-01 18:30:05`, UTC. */
export const second = (time: string): string => time.slice(0, 19).replace("T", " ");

/** Text comes from people and devices: nothing in it may steer the terminal or the printer. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ");

/** An entry written more than a minute after the event says when it was written. */
export function enteredLater({ at, writtenAt }: Pick<Entry, "at" | "writtenAt">): string | undefined {
  return Date.parse(writtenAt) - Date.parse(at) > 60_000 ? second(writtenAt) : undefined;
}

/** Degrees and minutes, as in the chart room: `09°57.97'N 076°14.53'E`. */
export function positionWords({ position }: Pick<Entry, "position">): string {
  if (!position) return "not known";
  const { latitude, longitude } = position;
  return `${degrees(latitude, 2)}${latitude < 0 ? "S" : "N"} ${degrees(longitude, 3)}${longitude < 0 ? "W" : "E"}`;
}

function degrees(value: number, digits: number): string {
  const hundredths = Math.round(Math.abs(value) * 6000);
  const whole = Math.floor(hundredths / 6000);
  return `${String(whole).padStart(digits, "0")}°${((hundredths % 6000) / 100).toFixed(2).padStart(5, "0")}'`;
}
