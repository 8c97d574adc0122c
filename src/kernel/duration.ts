/** Durations are never bare numbers: a Duration is milliseconds with a brand that only this file gives. */

export type Duration = number & { readonly unit: "milliseconds" };

export const milliseconds = (n: number): Duration => n as Duration;
export const seconds = (n: number): Duration => milliseconds(n * 1000);
export const minutes = (n: number): Duration => seconds(n * 60);
export const hours = (n: number): Duration => minutes(n * 60);
export const days = (n: number): Duration => hours(n * 24);

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** Reads, to the whole millisecond, `500ms`, `5s`, `2min`, `1.5h`, `7d`; undefined for anything else. */
export function parseDuration(text: string): Duration | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*(ms|s|min|h|d)$/.exec(text.trim());
  const unit = UNITS[match?.[2] ?? ""];
  return match && unit !== undefined ? milliseconds(Math.round(Number(match[1]) * unit)) : undefined;
}

/** Writes a duration as a person would say it: `45 s`, `2 min`, `1 h 30 min`, `7 days`. */
export function saysDuration(duration: Duration): string {
  const s = Math.round(duration / 1000);
  if (duration < 1000) return `${Math.round(duration)} ms`;
  if (s < 120 && s % 60 !== 0) return `${s} s`;
  if (s < 3600) return s % 60 === 0 ? `${s / 60} min` : `${Math.floor(s / 60)} min ${s % 60} s`;
  const h = Math.floor(s / 3600);
  const min = Math.floor((s % 3600) / 60);
  if (h < 48) return min === 0 ? `${h} h` : `${h} h ${min} min`;
  return `${Math.floor(h / 24)} days`;
}
