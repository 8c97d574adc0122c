/** `watchkeeper replay`: what the watch would have said and written, from recordings, the same every time. */
import { createReadStream } from "node:fs";
import type { Command } from "commander";
import type { ShipFile } from "../config/load.ts";
import { reasonOf } from "../config/reason.ts";
import type { Driver } from "../ingest/driver.ts";
import { type Recorded, readLine } from "../ingest/recording.ts";
import { createReplay } from "../replay.ts";
import type { Rule } from "../rules/rule.ts";
import { OUTSIDE } from "./ship-file.ts";

export interface ReplayCommand {
  readonly drivers: readonly Driver[];
  readonly rules: readonly Rule[];
  readonly loadShip: (path: string) => ShipFile;
  readonly write: (text: string) => void;
  readonly warn: (words: string) => void;
}

export function addReplay(program: Command, { drivers, rules, loadShip, write, warn }: ReplayCommand): void {
  program
    .command("replay")
    .description("replay recordings through the watch; the same recordings give the same bytes")
    .requiredOption("--ship <file>", "the ship file")
    .option("--signals", "also each change of a signal")
    .argument("<recording...>", "recordings, JSON Lines; several are read together in order of time")
    .action(
      async (
        recordings: readonly string[],
        options: { readonly ship: string; readonly signals?: boolean },
      ) => {
        const replay = createReplay({
          file: loadShip(options.ship),
          drivers,
          rules,
          signals: options.signals ?? false,
          write: (line) => write(`${line}\n`),
          trouble: warn,
        });
        try {
          await takeInOrder(recordings, warn, (recorded) => replay.take(recorded));
          replay.end();
        } catch (error) {
          if (!(error instanceof NotRead)) throw error;
          warn(error.message);
          process.exitCode = OUTSIDE;
        }
      },
    );
}

class NotRead extends Error {}

/** More broken lines than this are counted, and no longer named. */
const MOST_NAMED = 20;

/** One recording, some hundred lines at a time; a broken line is named and passed over. */
async function* batches(
  path: string,
  warn: (words: string) => void,
): AsyncGenerator<readonly Recorded[], void> {
  let number = 0;
  let good = 0;
  let refused = 0;
  for await (const texts of textLines(path)) {
    const batch: Recorded[] = [];
    for (const text of texts) {
      number += 1;
      const read = readLine(text);
      if (read === undefined) continue;
      if (!("refused" in read)) batch.push(read);
      else {
        refused += 1;
        if (refused <= MOST_NAMED) warn(`${path}, line ${number}: ${read.refused}; the line is passed over.`);
      }
    }
    good += batch.length;
    if (batch.length > 0) yield batch;
  }
  if (refused > MOST_NAMED) warn(`${path}: ${refused} lines in all were passed over.`);
  if (good === 0)
    throw new NotRead(
      `${path} holds no line that the watch has recorded. \`watchkeeper decode\` reads recordings of other formats.`,
    );
}

/** The recording as it is read from the disk, in whole lines; that it cannot be read is a sentence. */
async function* textLines(path: string): AsyncGenerator<readonly string[]> {
  let rest = "";
  try {
    for await (const chunk of createReadStream(path, { encoding: "utf8" })) {
      const texts = `${rest}${chunk}`.split("\n");
      rest = texts.pop() ?? "";
      yield texts;
    }
  } catch (error) {
    throw new NotRead(`The recording ${path} cannot be read: ${reasonOf(error)}.`);
  }
  yield [rest];
}

/** A recording, and how far it has been taken. */
interface Reader {
  readonly more: AsyncGenerator<readonly Recorded[], void>;
  batch: readonly Recorded[];
  next: number;
}

/** The line that comes next; undefined at the end. Waits for the disk only when a batch is used up. */
const head = (reader: Reader): Recorded | undefined | Promise<Recorded | undefined> =>
  reader.batch[reader.next] ?? refill(reader);

async function refill(reader: Reader): Promise<Recorded | undefined> {
  const { value } = await reader.more.next();
  reader.batch = value ?? [];
  reader.next = 0;
  return reader.batch[0];
}

/** Several recordings as one: earliest first; of the same moment, in the order of the files. */
async function takeInOrder(
  paths: readonly string[],
  warn: (words: string) => void,
  take: (recorded: Recorded) => void,
): Promise<void> {
  const open = new Set<Reader>(paths.map((path) => ({ more: batches(path, warn), batch: [], next: 0 })));
  for (;;) {
    let first: Recorded | undefined;
    let from: Reader | undefined;
    for (const reader of open) {
      const found = head(reader);
      const line = found instanceof Promise ? await found : found;
      if (line === undefined) open.delete(reader);
      else if (first === undefined || line.when.at < first.when.at) [first, from] = [line, reader];
    }
    if (first === undefined || from === undefined) return;
    from.next += 1;
    take(first);
  }
}
