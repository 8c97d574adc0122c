/**
 * One line of Yacht Devices RAW, which is also Actisense's CAN frame ASCII ("RAW ASCII"):
 *
 *   17:33:21.141 R 09F80115 A0 7D E6 18 C0 05 FB D5
 *   └ time of day │ └ identifier └ bytes
 *                 └ R received, T sent by the gateway and echoed
 */
import { type Carried, NOTHING_CARRIED, refuse } from "./carried.ts";
import { LARGEST_ID } from "./frame.ts";
import { bytesOfFields } from "./hex-fields.ts";
import { millisecondsOfDay } from "./time-of-day.ts";

const LINE = /^(\d\d:\d\d:\d\d(?:\.\d+)?) [RT] ([0-9A-Fa-f]{8})((?: [0-9A-Fa-f]{2}){0,8})\s*$/;
const MALFORMED = refuse("frame malformed");

export const isYdraw = (line: string): boolean => LINE.test(line);

export function ydrawFrame(line: string): Carried {
  if (line.startsWith("#")) return NOTHING_CARRIED;
  const [, , written, bytes] = LINE.exec(line) ?? [];
  const data = bytes === undefined ? undefined : bytesOfFields(bytes, " ");
  if (written === undefined || !data) return MALFORMED;
  const id = Number.parseInt(written, 16);
  return id > LARGEST_ID ? refuse("error frame") : { is: "frame", id, data };
}

/** Milliseconds since midnight, by the gateway's clock; undefined when the line has no time. */
export const ydrawTime = (line: string): number | undefined => millisecondsOfDay(LINE.exec(line)?.[1] ?? "");
