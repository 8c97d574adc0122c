/** `candump -L` and `candump -l`: `(1701350096.700000) can0 0DF20D23#00E1FFFFFFFFFFFF`. */
import { candumpFrame, candumpInterface, candumpStamp } from "../nmea2000/candump-line.ts";
import { busLines } from "./bus-recording.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

const LINE = /^\s*\(\d+\.\d+\)\s+\S+\s+[0-9A-Fa-f]+#/;

export const candumpLog: RecordingFormat = {
  name: "candump-log",
  describes: "CAN frames as `candump -L` or `-l` writes them",
  detect: (beginning) => shareOfLines(beginning, (line) => LINE.test(line)),
  open: busLines((line) => ({
    carried: candumpFrame(line),
    as: line,
    at: candumpStamp(line),
    bus: candumpInterface(line),
  })),
};
