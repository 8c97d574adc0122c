/** Formats that are known by sight and not read: no ship sends them, and the reason says what to do instead. */
import { type Beginning, type RecordingFormat, shareOfLines } from "./format.ts";

const startsWith = ({ bytes }: Beginning, at: number, text: string): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString("latin1") === text;

export const ydvr: RecordingFormat = {
  name: "ydvr",
  describes: "Recording of a Yacht Devices voyage recorder (.DAT)",
  detect: (beginning) => (startsWith(beginning, 6, "YDVR v") ? 1 : 0),
  refuses:
    "this is a Yacht Devices voyage recording; convert it with the maker's YDVRConv to a candump log first",
};

export const wibl: RecordingFormat = {
  name: "wibl",
  describes: "Recording of a WIBL depth logger",
  /** The first packet: number 0, a length, and the version of the serialiser in six 16-bit numbers. */
  detect({ bytes }) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < 20 || view.getUint32(0, true) !== 0) return 0;
    const length = view.getUint32(4, true);
    return (length === 16 || length === 22) && view.getUint16(8, true) === 1 ? 1 : 0;
  },
  refuses: "this is a recording of a WIBL depth logger; convert it with wibl-python to NMEA 0183 first",
};

export const garminCsv: RecordingFormat = {
  name: "garmin-csv",
  describes: "Garmin's table of NMEA 2000 messages (.csv)",
  detect: (beginning) => {
    const heading = /^(?:Sequence #,)?(?:Timestamp|Month_Day_Year.*),PGN,Name,/;
    return beginning.lines.slice(0, 3).some((line) => heading.test(line)) ||
      shareOfLines(beginning, (line) => heading.test(line)) > 0
      ? 1
      : 0;
  },
  refuses:
    "this is a table for people, made by a Garmin plotter; record the bus itself with `candump -L` instead",
};
