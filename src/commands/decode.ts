/** `watchkeeper decode`: what a recording of any known format says, a JSON object a line. */
import { createReadStream } from "node:fs";
import { type Command, InvalidArgumentError } from "commander";
import { iso } from "../kernel/clock.ts";
import { beginningOf, knowFormat } from "../wire/formats/detect.ts";
import type { Recorded, RecordingFormat } from "../wire/formats/format.ts";
import { FORMATS } from "../wire/formats/index.ts";
import type { RefusalReason } from "../wire/message.ts";

export interface DecodeOptions {
  readonly format?: string | undefined;
  /** What was refused is written too, with its reason. */
  readonly refused?: boolean | undefined;
  /** At the end the counts, on standard error. */
  readonly stats?: boolean | undefined;
}

export interface DecodeInput {
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Waits until the text is taken: nothing piles up in front of a slow reader. */
  readonly write: (text: string) => Promise<void>;
  readonly warn: (words: string) => void;
}

/** Done; the answer is "no"; something outside failed. */
const DONE = 0;
const NO = 1;
const OUTSIDE = 3;

/** Enough to know any format by. */
const BEGINNING = 65_536;

interface Stats {
  good: number;
  readonly refused: Partial<Record<RefusalReason, number>>;
  ignored: number;
  readonly byName: Record<string, number>;
}

/** The line for one thing in the recording; undefined for what is not asked for. */
function lineOf({ at, message }: Recorded, { refused }: DecodeOptions): string | undefined {
  const when = at === undefined ? null : iso(at);
  if (message.is === "sentence") {
    const { source, talker, formatter: name, fields } = message;
    return JSON.stringify({ at: when, source: source ?? talker, protocol: "nmea0183", name, fields });
  }
  if (message.is === "pgn") {
    const { source, pgn: name, fields } = message;
    return JSON.stringify({ at: when, source, protocol: "nmea2000", name, fields });
  }
  if (message.is === "refused" && refused)
    return JSON.stringify({ at: when, refused: message.reason, frame: message.frame });
  return undefined;
}

/** Gives the exit status. Words go to `warn`, data to `write`. */
export async function decodeCommand(options: DecodeOptions, input: DecodeInput): Promise<number> {
  const stats: Stats = { good: 0, refused: {}, ignored: 0, byName: {} };
  const heard = (name: string): void => {
    stats.byName[name] = (stats.byName[name] ?? 0) + 1;
    stats.good += 1;
  };
  const give = async (recorded: readonly Recorded[]): Promise<void> => {
    let text = "";
    for (const one of recorded) {
      if (one.message.is === "refused") {
        const { reason } = one.message;
        stats.refused[reason] = (stats.refused[reason] ?? 0) + 1;
      } else if (one.message.is === "ignored") {
        stats.ignored += 1;
        stats.good -= 1;
      }
      const line = lineOf(one, options);
      if (line !== undefined) text += `${line}\n`;
    }
    if (text !== "") await input.write(text);
  };

  const pieces = input.bytes[Symbol.asyncIterator]();
  let beginning = new Uint8Array(0);
  let ended = false;
  while (!ended && beginning.length < BEGINNING) {
    const { value, done } = await pieces.next();
    if (done) ended = true;
    else beginning = Buffer.concat([beginning, value]);
  }
  const format = formatOf(options, beginning);
  if (format === undefined) {
    input.warn(`${input.name} is in no format that is known; give one with --format: ${names()}`);
    return NO;
  }
  if (format.open === undefined) {
    input.warn(`${input.name}: ${format.refuses ?? "this format is not read"}`);
    return NO;
  }
  const reader = format.open(heard);
  await give(reader.push(beginning));
  while (!ended) {
    const { value, done } = await pieces.next();
    if (done) ended = true;
    else await give(reader.push(value));
  }
  await give(reader.end());
  const refused = Object.values(stats.refused).reduce((sum, n) => sum + n, 0);
  const nothing = stats.good === 0 && stats.ignored === 0;
  if (nothing)
    input.warn(`${input.name} was read as ${format.name}: no message in it can be read; refused: ${refused}`);
  if (options.stats) input.warn(JSON.stringify(stats));
  return nothing ? NO : DONE;
}

function formatOf({ format }: DecodeOptions, beginning: Uint8Array): RecordingFormat | undefined {
  if (format !== undefined) return FORMATS.find(({ name }) => name === format);
  return knowFormat(FORMATS, beginningOf(beginning.subarray(0, BEGINNING)));
}

const names = (): string =>
  FORMATS.filter(({ open }) => open)
    .map(({ name }) => name)
    .join(", ");

function knownFormat(name: string): string {
  if (!FORMATS.some((format) => format.name === name))
    throw new InvalidArgumentError(`There is no format of that name; there are ${names()}.`);
  return name;
}

/** Waits for the reader of standard output; one that has gone away (`| head`) ends the program quietly. */
const toStandardOutput = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });

function whyNot(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "there is no file of that name";
  if (code === "EACCES") return "this user may not read it";
  if (code === "EISDIR") return "it is a folder";
  return error instanceof Error ? error.message : String(error);
}

export function addDecode(program: Command): void {
  program
    .command("decode")
    .description("write what a recording says, a JSON object a line, whatever its format")
    .argument("<file>", "the recording, or - for standard input")
    .option("--format <name>", `its format, where it is not known by itself: ${names()}`, knownFormat)
    .option("--refused", "write what was refused too, with its reason")
    .option("--stats", "at the end write the counts to standard error")
    .action(async (file: string, options: DecodeOptions) => {
      const name = file === "-" ? "standard input" : file;
      const warn = (words: string): void => void process.stderr.write(`${words}\n`);
      const bytes: AsyncIterable<Buffer> = file === "-" ? process.stdin : createReadStream(file);
      process.stdout.on("error", () => process.exit(DONE));
      try {
        process.exitCode = await decodeCommand(options, { name, bytes, write: toStandardOutput, warn });
      } catch (error) {
        warn(`${name} cannot be read: ${whyNot(error)}`);
        process.exitCode = OUTSIDE;
      }
    });
}
