/** Times, ages and positions as a bridge writes them. */

const twoDigits = (n: number): string => String(Math.trunc(n)).padStart(2, "0");

/** `18:30:05` UTC. */
export const utcClock = (at: number): string => new Date(at).toISOString().slice(11, 19);

/** `1 Mar 2028` UTC. */
export const utcDate = (at: number): string => dayIn(at, "UTC");

/** `00:00` on the ship's clocks. */
export const shipClock = (at: number, zone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);

export const dayIn = (at: number, zone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    day: "numeric",
    month: "short",
    year: "numeric",
  }).format(at);

/** How long ago: `8 s`, `12 min`, `3 h 05`, `2 d`. Never negative. */
export function age(from: number, now: number): string {
  const s = Math.max(0, Math.floor((now - from) / 1000));
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min`;
  if (s < 48 * 3600) return `${Math.floor(s / 3600)} h ${twoDigits((s % 3600) / 60)}`;
  return `${Math.floor(s / 86_400)} d`;
}

/** `9°57.960′N`, `076°14.460′E`: degrees and minutes, as the chart and the log have it. */
export function latitude(degrees: number): string {
  return `${angle(degrees, 2)}${degrees < 0 ? "S" : "N"}`;
}

export function longitude(degrees: number): string {
  return `${angle(degrees, 3)}${degrees < 0 ? "W" : "E"}`;
}

function angle(degrees: number, width: number): string {
  // Rounded as a whole first, so that 59.9996′ becomes the next degree and never 60.000′.
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = Math.floor(thousandths / 60_000);
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, "0");
  return `${String(whole).padStart(width, "0")}°${minutes}′`;
}
