/** `watchkeeper log`: shows, verifies, exports and backs up the logbook. It only reads. */

import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import { iso, systemClock } from "../kernel/clock.ts";
import { VOYAGE_KEYS, voyagesOf } from "../logbook/voyages.ts";
import { backUp } from "../records/backup.ts";
import type { LogQueries } from "../records/queries.ts";
import { wordsOf } from "../records/trouble.ts";
import {
  asBook,
  asCsv,
  asJson,
  defectsOpenIn,
  defectWords,
  formatNamed,
  mustNotBeTerminal,
} from "./log/exported.ts";
import { LogFailure } from "./log/failure.ts";
import { type FilterOptions, filterOf } from "./log/filter.ts";
import { print } from "./log/printed/printing.ts";
import { shown } from "./log/show.ts";
import { logFile, openLog } from "./log/source.ts";
import { publishedHead, verification } from "./log/verification.ts";
import { second } from "./log/words.ts";

export interface LogCommand {
  /** The store that a ship file names; says itself what is wrong with the file. */
  readonly storeOf: (shipFile: string) => string | Promise<string>;
  /** The name of the ship of a ship file, for the print. */
  readonly nameOf?: (shipFile: string) => string;
  readonly now?: () => number;
  /** Data. */
  readonly out?: Writable;
  /** Words. */
  readonly say?: (words: string) => void;
  readonly finish?: (status: number) => void;
}

interface From {
  readonly ship?: string;
}

interface VerifyFlags extends From {
  readonly key: readonly string[];
  readonly head: readonly string[];
  readonly closed?: boolean;
  readonly json?: boolean;
}

