/** The program's own log: lines of JSON on standard error, words on a terminal. */
import { type Logger, pino } from "pino";
import { onTerminal } from "./terminal-log.ts";

export const programLog = (): Logger =>
  pino(
    { base: null, level: process.env.WATCHKEEPER_LOG ?? "info" },
    process.stderr.isTTY ? onTerminal((text) => process.stderr.write(text)) : pino.destination(2),
  );
