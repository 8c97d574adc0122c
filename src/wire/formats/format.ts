/**
 * The contract of a recording format: how a file of that format is known by its beginning, and how it is read.
 * Stamps come from the recording itself; a reader never asks the machine's clock, and never throws on input.
 */
import type { Message } from "../message.ts";

/** What stands in a recording: a message, and the wall time that the recording itself gives it, if any. */
export interface Recorded {
  /** Milliseconds since 1970-01-01T00:00:00Z. Absent where the recording carries no date. */
  readonly at?: number;
  readonly message: Message;
}

/** Called once for each valid sentence (its formatter) and each complete message (its PGN as a number). */
export type Heard = (name: string) => void;

/** Takes a recording piece by piece, chopped anywhere, and keeps no more than one record of it. */
export interface RecordingReader {
  push(bytes: Uint8Array): readonly Recorded[];
  /** The recording has ended: what was still waiting for its other parts. */
  end(): readonly Recorded[];
}

/** The beginning of a recording, to know its format by. */
export interface Beginning {
  /** The first bytes, at most 64 KiB. */
  readonly bytes: Uint8Array;
  /** The same bytes as lines of Latin-1 text without their ends, blank lines left out. */
  readonly lines: readonly string[];
}

export interface RecordingFormat {
  /** The word after `--format`. */
  readonly name: string;
  readonly describes: string;
  /** 0: certainly not; 1: certainly. For formats of lines: the share of lines that are of this format. */
  readonly detect: (beginning: Beginning) => number;
  /** Absent where the format is known and not read; then `refuses` says why, in words for a person. */
  readonly open?: (heard: Heard) => RecordingReader;
  readonly refuses?: string;
}

/** Share of lines, comments (`#`) left out, that satisfy a test: the usual `detect` of a format of lines. */
export function shareOfLines({ lines }: Beginning, test: (line: string) => boolean): number {
  const told = lines.filter((line) => !line.startsWith("#"));
  if (told.length === 0) return 0;
  return told.filter(test).length / told.length;
}
