/**
 * One line of `candump -L`:
 *
 *   (1701350096.700000) can0 0DF20D23#00E1FFFFFFFFFFFF
 *    └ stamp             │    │       └ up to 8 bytes; `R` a request for a frame; `#` one more: CAN FD
 *                        │    └ 8 digits: a 29-bit identifier; 3 digits: an 11-bit one; from 20000000: an error frame
 *                        └ interface
 *
 * Only data frames with a 29-bit identifier are NMEA 2000; the rest is refused here, with its reason.
 */
import type { RefusalReason } from "../message.ts";
import { LARGEST_ID } from "./frame.ts";
import { bytesOfHex, digitAt } from "./hex.ts";

export interface CanFrame {
  readonly id: number;
  readonly data: Uint8Array;
}

const ID_DIGITS = 8;
const MOST_DIGITS = 16;
const BLANK = 0x20;

export function candumpFrame(line: string): CanFrame | RefusalReason {
  const hash = line.indexOf("#");
  if (hash < 1) return "frame malformed";
  const begin = line.lastIndexOf(" ", hash) + 1;
  if (hash - begin !== ID_DIGITS) return hash - begin === 3 ? "not an NMEA 2000 frame" : "frame malformed";
  let id = 0;
  for (let at = begin; at < hash; at += 1) {
    const digit = digitAt(line, at);
    if (digit < 0) return "frame malformed";
    id = id * 16 + digit;
  }
  if (id > LARGEST_ID) return "error frame";
  let end = hash + 1;
  while (end < line.length && line.charCodeAt(end) > BLANK) end += 1;
  const first = line[hash + 1];
  if (first === "#" || first === "R") return "not an NMEA 2000 frame";
  if (end - hash - 1 > MOST_DIGITS) return "frame malformed";
  const data = bytesOfHex(line, hash + 1, end);
  return data === undefined ? "frame malformed" : { id, data };
}

/** Wall time of the line in milliseconds; undefined when it has none. */
export function candumpStamp(line: string): number | undefined {
  const stamp = /^\s*\((\d+)\.(\d{1,9})\)/.exec(line);
  return stamp ? Number(stamp[1]) * 1000 + Number(`0.${stamp[2]}`) * 1000 : undefined;
}
