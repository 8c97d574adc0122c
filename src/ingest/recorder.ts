/** The recorder: everything that goes into the watch, to a file, a new one each day, never delaying the watch. */
import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { join } from "node:path";
import { iso } from "../kernel/clock.ts";
import { type Recorded, writeLine } from "./recording.ts";

export interface Recorder {
  record(what: Recorded): void;
  /** Lines that were not written because the disk was behind or refused them. */
  dropped(): number;
  close(): Promise<void>;
}

/** Bytes that may wait for the disk; beyond it lines are dropped and counted. */
const MOST_WAITING = 8 * 1_048_576;

export function createRecorder(directory: string, trouble: (words: string) => void): Recorder {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    // The watch goes on without: each day's file is tried again.
    trouble(
      `The folder of raw input cannot be made: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  let day = "";
  let stream: WriteStream | undefined;
  let dropped = 0;
  let broken = false;

  function open(today: string): WriteStream {
    stream?.end();
    day = today;
    broken = false;
    const next = createWriteStream(join(directory, `${today}.jsonl`), { flags: "a" });
    next.on("error", (error) => {
      broken = true;
      trouble(`The recording of raw input cannot be written: ${error.message}`);
    });
    stream = next;
    return next;
  }

  return {
    record(what) {
      const today = iso(what.when.at).slice(0, 10);
      const to = stream && day === today ? stream : open(today);
      if (broken || to.writableLength > MOST_WAITING) dropped += 1;
      else to.write(`${writeLine(what)}\n`);
    },
    dropped: () => dropped,
    close: () => new Promise((resolve) => (stream && !broken ? stream.end(() => resolve()) : resolve())),
  };
}
