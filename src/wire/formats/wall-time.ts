/**
 * Dates and times as recordings write them; without a zone they are taken as UTC, so that the same file gives the
 * same stamps on any machine.
 *
 *   2026-11-30T12:34:56.700Z   2016-02-28-19:57:02.364   2026-08-09T13:42:55.841473308-07:00   2028-03-01 12:00:00
 */

const STAMP = /^(\d{4})-(\d\d)-(\d\d)[-T ](\d\d):(\d\d):(\d\d)(?:[.,](\d+))?\s*(Z|[+-]\d\d:?\d\d)?$/;

/** Milliseconds since 1970; undefined when it is no date and time. */
export function wallTime(text: string): number | undefined {
  const match = STAMP.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const whole = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(whole);
  if (date.getUTCMonth() !== month - 1 || hour > 23 || minute > 59 || second > 60) return undefined;
  return whole + Math.round(Number(`0.${match[7] ?? "0"}`) * 1e6) / 1000 - zone(match[8]);
}

function zone(written: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(written ?? "") ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? -offset : offset;
}