export function addLog(program: Command, command: LogCommand): void {
  const out = command.out ?? process.stdout;
  const say = command.say ?? ((words: string) => process.stderr.write(`${words}\n`));
  const finish = command.finish ?? exitsWith;
  const now = command.now ?? (() => systemClock.now().at);
  const log = program.command("log").description("show, verify, export or back up the logbook");

  const pathOf = async (file: string | undefined, { ship }: From): Promise<string> => {
    if (file !== undefined) return logFile(file);
    if (ship !== undefined) return logFile(await command.storeOf(ship));
    throw new LogFailure(2, "Name the log: its file, the directory of the store, or --ship FILE.");
  };
  const shipName = ({ ship }: From): string =>
    (ship !== undefined && command.nameOf?.(ship)) || "Ship ……………………………";
  const send = (lines: Iterable<string>): Promise<void> =>
    pipeline(Readable.from(lines), out, { end: out !== process.stdout });
  const reading = async (path: string, read: (log: LogQueries) => Iterable<string>): Promise<void> => {
    const opened = openLog(path);
    try {
      await send(read(opened));
    } finally {
      opened.close();
    }
  };
  const guarded = async (work: () => Promise<number>): Promise<void> => {
    try {
      finish(await work());
    } catch (error) {
      if (isClosedPipe(error)) return;
      say(error instanceof LogFailure ? error.message : wordsOf(error));
      finish(error instanceof LogFailure ? error.status : 3);
    }
  };

  filtered(
    log
      .command("show [file]")
      .description("the entries, as in the book; corrections are shown with what they strike"),
  )
    .option("--json", "one JSON object a line")
    .action((file: string | undefined, options: From & FilterOptions & { readonly json?: boolean }) =>
      guarded(async () => {
        const filter = filterOf(options);
        await reading(await pathOf(file, options), (opened) =>
          shown(opened, filter(opened), options.json === true),
        );
        return 0;
      }),
    );

  log
    .command("verify [file]")
    .description("whether the log, or an export of it, is whole: 0 yes, 1 no")
    .option("--ship <file>", "the log in the store that this ship file names")
    .option("--key <file>", "public key of the installation; more than one if it was renewed", collect, [])
    .option(
      "--head <number:hash>",
      "a head that was published ashore or printed; may be given again",
      collect,
      [],
    )
    .option("--closed", "the last published head is the end of the log: nothing may follow it")
    .option("--json", "the verdict as one JSON object")
    .action((file: string | undefined, options: VerifyFlags) =>
      guarded(async () => {
        const heads = options.head.map(publishedHead);
        const path = await pathOf(file, options);
        const verdict = await verification(path, {
          keys: options.key,
          heads,
          closed: options.closed === true,
        });
        const { whole, fault, entries, head } = verdict;
        if (options.json) await send([`${JSON.stringify(verdict)}\n`]);
        else if (fault) await send([`NOT WHOLE at entry ${fault.seq} (${fault.kind}): ${fault.says}\n`]);
        else await send([`WHOLE: ${entries} entries, head ${head.seq}:${head.hash}\n`]);
        if (!options.json) for (const note of verdict.notes) say(note);
        return whole ? 0 : 1;
      }),
    );

  filtered(
    log
      .command("export [file]")
      .description("the entries to standard output; the whole as JSON can be verified"),
  )
    .option(
      "--format <format>",
      "json: one value a line; csv: for a spreadsheet; pdf: the book on paper, A4",
      "json",
    )
    .action((file: string | undefined, options: From & FilterOptions & { readonly format: string }) =>
      guarded(async () => {
        const filter = filterOf(options);
        const format = formatNamed(options.format);
        const path = await pathOf(file, options);
        if (format === "json") await reading(path, (opened) => asJson(path, opened, filter(opened)));
        else if (format === "csv") await reading(path, (opened) => asCsv(opened, filter(opened)));
        else {
          mustNotBeTerminal(out);
          const opened = openLog(path);
          try {
            await print(asBook(opened, filter(opened), { ship: shipName(options), madeAt: iso(now()) }), out);
          } finally {
            opened.close();
          }
        }
        return 0;
      }),
    );

  log
    .command("defects [file]")
    .description("the defects that are open: found, and not yet entered as made good")
    .option("--ship <file>", "the log in the store that this ship file names")
    .action((file: string | undefined, options: From) =>
      guarded(async () => {
        const path = await pathOf(file, options);
        await reading(path, (opened) => defectsOpenIn(opened).map((entry) => `${defectWords(entry)}\n`));
        return 0;
      }),
    );

  log
    .command("voyages [file]")
    .description("the voyages that the log holds, by number, with their beginnings and ends")
    .option("--ship <file>", "the log in the store that this ship file names")
    .action((file: string | undefined, options: From) =>
      guarded(async () => {
        await reading(await pathOf(file, options), (opened) =>
          voyagesOf(opened.keyed(VOYAGE_KEYS)).map(
            ({ number, began, ended }) =>
              `${number}\t${began === null ? "begun before this log" : second(began)}\t${ended === null ? "not ended" : second(ended)}\n`,
          ),
        );
        return 0;
      }),
    );

  log
    .command("backup <to> [file]")
    .description("a copy of the log, whole, also while it is in use")
    .option("--ship <file>", "the log in the store that this ship file names")
    .action((to: string, file: string | undefined, options: From) =>
      guarded(async () => {
        backUp(await pathOf(file, options), to);
        const copy = openLog(to);
        const { seq, hash } = copy.head();
        copy.close();
        say(`Backed up to ${to}: ${seq} entries, head ${seq}:${hash}. Keep the public key with it.`);
        return 0;
      }),
    );
}

const exitsWith = (status: number): void => {
  process.exitCode = status;
};

/** The reader has seen enough and closed the pipe, as `head` does. */
const isClosedPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "EPIPE";

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

const filtered = (command: Command): Command =>
  command
    .option("--ship <file>", "the log in the store that this ship file names")
    .option("--book <book>", "deck, engine, watertight-doors or drills")
    .option("--from <time>", "events from this time on, UTC")
    .option("--to <time>", "events before this time, UTC")
    .option("--voyage <number|last>", "one voyage, with what was entered in port for it")
    .option("--limit <n>", "the last so many");
