/**
 * The watch's own recording, JSON Lines: what was heard on each port, as text, with the stamp of the watch.
 *
 *   {"at":1835528400000,"mono":0,"port":"wtd-console","text":"$WDDOR,E,…*79"}
 *   {"at":1835528400000,"mono":0,"port":"backbone","text":"(1835528400.000000) can0 19F20D1F#0114F1FFFFFFFFFF"}
 *
 * Each port is read for itself, as sentences or as CAN frames. Its events, what people did, and bytes in
 * hexadecimal, which mean nothing without the port's settings, are passed over.
 */
import { candumpLog } from "./candump-log.ts";
import { beginningOf } from "./detect.ts";
import {
  type Heard,
  type Recorded,
  type RecordingFormat,
  type RecordingReader,
  shareOfLines,
} from "./format.ts";
import { lineReader } from "./line-reader.ts";
import { nmea0183 } from "./nmea0183.ts";

interface HeardLine {
  readonly at: number;
  readonly port: string;
  readonly text: string;
}

/** Read from lines of Latin-1, which the bytes of UTF-8 still are. */
function heardLine(line: string): HeardLine | undefined {
  if (!line.startsWith('{"at":')) return undefined;
  try {
    const { at, port, text } = JSON.parse(line) as Partial<HeardLine>;
    return typeof at === "number" && typeof port === "string" && typeof text === "string"
      ? { at, port, text }
      : undefined;
  } catch {
    return undefined;
  }
}

function readerOf(text: string, heard: Heard): RecordingReader | undefined {
  const bus = candumpLog.detect(beginningOf(Buffer.from(text, "latin1"))) === 1;
  return (bus ? candumpLog : nmea0183).open?.(heard);
}

function open(heard: Heard): RecordingReader {
  const ports = new Map<string, { readonly reader: RecordingReader; last: number }>();
  const at = (when: number, all: readonly Recorded[]): readonly Recorded[] =>
    all.map(({ message }) => ({ at: when, message }));
  return lineReader(
    (line) => {
      const said = heardLine(line);
      if (said === undefined) return [];
      const known = ports.get(said.port);
      const reader = known?.reader ?? readerOf(said.text, heard);
      if (reader === undefined) return [];
      ports.set(said.port, { reader, last: said.at });
      return at(said.at, reader.push(Buffer.from(`${said.text}\n`, "latin1")));
    },
    () => [...ports.values()].flatMap(({ reader, last }) => at(last, reader.end())),
  );
}

export const watchRecording: RecordingFormat = {
  name: "watchkeeper",
  describes: "The watch's own recording, JSON Lines",
  detect: (beginning) => shareOfLines(beginning, (line) => /^\{"at":-?\d+(\.\d+)?,"mono":/.test(line)),
  open,
};
