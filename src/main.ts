#!/usr/bin/env node
/** The command `watchkeeper`. Exit status: 0 done, 1 the answer is "no", 2 wrong use, 3 something outside failed, 70 a fault of the program itself, 78 the ship file is invalid. */
import { Command, CommanderError } from "commander";
import { pino } from "pino";
import { DRIVERS as drivers } from "../drivers/index.ts";
import { addCheck } from "./commands/check.ts";
import { addDecode } from "./commands/decode.ts";
import { addDoctor } from "./commands/doctor.ts";
import { addLog } from "./commands/log.ts";
import { addPin, askedOnce } from "./commands/pin.ts";
import { addReplay } from "./commands/replay.ts";
import { addRules } from "./commands/rules.ts";
import { addRun } from "./commands/run.ts";
import { shipFiles } from "./commands/ship-file.ts";
import { systemClock } from "./kernel/clock.ts";
import { panelSchema } from "./outputs/panel/settings.ts";
import { sleep } from "./ports/sleep.ts";
import { systemPorts } from "./ports/system-ports.ts";
import { rules } from "./rules/index.ts";
import { provisions } from "./rules/provisions/provisions.ts";
import { endsOnFault } from "./service/fault.ts";
import { onTerminal } from "./service/terminal-log.ts";
import { storeOf } from "./store.ts";
import { watchedShip } from "./watched-ship.ts";

const write = (text: string): void => void process.stdout.write(text);
const warn = (words: string): void => void process.stderr.write(`${words}\n`);
const log = pino(
  { base: null, level: process.env.WATCHKEEPER_LOG ?? "info" },
  process.stderr.isTTY ? onTerminal((text) => process.stderr.write(text)) : pino.destination(2),
);
const fault = endsOnFault({
  on: (event, hear) => process.on(event, hear),
  exit: (status) => process.exit(status),
  warn,
});
const loadShip = shipFiles({ drivers, rules, warn });

/** A reader that has seen enough, as `head` has, ends a command without a word; the watch goes on without one. */
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (code === "EPIPE" && process.argv[2] !== "run") process.exit(0);
});

const program = new Command("watchkeeper")
  .description("Keeps the watch on a ship: what binds her, whether it is met, and the log of it")
  .version("0.1.0")
  .showHelpAfterError("With --help, watchkeeper and each of its commands tell what may be given.")
  .exitOverride();

addRun(program, {
  drivers,
  rules,
  loadShip,
  ports: systemPorts(systemClock),
  clock: systemClock,
  log,
  write,
  warn,
});
addCheck(program, { drivers, rules, provisions, write, warn });
addRules(program, { provisions, rules, loadShip: (path) => watchedShip(loadShip(path)), write });
addDecode(program);
addDoctor(program, { drivers, loadShip, ports: systemPorts(systemClock), clock: systemClock, write });
addReplay(program, { drivers, rules, loadShip, write, warn });
addPin(program, { keys: process.stdin, write, warn, asks: process.stderr });
addLog(program, {
  storeOf: (path) => storeOf(loadShip(path)),
  aboard: (path) => {
    const { ship, watch } = loadShip(path);
    return { particulars: ship.particulars, panel: panelSchema.parse(watch.outputs.panel ?? {}) };
  },
  sleep: (milliseconds) => sleep(milliseconds, new AbortController().signal),
  askPin: () => askedOnce(process.stdin, process.stderr),
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : fault(error);
}
