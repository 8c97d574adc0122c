/**
 * One line of canboat's own log: time, priority, PGN, source, destination, length, bytes. A line is a frame in
 * PLAIN logs and a whole message in FAST ones; nothing in the line itself tells which.
 */

import { type Carried, NOTHING_CARRIED, refuse } from "../nmea2000/carried.ts";
import { type Address, idOf, isNmea2000 } from "../nmea2000/frame.ts";
import { bytesOfFields } from "../nmea2000/hex-fields.ts";
import type { BusRecord } from "./bus-recording.ts";
import type { Beginning } from "./format.ts";
import { wallTime } from "./wall-time.ts";

const LINE = /^([\d:TZ.+-]+),(\d),(\d{1,8}),(\d{1,3}),(\d{1,3}),(\d{1,4})((?:,[0-9A-Fa-f]{1,2})*),?\s*$/;
const IN_A_FRAME = 8;

interface CanboatLine {
  readonly at: number | undefined;
  readonly address: Address;
  readonly payload: Uint8Array;
}

export const isCanboat = (line: string): boolean => LINE.test(line);

function lineOf(line: string): CanboatLine | undefined {
  const [, stamp, priority, pgn, source, destination, length, bytes] = LINE.exec(line) ?? [];
  const payload = bytes === undefined ? undefined : bytesOfFields(bytes.slice(1), ",");
  if (stamp === undefined || !payload || payload.length !== Number(length)) return undefined;
  const address = {
    priority: Number(priority),
    pgn: Number(pgn),
    source: Number(source),
    destination: Number(destination),
  };
  return { at: wallTime(stamp), address, payload };
}

/** `whole` says of a payload that fits into a frame whether it is a message all the same. */
export function canboatRecord(line: string, whole: (payload: Uint8Array) => boolean): BusRecord {
  if (line.startsWith("#")) return { carried: NOTHING_CARRIED, as: line };
  const read = lineOf(line);
  if (!read) return { carried: refuse("bad line in the recording"), as: line };
  return { carried: carriedBy(read, whole), as: line, at: read.at };
}

function carriedBy({ address, payload }: CanboatLine, whole: (payload: Uint8Array) => boolean): Carried {
  const { pgn, priority, source } = address;
  if (!isNmea2000(pgn) || priority > 7 || source > 255) return refuse("not an NMEA 2000 frame");
  if (payload.length > IN_A_FRAME || whole(payload)) return { is: "message", address, payload };
  return { is: "frame", id: idOf(address), data: payload };
}

/** What a log says of itself in its comments, else what its beginning shows: a line too long for a frame is a message. */
export function kindOf({ lines }: Beginning): "plain" | "fast" | "mixed" {
  const comments = lines.filter((line) => line.startsWith("#")).join("\n");
  if (comments.includes("PLAIN_MIX_FAST")) return "mixed";
  const declared = /format=(PLAIN|FAST)\b/.exec(comments)?.[1];
  if (declared !== undefined) return declared === "FAST" ? "fast" : "plain";
  return lines.some((line) => (lineOf(line)?.payload.length ?? 0) > IN_A_FRAME) ? "fast" : "plain";
}
