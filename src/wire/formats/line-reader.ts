/** Reads a recording of lines: cuts bytes into lines at LF, CR or CR LF, however the bytes were chopped. */
import type { Recorded, RecordingReader } from "./format.ts";

/** A longer line is cut here: no line of any format is a hundredth as long, and memory stays bounded. */
const LONGEST = 65_536;

/** Hands each line that is not blank, as Latin-1 without its end, to `read`; asks `end` for what still waits. */
export function lineReader(
  read: (line: string) => readonly Recorded[],
  end: () => readonly Recorded[] = () => [],
): RecordingReader {
  let held = "";
  const take = (line: string, into: Recorded[]): void => {
    if (line.trim() !== "") into.push(...read(line));
  };
  /** What is left of a line when all that is too long has been cut off its beginning. */
  const cut = (line: string, into: Recorded[]): string => {
    let rest = line;
    for (; rest.length > LONGEST; rest = rest.slice(LONGEST)) take(rest.slice(0, LONGEST), into);
    return rest;
  };
  return {
    push(bytes) {
      const out: Recorded[] = [];
      const pieces = (
        held + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
      ).split(/\r\n|\r|\n/);
      held = pieces.pop() ?? "";
      for (const piece of pieces) take(cut(piece, out), out);
      held = cut(held, out);
      return out;
    },
    end() {
      const out: Recorded[] = [];
      take(held, out);
      held = "";
      out.push(...end());
      return out;
    },
  };
}
