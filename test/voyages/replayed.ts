/** What the whole watch makes of a recording, line by line. */
import { DRIVERS } from "../../drivers/index.ts";
import type { ShipFile } from "../../src/config/load.ts";
import { readLine } from "../../src/ingest/recording.ts";
import { headOf } from "../../src/logbook/chain.ts";
import { EMPTY_TAIL } from "../../src/logbook/compose.ts";
import type { Entry } from "../../src/logbook/entry.ts";
import { createReplay } from "../../src/replay.ts";
import { rules } from "../../src/rules/index.ts";

/** A replay of what is given to it line by line, and the head of its chain at any moment. */
function following(file: ShipFile) {
  const written: string[] = [];
  const troubles: string[] = [];
  let head = EMPTY_TAIL.head;
  const replay = createReplay({
    file,
    drivers: DRIVERS,
    rules,
    signals: false,
    write: (line) => {
      written.push(line);
      const told = JSON.parse(line) as { readonly type: string };
      if (told.type === "entry") head = headOf(told as unknown as Entry);
    },
    trouble: (words) => troubles.push(words),
  });
  return {
    written,
    troubles,
    take(line: string): void {
      const read = readLine(line);
      if (read === undefined) return;
      if ("refused" in read) throw new Error(`${read.refused}: ${line}`);
      replay.take(read);
    },
    end: () => replay.end(),
    head: () => ({ seq: head.seq, hash: head.hash }),
  };
}

/**
 * Line by line, and at the end what the watch refused. Whatever else it refuses than to call her ready is a mistake
 * of the scenario.
 */
export function replayed(file: ShipFile, recording: string): readonly string[] {
  const { written, troubles, take, end } = following(file);
  for (const line of recording.split("\n")) take(line);
  end();
  const mistakes = troubles.filter((words) => !words.includes("Not ready for departure"));
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return [...written, ...troubles.map((words) => JSON.stringify({ type: "refused", words }))];
}

/** What a person has before them who signs: the head of the chain after the lines of a recording that grows. */
export function headAsItGrows(file: ShipFile, lines: readonly string[]): () => { seq: number; hash: string } {
  const { take, head } = following(file);
  let taken = 0;
  return () => {
    for (; taken < lines.length; taken += 1) take(lines[taken] ?? "");
    return head();
  };
}
