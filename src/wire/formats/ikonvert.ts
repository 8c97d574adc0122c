/** Digital Yacht iKonvert: one message a line in base64, no date. */
import { isPdgy, pdgyMessage, pdgyPieces } from "../nmea2000/pdgy-line.ts";
import { busLines } from "./bus-recording.ts";
import { type RecordingFormat, shareOfLines } from "./format.ts";

export const ikonvert: RecordingFormat = {
  name: "ikonvert",
  describes: "NMEA 2000 messages as Digital Yacht's iKonvert sends them",
  detect: (beginning) => shareOfLines(beginning, isPdgy),
  open: busLines((line) => pdgyPieces(line).map((piece) => ({ carried: pdgyMessage(piece), as: piece }))),
};
