/**
 * Recordings of NMEA 0183 in lines: bare, behind TAG blocks, behind the stamps of loggers, in gpsd's logs with
 * their comments, and with the binary of a receiver in between. One reader reads them all.
 */
import type { Message } from "../message.ts";
import { decoder } from "../nmea0183/decode.ts";
import { lineSplitter } from "../nmea0183/lines.ts";
import { nextStart, readSentence } from "../nmea0183/sentence.ts";
import {
  type Beginning,
  type Heard,
  type Recorded,
  type RecordingFormat,
  type RecordingReader,
  shareOfLines,
} from "./format.ts";
import { lineStamp } from "./line-stamp.ts";

/**
 * A sentence whose own line carries no time has the last one that was told: the second half of a message in two
 * sentences has its TAG time in the first. Where the recording tells none at all, there is none.
 */
export function sentenceRecording(heard: Heard) {
  const decode = decoder({ safety: true, heard });
  let at: number | undefined;
  let mono = 0;
  const stamped = (messages: readonly Message[]): readonly Recorded[] =>
    messages.map((message) => (at === undefined ? { message } : { at, message }));
  return {
    take(line: string, stamp: number | undefined): readonly Recorded[] {
      if (stamp !== undefined) {
        mono += Math.max(0, stamp - (at ?? stamp));
        at = stamp;
      }
      return stamped(decode(line, { at: at ?? 0, mono }));
    },
    end: () => stamped(decode.end()),
  };
}

function open(heard: Heard): RecordingReader {
  const recording = sentenceRecording(heard);
  const splitter = lineSplitter();
  const read = (line: string): readonly Recorded[] => recording.take(line, lineStamp(line));
  return {
    push: (bytes) => splitter.push(bytes).flatMap(read),
    end: () => [...splitter.end().flatMap(read), ...recording.end()],
  };
}

const hasStart = (line: string): boolean => nextStart(line, 0) !== -1;

/** Among much binary one whole sentence tells. */
function hasSentence(line: string): boolean {
  const start = nextStart(line, 0);
  const said = start === -1 ? "not a sentence" : readSentence(line, start).said;
  return typeof said === "object" && said.checked;
}

const share = (beginning: Beginning): number =>
  Math.max(shareOfLines(beginning, hasStart) * 0.95, beginning.lines.some(hasSentence) ? 0.5 : 0);

export const nmea0183: RecordingFormat = {
  name: "nmea0183",
  describes: "Sentences of NMEA 0183, with comments, stamps, TAG blocks or binary among them",
  detect: share,
  open,
};

export const nmea0183Tagged: RecordingFormat = {
  name: "nmea0183-tagblock",
  describes: "Sentences of NMEA 0183 behind TAG blocks",
  detect: (beginning) => shareOfLines(beginning, (line) => line.startsWith("\\") && hasStart(line)),
  open,
};

export const nmea0183Stamped: RecordingFormat = {
  name: "nmea0183-timestamped",
  describes: "Sentences of NMEA 0183, each behind the time of the logger",
  detect: (beginning) =>
    shareOfLines(beginning, (line) => /^[\d(]/.test(line) && hasStart(line) && lineStamp(line) !== undefined),
  open,
};
