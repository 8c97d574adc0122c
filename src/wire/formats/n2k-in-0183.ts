/** NMEA 0183 with NMEA 2000 in it, as SeaSmart ($PCDIN) and MiniPlex ($MXPGN) multiplexers mix them. */
import { decoder } from "../nmea0183/decode.ts";
import { carriedBySentence, isInSentence } from "../nmea2000/in-sentence.ts";
import { busRecording } from "./bus-recording.ts";
import { type Beginning, type Recorded, type RecordingFormat, shareOfLines } from "./format.ts";
import { lineReader } from "./line-reader.ts";

/** Several sentences stand on one line with nothing between them. */
const pieces = (line: string): readonly string[] =>
  line.split(/(?=\$(?:PCDIN|MXPGN),)|(?<=\*[0-9A-Fa-f]{2})(?=[$!])/);

function detect(beginning: Beginning): number {
  if (!beginning.lines.some((line) => pieces(line).some(isInSentence))) return 0;
  return shareOfLines(beginning, (line) => /[$!][A-Z]{5},/.test(line));
}

export const n2kIn0183: RecordingFormat = {
  name: "n2k-in-0183",
  describes: "NMEA 0183 sentences with NMEA 2000 messages among them ($PCDIN, $MXPGN)",
  detect,
  open(heard) {
    const recording = busRecording(heard);
    const sentences = decoder({ safety: undefined, heard });
    const when = { at: 0, mono: 0 };
    const read = (piece: string): readonly Recorded[] =>
      isInSentence(piece)
        ? recording.take({ carried: carriedBySentence(piece), as: piece })
        : sentences(piece, when).map((message) => ({ message }));
    return lineReader(
      (line) => pieces(line).flatMap(read),
      () => [...recording.end(), ...sentences.end().map((message) => ({ message }))],
    );
  },
};
