/**
 * The time that loggers put beside a sentence, in front of it or after it.
 *
 *     2014-08-01T00:00:00.124000Z $GPZDA,…        1550303566167726840 !AIVDM,…      (1701350096.700000) $…
 *     !AIVDM,…*3E,r003669984,1152921717           \s:IN0001,n:881,c:1683881316755*4D\$INGLL,…
 *
 * A number of milliseconds since the logger was started (`108254:$GPGGA…`) is no time of day and gives none.
 */
import { readTagBlock } from "../nmea0183/tag-block.ts";
import { wallTime } from "./wall-time.ts";

const DATE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?(?=[\s,;:])/;
const SINCE_1970 = /^\(?(\d{10})(\d{0,9})(\.\d+)?\)?[\s,;:]/;
const TAIL = /\*[0-9A-Fa-f]{2}[^$!*]*,(\d{10})\s*$/;

/** Milliseconds since 1970; undefined where the line carries no time. */
export function lineStamp(line: string): number | undefined {
  const first = line.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) {
    const date = DATE.exec(line);
    if (date) return wallTime(date[0]);
  }
  const count = SINCE_1970.exec(line);
  if (count) return Number(`${count[1]}.${count[2]}${(count[3] ?? "").slice(1)}`) * 1000;
  if (line.includes("\\")) return tagTime(line);
  const tail = TAIL.exec(line);
  return tail ? Number(tail[1]) * 1000 : undefined;
}

function tagTime(line: string): number | undefined {
  for (const [, block = ""] of line.matchAll(/\\([^\\]+)\\/g)) {
    const at = readTagBlock(block)?.at;
    if (at !== undefined) return at;
  }
  return undefined;
}
