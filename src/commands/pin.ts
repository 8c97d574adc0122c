/** `watchkeeper pin`: from a PIN to the hash that stands for it in the ship file. The PIN is shown and kept nowhere. */
import type { Readable, Writable } from "node:stream";
import type { Command } from "commander";
import { pinHash } from "../outputs/panel/pin.ts";

/** Where the PIN is typed: a terminal can be told not to echo. */
export type Keys = Readable & { readonly isTTY?: boolean; setRawMode?(raw: boolean): unknown };

export interface PinCommand {
  readonly keys: Keys;
  readonly write: (text: string) => void;
  readonly warn: (words: string) => void;
  /** The terminal's words, which do not end a line. */
  readonly asks: Pick<Writable, "write">;
}

/** Wrong use. */
const WRONG = 2;
/** A PIN of three digits is guessed in an hour, whatever the panel's patience. */
const SHORTEST = 4;
const LONGEST = 64;

const INTERRUPT = "\u0003";
const END = "\u0004";
const ERASE = new Set(["\u007f", "\b"]);

export function addPin(program: Command, { keys, write, warn, asks }: PinCommand): void {
  program
    .command("pin")
    .description("the hash of a PIN, for the ship file; the PIN is asked for, or read from standard input")
    .action(async () => {
      const pin = keys.isTTY ? await askedTwice(keys, asks) : await firstLine(keys);
      if (pin === undefined) warn("No PIN was given, or the two were not the same. Nothing is written.");
      else if (pin.length < SHORTEST || pin.length > LONGEST)
        warn(`A PIN has ${SHORTEST} to ${LONGEST} signs. Nothing is written.`);
      else return write(`${await pinHash(pin)}\n`);
      process.exitCode = WRONG;
    });
}

/** A PIN that is already somebody's: typed once, or read from standard input. */
export async function askedOnce(keys: Keys, asks: Pick<Writable, "write">): Promise<string | undefined> {
  if (!keys.isTTY) return firstLine(keys);
  keys.setRawMode?.(true);
  try {
    return await unseen("PIN: ", typing(keys), asks);
  } finally {
    keys.setRawMode?.(false);
    keys.pause();
  }
}

async function firstLine(keys: Readable): Promise<string | undefined> {
  let text = "";
  for await (const piece of keys) text += String(piece);
  const line = text.split(/\r?\n/, 1)[0] ?? "";
  return line === "" ? undefined : line;
}

async function askedTwice(keys: Keys, asks: Pick<Writable, "write">): Promise<string | undefined> {
  keys.setRawMode?.(true);
  try {
    const typed = typing(keys);
    const first = await unseen("PIN: ", typed, asks);
    if (first === undefined || first === "") return undefined;
    return (await unseen("The same again: ", typed, asks)) === first ? first : undefined;
  } finally {
    keys.setRawMode?.(false);
    keys.pause();
  }
}

/** Key by key, also where several come at once, as when a PIN is pasted. */
async function* typing(keys: Readable): AsyncGenerator<string, undefined> {
  for await (const piece of keys) yield* String(piece);
  return undefined;
}

/** What is typed up to Enter; undefined when it is broken off. */
async function unseen(
  question: string,
  typed: AsyncGenerator<string, undefined>,
  asks: Pick<Writable, "write">,
): Promise<string | undefined> {
  asks.write(question);
  let text = "";
  for (;;) {
    const { value: key } = await typed.next();
    if (key === undefined || key === INTERRUPT || key === END || key === "\r" || key === "\n") {
      asks.write("\n");
      return key === "\r" || key === "\n" ? text : undefined;
    }
    text = ERASE.has(key) ? text.slice(0, -1) : text + key;
  }
}
