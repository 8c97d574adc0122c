/**
 * Decoding NMEA 0183 from lines: ours, with everything decoded and with only what a ship reads, against
 * @signalk/nmea0183-signalk on the same lines in the same run. What it does not know it drops undecoded: each row
 * says how much of the recording that is.
 */
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Parser } from "@signalk/nmea0183-signalk";
import { readLine } from "../../src/ingest/recording.ts";
import { decoder } from "../../src/wire/nmea0183/decode.ts";
import { lineSplitter } from "../../src/wire/nmea0183/lines.ts";

export interface Nmea0183DecodeFigures {
  readonly file: string;
  readonly sentences: number;
  /** Microseconds of processor time for a line: cutting bytes into lines. */
  readonly cutting: number;
  /** Decoding lines: all of them, and only what an ordinary ship file reads. */
  readonly everything: number;
  readonly wanted: number;
  readonly signalk: number;
  /** How many times as fast as nmea0183-signalk, which is given lines as well. */
  readonly ratioEverything: number;
  readonly ratioWanted: number;
  /** The share of valid sentences of which each gives anything, in percent: nmea0183-signalk drops doors and fire. */
  readonly decodedByUs: number;
  readonly decodedBySignalk: number;
}

/** What bindings of an ordinary ship read of her sentences: of other ships' AIS, for one, nothing. */
const WANTED: ReadonlySet<string> = new Set(
  "DOR FIR WAT NLS ALA RMC GGA GNS VTG ZDA HDT THS VHW VBW DPT DBT ROT RSA RPM XDR VDO".split(" "),
);

/** The bench is run, compiled, from the project's folder. */
const PROJECT = pathToFileURL(`${process.cwd()}/`);
const OWN = new URL("drivers/nmea0183/recordings/", PROJECT);
const CORPUS = new URL("../shared/corpus/", PROJECT);
const OF_OURS = ["wtd-console.jsonl", "fire-and-lights.jsonl", "network.jsonl"];
const OF_THE_CORPUS = [
  "nmea0183/esp32n2k-sassnitz.nmea",
  "nmea0183/anemomind-Irene-2008-champ_suisse_11_juillet_08-IreneLog.txt",
  "ais/IEC-61162-AIS_Msg.txt",
];
/** Lines for one measurement: short recordings are played again and again. */
const LINES = 40_000;
/** What other work on the machine costs is left out by taking the best of so many. */
const TIMES = 5;
const WHEN = { at: 0, mono: 0 };

/** The bytes that a port would bring of one of our recordings. */
function ownBytes(name: string): Buffer {
  const lines = readFileSync(new URL(name, OWN), "utf8").split("\n").map(readLine);
  const texts = lines.flatMap((line) => (line && "is" in line && line.is === "text" ? [line.text] : []));
  return Buffer.from(`${texts.join("\r\n")}\r\n`, "latin1");
}

/** Least processor time of the whole in so many tries, in microseconds. */
function leastCost(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < TIMES; time += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

function cut(bytes: Buffer): string[] {
  const splitter = lineSplitter();
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096) lines.push(...splitter.push(bytes.subarray(at, at + 4096)));
  return lines;
}

function measure(file: string, recorded: Buffer): Nmea0183DecodeFigures {
  const once = cut(recorded).length;
  const bytes = Buffer.concat(Array.from({ length: Math.ceil(LINES / once) }, () => recorded));
  const lines = cut(bytes);
  const cutting = leastCost(() => cut(bytes)) / lines.length;
  const ours = (wanted?: ReadonlySet<string>): number =>
    leastCost(() => {
      const decode = decoder({ safety: true, wanted });
      for (const line of lines) decode(line, WHEN);
    }) / lines.length;
  const everything = ours();
  const wanted = ours(WANTED);
  const signalk = leastCost(() => void parsedBySignalk(lines)) / lines.length;
  const decode = decoder({ safety: true });
  const said = lines.flatMap((line) => decode(line, WHEN));
  const valid = said.filter(({ is }) => is !== "refused").length;
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  const percent = (count: number): number => Math.round((100 * count) / valid);
  return {
    file,
    sentences: lines.length,
    cutting: rounded(cutting),
    everything: rounded(everything),
    wanted: rounded(wanted),
    signalk: rounded(signalk),
    ratioEverything: rounded(signalk / everything),
    ratioWanted: rounded(signalk / wanted),
    decodedByUs: percent(said.filter(({ is }) => is === "sentence").length),
    decodedBySignalk: percent(parsedBySignalk(lines)),
  };
}

/** How many lines gave anything. It throws at lines that it cannot read. */
function parsedBySignalk(lines: readonly string[]): number {
  const parser = new Parser();
  let parsed = 0;
  for (const line of lines) {
    try {
      if (parser.parse(line)) parsed += 1;
    } catch {
      // Refused.
    }
  }
  return parsed;
}

/** One row for each recording: our own always, the public ones where they are present. */
export function benchNmea0183Decode(): readonly Nmea0183DecodeFigures[] {
  const own = OF_OURS.map((name) => measure(name, ownBytes(name)));
  if (!existsSync(CORPUS)) return own;
  return [...own, ...OF_THE_CORPUS.map((name) => measure(name, readFileSync(new URL(name, CORPUS))))];
}
