/**
 * canboat PLAIN_MIX_FAST: frames and whole messages in one log. A line that fits into a frame is taken as one, unless it
 * cannot be: shorter than frames of long messages are, or a first frame that announces no long message.
 */
import { IN_FIRST_FRAME, LONGEST_FAST_PACKET } from "../nmea2000/fast-packet-frames.ts";
import { busLines } from "./bus-recording.ts";
import { canboatRecord, isCanboat, kindOf } from "./canboat-line.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

function cannotBeAFrame(payload: Uint8Array): boolean {
  const [head = 0, length = 0] = payload;
  const first = (head & 0x1f) === 0;
  return payload.length < 8 || (first && (length <= IN_FIRST_FRAME || length > LONGEST_FAST_PACKET));
}

export const canboatMixed: RecordingFormat = {
  name: "canboat-mixed",
  describes: "canboat's log, frames and whole messages mixed (PLAIN_MIX_FAST)",
  detect: (beginning) => (kindOf(beginning) === "mixed" ? shareOfLines(beginning, isCanboat) : 0),
  open: busLines((line) => canboatRecord(line, cannotBeAFrame)),
};
