/** What the whole watch makes of a recording, line by line. */
import { DRIVERS } from "../../drivers/index.ts";
import type { ShipFile } from "../../src/config/load.ts";
import { readLine } from "../../src/ingest/recording.ts";
import { createReplay } from "../../src/replay.ts";
import { rules } from "../../src/rules/index.ts";

export function replayed(file: ShipFile, recording: string): readonly string[] {
  const written: string[] = [];
  const troubles: string[] = [];
  const replay = createReplay({
    file,
    drivers: DRIVERS,
    rules,
    signals: false,
    write: (line) => written.push(line),
    trouble: (words) => troubles.push(words),
  });
  for (const line of recording.split("\n")) {
    const read = readLine(line);
    if (read === undefined) continue;
    if ("refused" in read) throw new Error(`${read.refused}: ${line}`);
    replay.take(read);
  }
  replay.end();
  if (troubles.length > 0) throw new Error(troubles.join("\n"));
  return written;
}

/** The head of the chain after a recording: what a person has before them who signs then. */
export function headAfter(
  file: ShipFile,
  recording: string,
): { readonly seq: number; readonly hash: string } {
  const { chainHead } = JSON.parse(replayed(file, recording).at(-1) ?? "{}") as {
    readonly chainHead: { readonly seq: number; readonly hash: string };
  };
  return { seq: chainHead.seq, hash: chainHead.hash };
}
