/**
 * candump as it shows frames on a screen, with or without a stamp (`-t a`, `-t A`, `-t d`, `-t z`), with `-x` and `-a`:
 *
 *    (1676902769.342282)  can0  RX - -  15FD0617   [8]  01 9D 76 FF FF FF FF FF   '..v.....'
 *
 * Stamps that are differences, or count from zero, are no wall time.
 */
import { type Carried, NOTHING_CARRIED, refuse } from "../nmea2000/carried.ts";
import { LARGEST_ID } from "../nmea2000/frame.ts";
import { bytesOfFields } from "../nmea2000/hex-fields.ts";
import { type BusRecord, busLines } from "./bus-recording.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";
import { wallTime } from "./wall-time.ts";

const LINE =
  /^\s*(?:\(([^)]+)\))?\s*([A-Za-z][\w.-]*)\s+(?:[RT]X [-B] [-E]\s+)?([0-9A-Fa-f]+)\s+\[(\d+)\]\s*((?:[0-9A-Fa-f]{2}\b ?)*|remote request)/;
/** What candump -e says of an error frame, on a line of its own. */
const WORDS_OF_ERROR = /^\t/;
/** Smaller stamps are differences: 1973 in seconds since 1970. */
const FIRST_WALL_TIME = 1e8;

const secondsSince1970 = (stamp: string): number | undefined =>
  /^\d+\.\d+$/.test(stamp) ? Number(stamp) : undefined;

function atOf(stamp: string | undefined): number | undefined {
  if (stamp === undefined) return undefined;
  const seconds = secondsSince1970(stamp);
  if (seconds === undefined) return wallTime(stamp);
  return seconds < FIRST_WALL_TIME ? undefined : Math.round(seconds * 1e6) / 1000;
}

function frameOf(id: string, length: string, bytes: string): Carried {
  if (Number.parseInt(id, 16) > LARGEST_ID) return refuse("error frame");
  if (id.length !== 8 || bytes === "remote request") return refuse("not an NMEA 2000 frame");
  const data = bytesOfFields(bytes, " ");
  if (!data || data.length !== Number(length) || data.length > 8) return refuse("frame malformed");
  return { is: "frame", id: Number.parseInt(id, 16), data };
}

function read(line: string): BusRecord {
  if (line.startsWith("#") || WORDS_OF_ERROR.test(line)) return { carried: NOTHING_CARRIED, as: line };
  const [, stamp, bus, id, length, bytes] = LINE.exec(line) ?? [];
  if (id === undefined || length === undefined || bytes === undefined) {
    return { carried: refuse("bad line in the recording"), as: line };
  }
  return { carried: frameOf(id, length, bytes.trim()), as: line, at: atOf(stamp), bus };
}

export const candumpScreen: RecordingFormat = {
  name: "candump-screen",
  describes: "CAN frames as candump shows them on a screen",
  detect: (beginning) => shareOfLines(beginning, (line) => LINE.test(line)),
  open: busLines(read),
};
