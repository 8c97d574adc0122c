/** Actisense N2K ASCII: one message a line, the time of day without a date. */
import { isN2kAscii, n2kAsciiMessage, n2kAsciiTime } from "../nmea2000/n2k-ascii-line.ts";
import { busLines } from "./bus-recording.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

export const actisenseN2kAscii: RecordingFormat = {
  name: "actisense-n2k-ascii",
  describes: "NMEA 2000 messages as Actisense gateways send them (N2K ASCII)",
  detect: (beginning) => shareOfLines(beginning, isN2kAscii),
  open: busLines((line) => ({ carried: n2kAsciiMessage(line), as: line, elapsed: n2kAsciiTime(line) })),
};
