#!/usr/bin/env node
/** The command `watchkeeper`. Exit status: 0 done, 1 the answer is "no", 2 wrong use, 3 something outside failed, 70 a fault of the program itself, 78 the ship file is invalid. */
import { Command, CommanderError } from "commander";
import { COMMANDS } from "./commands.ts";
import { endsOnFault } from "./service/fault.ts";

const write = (text: string): void => void process.stdout.write(text);
const warn = (words: string): void => void process.stderr.write(`${words}\n`);
const fault = endsOnFault({
  on: (event, hear) => process.on(event, hear),
  exit: (status) => process.exit(status),
  warn,
});

/** A reader that has seen enough, as `head` has, ends a command without a word; the watch goes on without one. */
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
  if (code === "EPIPE" && process.argv[2] !== "run") process.exit(0);
});

const program = new Command("watchkeeper")
  .description("Keeps the watch on a ship: what binds her, whether it is met, and the log of it")
  .version("0.1.0")
  .showHelpAfterError("With --help, watchkeeper and each of its commands tell what may be given.")
  .exitOverride();

const asked = process.argv[2] ?? "";
const named = Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined;

try {
  for (const adds of named ? [named] : Object.values(COMMANDS)) await adds(program, { write, warn });
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : fault(error);
}
