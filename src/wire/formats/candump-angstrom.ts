/** The candump of old Ångström systems: `<0x18eeff01> [8] 05 a0 be 1c 00 a0 a0 c0`, without stamps. */
import { NOTHING_CARRIED, refuse } from "../nmea2000/carried.ts";
import { LARGEST_ID } from "../nmea2000/frame.ts";
import { bytesOfFields } from "../nmea2000/hex-fields.ts";
import { type BusRecord, busLines } from "./bus-recording.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

const LINE = /^<0x([0-9A-Fa-f]{1,8})> \[(\d+)\]((?: [0-9A-Fa-f]{2})*)\s*$/;
const HEADING = /^interface = /;

function read(line: string): BusRecord {
  if (line.startsWith("#") || HEADING.test(line)) return { carried: NOTHING_CARRIED, as: line };
  const [, id, length, bytes] = LINE.exec(line) ?? [];
  const data = bytes === undefined ? undefined : bytesOfFields(bytes, " ");
  if (id === undefined || !data) return { carried: refuse("bad line in the recording"), as: line };
  const number = Number.parseInt(id, 16);
  if (data.length !== Number(length) || data.length > 8)
    return { carried: refuse("frame malformed"), as: line };
  return {
    carried: number > LARGEST_ID ? refuse("error frame") : { is: "frame", id: number, data },
    as: line,
  };
}

export const candumpAngstrom: RecordingFormat = {
  name: "candump-angstrom",
  describes: "CAN frames as the candump of old Ångström systems shows them",
  detect: (beginning) => shareOfLines(beginning, (line) => LINE.test(line) || HEADING.test(line)),
  open: busLines(read),
};
