/** `watchkeeper log`: shows, verifies, exports, reports from and backs up the logbook; the master signs it. It only reads. */
import type { Command } from "commander";
import { iso } from "../kernel/clock.ts";
import { VOYAGE_KEYS, voyagesOf } from "../logbook/voyages.ts";
import { backUp } from "../records/backup.ts";
import { defectsOpenIn } from "../records/open-defects.ts";
import { addClosings } from "./log/closings.ts";
import { createDesk, type From, type LogCommand, type LogDesk, shipName, withShip } from "./log/desk.ts";
import { asBook, asCsv, asJson, defectWords, formatNamed, mustNotBeTerminal } from "./log/exported.ts";
import { type FilterOptions, filterOf } from "./log/filter.ts";
import { print } from "./log/printed/printing.ts";
import { addReport } from "./log/report/command.ts";
import { shown } from "./log/show.ts";
import { addSign } from "./log/sign.ts";
import { publishedHead, verification } from "./log/verification.ts";
import { second } from "./log/words.ts";

export function addLog(program: Command, command: LogCommand): void {
  const desk = createDesk(command);
  const log = program
    .command("log")
    .description("show, verify, export, sign, report from or back up the logbook");
  addShow(log, desk);
  addVerify(log, desk);
  addExport(log, desk);
  addReport(log, desk);
  addSign(log, desk, command);
  addLists(log, desk);
  addClosings(log, desk);
  addBackup(log, desk);
}

function addShow(log: Command, { guarded, reading, pathOf, send }: LogDesk): void {
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
          send(shown(opened, filter(opened), options.json === true)),
        );
        return 0;
      }),
    );
}

interface VerifyFlags extends From {
  readonly key: readonly string[];
  readonly head: readonly string[];
  readonly closed?: boolean;
  readonly json?: boolean;
}

function addVerify(log: Command, { guarded, pathOf, send, say }: LogDesk): void {
  withShip(
    log.command("verify [file]").description("whether the log, or an export of it, is whole: 0 yes, 1 no"),
  )
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
        const closed = options.closed === true;
        const verdict = await verification(path, { keys: options.key, heads, closed });
        const { whole, fault, entries, head } = verdict;
        if (options.json) await send([`${JSON.stringify(verdict)}\n`]);
        else if (fault) await send([`NOT WHOLE at entry ${fault.seq} (${fault.kind}): ${fault.says}\n`]);
        else await send([`WHOLE: ${entries} entries, head ${head.seq}:${head.hash}\n`]);
        if (!options.json) for (const note of verdict.notes) say(note);
        return whole ? 0 : 1;
      }),
    );
}

function addExport(log: Command, desk: LogDesk): void {
  const { guarded, reading, pathOf, send, out, now } = desk;
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
        if (format === "pdf") mustNotBeTerminal(out);
        await reading(path, async (opened) => {
          const chosen = filter(opened);
          if (format === "json") return send(asJson(path, opened, chosen));
          if (format === "csv") return send(asCsv(opened, chosen));
          return print(
            asBook(opened, chosen, { ship: shipName(await desk.aboard(options)), madeAt: iso(now()) }),
            out,
          );
        });
        return 0;
      }),
    );
}

function addLists(log: Command, { guarded, reading, pathOf, send }: LogDesk): void {
  withShip(
    log
      .command("defects [file]")
      .description("the defects that are open: found, and not yet entered as made good"),
  ).action((file: string | undefined, options: From) =>
    guarded(async () => {
      const path = await pathOf(file, options);
      await reading(path, (opened) => send(defectsOpenIn(opened).map((entry) => `${defectWords(entry)}\n`)));
      return 0;
    }),
  );
  withShip(
    log
      .command("voyages [file]")
      .description("the voyages that the log holds, by number, with their beginnings and ends"),
  ).action((file: string | undefined, options: From) =>
    guarded(async () => {
      const path = await pathOf(file, options);
      const voyages = await reading(path, (opened) => voyagesOf(opened.keyed(VOYAGE_KEYS)));
      await send(
        voyages.map(({ number, began, ended }) => {
          const from = began === null ? "begun before this log" : second(began);
          return `${number}\t${from}\t${ended === null ? "not ended" : second(ended)}\n`;
        }),
      );
      return 0;
    }),
  );
}

function addBackup(log: Command, { guarded, reading, pathOf, say }: LogDesk): void {
  withShip(
    log.command("backup <to> [file]").description("a copy of the log, whole, also while it is in use"),
  ).action((to: string, file: string | undefined, options: From) =>
    guarded(async () => {
      backUp(await pathOf(file, options), to);
      const { seq, hash } = await reading(to, (copy) => copy.head());
      say(`Backed up to ${to}: ${seq} entries, head ${seq}:${hash}. Keep the public key with it.`);
      return 0;
    }),
  );
}

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

const filtered = (command: Command): Command =>
  withShip(command)
    .option("--book <book>", "deck, engine, watertight-doors or drills")
    .option("--from <time>", "events from this time on, UTC")
    .option("--to <time>", "events before this time, UTC")
    .option("--voyage <number|last>", "one voyage, with what was entered in port for it")
    .option("--limit <n>", "the last so many");
