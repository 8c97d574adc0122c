/** canboat FAST: one whole message a line, however short. */
import { busLines } from "./bus-recording.ts";
import { canboatRecord, isCanboat, kindOf } from "./canboat-line.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

export const canboatFast: RecordingFormat = {
  name: "canboat-fast",
  describes: "canboat's log, one whole message a line (FAST)",
  detect: (beginning) => (kindOf(beginning) === "fast" ? shareOfLines(beginning, isCanboat) : 0),
  open: busLines((line) => canboatRecord(line, () => true)),
};
