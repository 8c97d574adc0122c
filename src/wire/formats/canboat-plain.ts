/** canboat PLAIN: one frame a line; long messages are still in parts. */
import { busLines } from "./bus-recording.ts";
import { canboatRecord, isCanboat, kindOf } from "./canboat-line.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

export const canboatPlain: RecordingFormat = {
  name: "canboat-plain",
  describes: "canboat's log, one frame a line (PLAIN)",
  detect: (beginning) => (kindOf(beginning) === "plain" ? shareOfLines(beginning, isCanboat) : 0),
  open: busLines((line) => canboatRecord(line, () => false)),
};
