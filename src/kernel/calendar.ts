/** The ship's calendar: days begin and end by the ship's clocks, wherever the computer believes it is. */

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string): Intl.DateTimeFormat {
  let known = formats.get(timeZone);
  if (!known) {
    known = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(timeZone, known);
  }
  return known;
}

/** What the ship's clocks show at a wall time. */
function shipClock(at: number, timeZone: string): { readonly day: string; readonly time: string } {
  const part: Record<string, string> = {};
  for (const { type, value } of format(timeZone).formatToParts(at)) part[type] = value;
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}:${part.second}`,
  };
}

/** The wall time (ms) at which the ship's day that contains `at` ends. Clocks put back or forward are allowed for. */
export function dayEnd(at: number, timeZone: string): number {
  const { day, time } = shipClock(at, timeZone);
  const [h = 0, m = 0, s = 0] = time.split(":").map(Number);
  const passed = ((h * 60 + m) * 60 + s) * 1000 + (((at % 1000) + 1000) % 1000);
  let end = at - passed + 86_400_000;
  // A day on which the clocks change is an hour longer or shorter: step until the date has just turned.
  while (shipClock(end, timeZone).day === day) end += 900_000;
  while (shipClock(end - 900_000, timeZone).day !== day) end -= 900_000;
  return end;
}
