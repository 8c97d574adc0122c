/** Knows the format of a recording by its beginning. */
import type { Beginning, RecordingFormat } from "./format.ts";

/** Below this no format is likely enough to be taken. */
const LIKELY = 0.2;

/** Lines without their ends, blank ones left out, and the last where it may be cut off. */
export function beginningOf(bytes: Uint8Array): Beginning {
  const pieces = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString("latin1")
    .split(/\r\n|\r|\n/);
  const whole = pieces.length > 1 ? pieces.slice(0, -1) : pieces;
  return { bytes, lines: whole.filter((line) => line.trim() !== "") };
}

/** The format with the highest score; on equal scores the first. */
export function knowFormat(
  formats: readonly RecordingFormat[],
  beginning: Beginning,
): RecordingFormat | undefined {
  let best: RecordingFormat | undefined;
  let highest = LIKELY;
  for (const format of formats) {
    const score = format.detect(beginning);
    if (score > highest) {
      best = format;
      highest = score;
    }
  }
  return best;
}
