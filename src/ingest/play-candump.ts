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
  let played: number | undefined;
  for await (const line of ports.file(file)) {
    if (stop.aborted) return;
    const at = candumpStamp(line);
    const gap = at === undefined || played === undefined ? 0 : at - played;
    const waits = pace === "recorded" && gap > TOGETHER;
    if (waits || batch.length >= IN_A_BATCH) {
      yield batch;
      batch = [];
      if (waits) await ports.sleep(Math.min(gap, LONGEST_GAP), stop);
    }
    if (at !== undefined && (played === undefined || waits || gap < 0)) played = at;
    batch.push({ when: ports.now(), text: line });
  }
  if (batch.length > 0) yield batch;
  if (!stop.aborted) throw new Error(`the recording ${file} has ended`);
}
