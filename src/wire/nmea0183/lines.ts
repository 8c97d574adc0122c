/**
 * Bytes to lines, whatever the pieces they arrive in: the same bytes give the same lines. A line ends at LF or
 * CR, and where its buffer is full at the last start of a sentence in it, so that a stream without line ends
 * loses nothing and no stream grows. Bytes become characters one to one (Latin-1): none is an error.
 */
import { LONGEST_SENTENCE, nextStart } from "./sentence.ts";

/** Sentence, TAG blocks in front of it, and some noise. A line of this length had no end, and was cut. */
export const LONGEST_LINE = 2 * LONGEST_SENTENCE;

export interface LineSplitter {
  push(bytes: Uint8Array): readonly string[];
  /** What is left when the stream ends. */
  end(): readonly string[];
}

/** The last place after the beginning where a sentence starts; -1 when there is none. */
function lastStart(line: string): number {
  let last = -1;
  for (let at = nextStart(line, 1); at !== -1; at = nextStart(line, at + 1)) last = at;
  return last;
}

export function lineSplitter(): LineSplitter {
  let held = "";

  /** Cuts what is full, always at the same places, however it came. */
  const full = (lines: string[]): void => {
    while (held.length > LONGEST_LINE) {
      const start = lastStart(held.slice(0, LONGEST_LINE));
      const cut = start === -1 ? LONGEST_LINE : start;
      lines.push(held.slice(0, cut));
      held = held.slice(cut);
    }
  };

  const take = (piece: string, lines: string[]): void => {
    held += piece;
    full(lines);
  };

  return {
    push(bytes) {
      const lines: string[] = [];
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
      let from = 0;
      for (let i = 0; i < text.length; i += 1) {
        const code = text.charCodeAt(i);
        if (code !== 0x0a && code !== 0x0d) continue;
        take(text.slice(from, i), lines);
        if (held.trim() !== "") lines.push(held);
        held = "";
        from = i + 1;
      }
      take(text.slice(from), lines);
      return lines;
    },
    end() {
      const lines = held.trim() === "" ? [] : [held];
      held = "";
      return lines;
    },
  };
}
