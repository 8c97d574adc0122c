/**
 * Decoding NMEA 2000 from candump lines: ours, with everything decoded and with only what a ship reads, against
 * canboatjs alone on the same lines in the same run.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { FromPgn } from "@canboat/canboatjs";
import { nmea2000Decoder } from "../../src/wire/nmea2000/decode.ts";

export interface Nmea2000DecodeFigures {
  readonly file: string;
  readonly frames: number;
  readonly messages: number;
  /** Microseconds of processor time for a complete message. */
  readonly canboatjs: number;
  readonly everything: number;
  readonly wanted: number;
  /** How many times as fast as canboatjs. */
  readonly ratioEverything: number;
  readonly ratioWanted: number;
}

/** What bindings of an ordinary ship read: contacts, position, course, heading, depth, alerts, time. */
export const WANTED: ReadonlySet<number> = new Set([
  126983, 126985, 126992, 127245, 127250, 127257, 127488, 127489, 127501, 127505, 128267, 129025, 129026,
  129029, 130312,
]);

/** The bench runs compiled, from the project's folder. */
const OWN = pathToFileURL(`${resolve("drivers/nmea2000/recordings")}/`);
const CORPUS = pathToFileURL(`${resolve("../shared/corpus/n2k-candump")}/`);
/** Lines for one measurement: short recordings are played again and again. */
const LINES = 60_000;

const linesOf = (folder: URL, name: string): string[] =>
  readFileSync(new URL(name, folder), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("("));

/** Processor time of the whole, in microseconds. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function ours(lines: readonly string[], wanted: ReadonlySet<number> | "all"): number {
  const hear = nmea2000Decoder({ wanted });
  let messages = 0;
  for (const [i, text] of lines.entries()) {
    for (const { is } of hear({ when: { at: i / 2, mono: i / 2 }, text }))
      if (is !== "refused") messages += 1;
  }
  return messages;
}

function canboatjs(lines: readonly string[]): void {
  const parser = new FromPgn();
  parser.on("error", () => {});
  for (const text of lines) parser.parseString(text);
}

function measure(file: string, recorded: readonly string[]): Nmea2000DecodeFigures {
  const lines: string[] = [];
  while (lines.length < LINES) lines.push(...recorded);
  const messages = ours(lines, "all");
  canboatjs(lines.slice(0, LINES / 4));
  ours(lines, WANTED);
  const cost = {
    canboatjs: costOf(() => canboatjs(lines)) / messages,
    everything: costOf(() => ours(lines, "all")) / messages,
    wanted: costOf(() => ours(lines, WANTED)) / messages,
  };
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    file,
    frames: lines.length,
    messages,
    canboatjs: rounded(cost.canboatjs),
    everything: rounded(cost.everything),
    wanted: rounded(cost.wanted),
    ratioEverything: rounded(cost.canboatjs / cost.everything),
    ratioWanted: rounded(cost.canboatjs / cost.wanted),
  };
}

/** One row for each recording: our own always, the public ones where they are present. */
export function benchNmea2000Decode(): readonly Nmea2000DecodeFigures[] {
  const folders = [OWN, ...(existsSync(CORPUS) ? [CORPUS] : [])];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(candump|log|txt)$/.test(name))
      .map((name) => ({ name, lines: linesOf(folder, name) }))
      .filter(({ lines }) => lines.length > 100 || folder === OWN)
      .map(({ name, lines }) => measure(name, lines))
      .filter(({ messages }) => messages > 0),
  );
}
