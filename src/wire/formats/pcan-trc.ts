/**
 * PCAN-View trace, file version 1.x: offsets in milliseconds from a start in days since 30 December 1899, in local
 * time without a zone, taken as UTC.
 *
 *       1)        48.6  Rx     09F11201  8  FF 50 7A FF 7F FF 7F FD
 */
import { type Carried, NOTHING_CARRIED, refuse } from "../nmea2000/carried.ts";
import { LARGEST_ID } from "../nmea2000/frame.ts";
import { bytesOfFields } from "../nmea2000/hex-fields.ts";
import { busRecording } from "./bus-recording.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";
import { lineReader } from "./line-reader.ts";

const LINE =
  /^\s*\d+\)\s+([\d.]+)\s+(?:(\w+)\s+)?([0-9A-Fa-f]{4,8})\s+(\d)\s*((?:[0-9A-Fa-f]{2} ?)*)\s*(RTR)?\s*$/;
const COMMENT = /^\s*;/;
const START = /^;\$STARTTIME=([\d.]+)/;
const DAY = 86_400_000;
/** 1 January 1970 in days since 30 December 1899. */
const EPOCH_1970 = 25_569;

function frameOf(line: string): { readonly offset: number; readonly carried: Carried } | undefined {
  const [, offset, kind, id, length, bytes, remote] = LINE.exec(line) ?? [];
  const data = bytes === undefined ? undefined : bytesOfFields(bytes, " ");
  if (offset === undefined || id === undefined || !data) return undefined;
  const at = Number(offset);
  if (kind === "Error" || kind === "Warng") return { offset: at, carried: refuse("error frame") };
  const foreign = id.length !== 8 || Number.parseInt(id, 16) > LARGEST_ID || remote !== undefined;
  if (foreign) return { offset: at, carried: refuse("not an NMEA 2000 frame") };
  const whole = data.length === Number(length) && data.length <= 8;
  return {
    offset: at,
    carried: whole ? { is: "frame", id: Number.parseInt(id, 16), data } : refuse("frame malformed"),
  };
}

export const pcanTrc: RecordingFormat = {
  name: "pcan-trc",
  describes: "CAN frames as PCAN-View traces them (.trc, version 1)",
  detect: (beginning) => shareOfLines(beginning, (line) => LINE.test(line) || COMMENT.test(line)),
  open(heard) {
    const recording = busRecording(heard);
    let start: number | undefined;
    return lineReader(
      (line) => {
        const days = START.exec(line)?.[1];
        if (days !== undefined) start = Math.round((Number(days) - EPOCH_1970) * DAY);
        if (COMMENT.test(line)) return recording.take({ carried: NOTHING_CARRIED, as: line });
        const { offset = undefined, carried = refuse("bad line in the recording") } = frameOf(line) ?? {};
        const at = start === undefined || offset === undefined ? undefined : start + offset;
        return recording.take({ carried, as: line, at, elapsed: offset });
      },
      () => recording.end(),
    );
  },
};
