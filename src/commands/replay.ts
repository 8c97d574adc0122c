/** `watchkeeper replay`: what the watch would have said and written, from recordings, the same every time. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
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
          for await (const recorded of inOrder(recordings, warn)) replay.take(recorded);
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

/** Lines of one recording; a broken line is named and passed over. */
async function* lines(path: string, warn: (words: string) => void): AsyncGenerator<Recorded> {
  let number = 0;
  let good = 0;
  let refused = 0;
  for await (const text of textLines(path)) {
    number += 1;
    const read = readLine(text);
    if (read === undefined) continue;
    if (!("refused" in read)) {
      good += 1;
      yield read;
      continue;
    }
    refused += 1;
    if (refused <= MOST_NAMED) warn(`${path}, line ${number}: ${read.refused}; the line is passed over.`);
  }
  if (refused > MOST_NAMED) warn(`${path}: ${refused} lines in all were passed over.`);
  if (good === 0)
    throw new NotRead(
      `${path} holds no line that the watch has recorded. \`watchkeeper decode\` reads recordings of other formats.`,
    );
}

/** The recording line by line; that it cannot be read is a sentence. */
async function* textLines(path: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  } catch (error) {
    throw new NotRead(`The recording ${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Several recordings as one: earliest first; of the same moment, in the order of the files. */
async function* inOrder(paths: readonly string[], warn: (words: string) => void): AsyncGenerator<Recorded> {
  const readers = paths.map((path) => lines(path, warn));
  const heads = await Promise.all(readers.map((reader) => reader.next()));
  for (;;) {
    let first = -1;
    heads.forEach((head, index) => {
      const best = heads[first];
      if (!head.done && (best === undefined || best.done || head.value.when.at < best.value.when.at))
        first = index;
    });
    const head = heads[first];
    const reader = readers[first];
    if (!head || head.done || !reader) return;
    yield head.value;
    heads[first] = await reader.next();
  }
}
