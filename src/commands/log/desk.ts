/** What every `log` command has at hand: which log is meant, where data and words go, and how it ends. */
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Command } from "commander";
import { systemClock } from "../../kernel/clock.ts";
import type { LogQueries } from "../../records/queries.ts";
import { wordsOf } from "../../records/trouble.ts";
import type { Particulars } from "../../ship/ship.ts";
import { LogFailure } from "./failure.ts";
import { logFile, openLog } from "./source.ts";

/** What a ship file says that these commands need. */
export interface Aboard {
  readonly particulars: Particulars;
  readonly panel: { readonly host: string; readonly port: number };
}

export interface LogCommand {
  /** The store that a ship file names; says itself what is wrong with the file. */
  readonly storeOf: (shipFile: string) => string | Promise<string>;
  readonly aboard?: (shipFile: string) => Aboard | Promise<Aboard>;
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Asks for a PIN without showing it; undefined when none is given. */
  readonly askPin?: () => Promise<string | undefined>;
  /** Data. */
  readonly out?: Writable;
  /** Words. */
  readonly say?: (words: string) => void;
  readonly finish?: (status: number) => void;
}

export interface From {
  readonly ship?: string;
}

export interface LogDesk {
  readonly out: Writable;
  readonly say: (words: string) => void;
  readonly now: () => number;
  pathOf(file: string | undefined, from: From): Promise<string>;
  aboard(from: From): Promise<Aboard | undefined>;
  send(lines: Iterable<string>): Promise<void>;
  /** Opens the log for as long as the work takes. */
  reading<T>(path: string, work: (log: LogQueries) => T | Promise<T>): Promise<T>;
  /** Ends with the status that the work gives; trouble is said, with its own status. */
  guarded(work: () => Promise<number>): Promise<void>;
}

export function createDesk(command: LogCommand): LogDesk {
  const out = command.out ?? process.stdout;
  const say = command.say ?? ((words: string) => void process.stderr.write(`${words}\n`));
  const finish = command.finish ?? exitsWith;
  return {
    out,
    say,
    now: command.now ?? (() => systemClock.now().at),
    async pathOf(file, { ship }) {
      if (file !== undefined) return logFile(file);
      if (ship !== undefined) return logFile(await command.storeOf(ship));
      throw new LogFailure(2, "Name the log: its file, the directory of the store, or --ship FILE.");
    },
    aboard: async ({ ship }) => (ship === undefined ? undefined : command.aboard?.(ship)),
    send: (lines) => pipeline(Readable.from(lines), out, { end: out !== process.stdout }),
    async reading(path, work) {
      const log = openLog(path);
      try {
        return await work(log);
      } finally {
        log.close();
      }
    },
    async guarded(work) {
      try {
        finish(await work());
      } catch (error) {
        if (isClosedPipe(error)) return;
        say(error instanceof LogFailure ? error.message : wordsOf(error));
        finish(error instanceof LogFailure ? error.status : 3);
      }
    },
  };
}

export const withShip = (command: Command): Command =>
  command.option("--ship <file>", "the log in the store that this ship file names");

/** Paper has room for the name to be written in. */
export const shipName = (aboard: Aboard | undefined): string =>
  aboard?.particulars.name ?? "Ship ……………………………";

const exitsWith = (status: number): void => {
  process.exitCode = status;
};

/** The reader has seen enough and closed the pipe, as `head` does. */
const isClosedPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "EPIPE";
