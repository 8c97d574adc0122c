/**
 * A note beside the log of where its chain stands, for the day on which the log itself cannot be read: the
 * chain begun then names this head. It is overwritten in place and left to the system to write out, so it
 * costs the disk nothing; after a power cut it may be some seconds old, and is never trusted over the log.
 */
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import type { ChainTail } from "../logbook/compose.ts";

/** One sector: torn by nothing. */
const LENGTH = 512;

export interface HeadNote {
  write(tail: ChainTail): void;
  close(): void;
}

export function headNote(path: string): HeadNote {
  const file = openSync(path, "a+");
  closeSync(file);
  const note = openSync(path, "r+");
  return {
    write: (tail) => {
      try {
        writeSync(note, JSON.stringify(tail).padEnd(LENGTH), 0);
      } catch {
        // What is committed is committed, with or without a note of it: the log itself says where it ends.
      }
    },
    close: () => closeSync(note),
  };
}

/** Undefined when there is none that can be read. */
export function readHeadNote(path: string): ChainTail | undefined {
  try {
    const tail = JSON.parse(readFileSync(path, "utf8")) as ChainTail;
    return Number.isInteger(tail.head.seq) && /^[0-9a-f]{64}$/.test(tail.head.hash) ? tail : undefined;
  } catch {
    return undefined;
  }
}
