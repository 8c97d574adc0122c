/** Date and time as instruments send them, to `2028-03-01T12:00:00Z`; undefined when they make no time. */

/** Before this program was written no reading of it can have been made: a receiver without a date says so. */
const FLOOR = Date.UTC(2026, 0, 1);

const CLOCK = /^(\d\d)(\d\d)(\d\d)(\.\d+)?$/;

export function utc(year: string, month: string, day: string, clock: string): string | undefined {
  const [, hour = "", minute = "", second = "", fraction = ""] = CLOCK.exec(clock) ?? [];
  if (hour === "") return undefined;
  const date = `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const milliseconds = fraction === "" ? "" : fraction.padEnd(4, "0").slice(0, 4);
  const text = `${date}T${hour}:${minute}:${second}${milliseconds === ".000" ? "" : milliseconds}Z`;
  const at = Date.parse(text);
  // The 31st of February is taken for a day of March: what does not come back as it went is no date.
  const sound = at >= FLOOR && new Date(at).toISOString().startsWith(`${date}T${hour}:${minute}:${second}`);
  return sound ? text : undefined;
}
