/** `watchkeeper run`: keeps the watch until told to stop. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Command } from "commander";
import type { ShipFile } from "../config/load.ts";
import { startDaemon } from "../daemon.ts";
import type { Driver } from "../ingest/driver.ts";
import type { Clock } from "../kernel/clock.ts";
import type { TechnicalLog } from "../kernel/log.ts";
import { CannotStart } from "../opening.ts";
import type { Ports } from "../ports/ports.ts";
import type { Rule } from "../rules/rule.ts";
import { OUTSIDE } from "./ship-file.ts";

export interface RunCommand {
  readonly drivers: readonly Driver[];
  readonly rules: readonly Rule[];
  readonly loadShip: (path: string) => ShipFile;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly log: TechnicalLog;
  readonly write: (text: string) => void;
  readonly warn: (words: string) => void;
}

export function addRun(program: Command, { loadShip, write, warn, ...parts }: RunCommand): void {
  program
    .command("run")
    .description("keep the watch")
    .requiredOption("--ship <file>", "the ship file")
    .option("--store <directory>", "where the logbook is kept, instead of where the ship file says")
    .option(
      "--demonstration",
      "a demonstration: a store of its own unless one is named, and a broker on loopback",
    )
    .action(
      async (options: {
        readonly ship: string;
        readonly store?: string;
        readonly demonstration?: boolean;
      }) => {
        const demonstration = options.demonstration ?? false;
        const read = loadShip(options.ship);
        const store =
          options.store ?? (demonstration ? mkdtempSync(join(tmpdir(), "watchkeeper-")) : undefined);
        const file =
          store === undefined ? read : { ...read, watch: { ...read.watch, store: resolve(store) } };
        try {
          const daemon = await startDaemon({
            ...parts,
            file,
            demonstration,
            listening: (address) => write(`The panel of ${file.ship.particulars.name}: ${address}\n`),
          });
          if (demonstration) write(`Her logbook: ${file.watch.store}\nCtrl+C ends the watch.\n`);
          await asked(parts.log);
          await daemon.stop("it was asked to");
          // Workers and sockets are closed; what a library still holds must not keep the process.
          process.exit(0);
        } catch (error) {
          if (!(error instanceof CannotStart)) throw error;
          warn(error.message);
          process.exitCode = OUTSIDE;
          process.exit();
        }
      },
    );
}

/** Ends at the first SIGTERM or SIGINT. */
const asked = (log: TechnicalLog): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => {
        log.info({ signal }, "Told to stop");
        resolve();
      });
    }
  });
