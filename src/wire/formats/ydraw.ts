/** Yacht Devices RAW, which is also Actisense's RAW ASCII: one frame a line, the time of day without a date. */
import { isYdraw, ydrawFrame, ydrawTime } from "../nmea2000/ydraw-line.ts";
import { busLines } from "./bus-recording.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

const open = busLines((line) => ({ carried: ydrawFrame(line), as: line, elapsed: ydrawTime(line) }));

export const ydraw: RecordingFormat = {
  name: "ydraw",
  describes: "CAN frames as Yacht Devices gateways send them (RAW)",
  detect: (beginning) => shareOfLines(beginning, isYdraw),
  open,
};

/** The same lines under Actisense's name for them; a file does not say which it is. */
export const actisenseRawAscii: RecordingFormat = {
  name: "actisense-raw-ascii",
  describes: "CAN frames as Actisense gateways send them (RAW ASCII): the same lines as ydraw",
  detect: () => 0,
  open,
};
