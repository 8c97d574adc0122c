/**
 * One line of `candump -L`:
 *
 *   (1701350096.700000) can0 0DF20D23#00E1FFFFFFFFFFFF
 *    └ stamp             │    │       └ up to 8 bytes; `R` a request for a frame; `#` one more: CAN FD
 *                        │    └ 8 digits: a 29-bit identifier; 3 digits: an 11-bit one; from 20000000: an error frame
 *                        └ interface
 *
 * A line that begins with # is a comment. Only data frames with a 29-bit identifier are NMEA 2000; the rest is refused here, with its reason.
 */
import { type Carried, NOTHING_CARRIED, refuse } from "./carried.ts";
import { LARGEST_ID } from "./frame.ts";
import { bytesOfHex, digitAt } from "./hex.ts";

const ID_DIGITS = 8;
const MOST_DIGITS = 16;
const BLANK = 0x20;

const MALFORMED = refuse("frame malformed");
const FOREIGN = refuse("not an NMEA 2000 frame");
const ERROR_FRAME = refuse("error frame");

export function candumpFrame(line: string): Carried {
  const hash = line.indexOf("#");
  if (hash === 0) return NOTHING_CARRIED;
  if (hash < 0) return MALFORMED;
  const begin = hash - ID_DIGITS;
  if (line.charCodeAt(hash - 4) === BLANK) return FOREIGN;
  if (line.charCodeAt(begin - 1) !== BLANK) return MALFORMED;
  let id = 0;
  for (let at = begin; at < hash; at += 1) {
    const digit = digitAt(line, at);
    if (digit < 0) return MALFORMED;
    id = id * 16 + digit;
  }
  if (id > LARGEST_ID) return ERROR_FRAME;
  let end = hash + 1;
  while (end < line.length && line.charCodeAt(end) > BLANK) end += 1;
  const first = line[hash + 1];
  if (first === "#" || first === "R") return FOREIGN;
  if (end - hash - 1 > MOST_DIGITS) return MALFORMED;
  const data = bytesOfHex(line, hash + 1, end);
  return data === undefined ? MALFORMED : { is: "frame", id, data };
}

/** Wall time of the line in milliseconds; undefined when it has none. */
export function candumpStamp(line: string): number | undefined {
  const stamp = /^\s*\((\d+)\.(\d{1,9})\)/.exec(line);
  return stamp ? Number(stamp[1]) * 1000 + Number(`0.${stamp[2]}`) * 1000 : undefined;
}

/** The interface that the line names. */
export const candumpInterface = (line: string): string => /^\s*\(\S+\)\s+(\S+)/.exec(line)?.[1] ?? "";
