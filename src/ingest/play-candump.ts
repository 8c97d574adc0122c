/** A recording made with `candump -L`, played as though it were the bus: for every driver that hears one. */

import { candumpStamp } from "../wire/nmea2000/candump-line.ts";
import type { DriverContext, Raw } from "./driver.ts";

/** Played at once: so many lines between two looks at whether to stop. */
const IN_A_BATCH = 256;
/** Closer frames than this go together, as a read of the interface would give them. */
const TOGETHER = 5;
/** A gap in the recording is no reason to wait for hours. */
const LONGEST_GAP = 60_000;

/** Throws when the recording has ended: the ship's bus does not end. */
export async function* playCandump(
  file: string,
  pace: "recorded" | "at-once",
  { ports, stop }: DriverContext,
): AsyncGenerator<readonly Raw[]> {
  let batch: Raw[] = [];
  /** The stamp of the last line, and when the next is due by it: what one wait takes too long the next makes good. */
  let last: number | undefined;
  let due = ports.now().mono;
  for await (const line of ports.file(file)) {
    if (stop.aborted) return;
    const at = candumpStamp(line);
    due += Math.min(Math.max((at ?? 0) - (last ?? at ?? 0), 0), LONGEST_GAP);
    last = at ?? last;
    const wait = pace === "recorded" ? due - ports.now().mono : 0;
    if (wait > TOGETHER || batch.length >= IN_A_BATCH) {
      yield batch;
      batch = [];
      if (wait > TOGETHER) await ports.sleep(wait, stop);
    }
    batch.push({ when: ports.now(), text: line });
  }
  if (batch.length > 0) yield batch;
  if (!stop.aborted) throw new Error(`the recording ${file} has ended`);
}
