/** Decoding NMEA 0183 from lines: ours against @signalk/nmea0183-signalk on the same lines in the same run. */
import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Parser } from "@signalk/nmea0183-signalk";
import { readLine } from "../../src/ingest/recording.ts";
import { decoder } from "../../src/wire/nmea0183/decode.ts";
import { lineSplitter } from "../../src/wire/nmea0183/lines.ts";

export interface Nmea0183DecodeFigures {
  readonly file: string;
  readonly sentences: number;
  /** Microseconds of processor time for a line: cutting bytes into lines and decoding them; decoding alone. */
  readonly fromBytes: number;
  readonly decoding: number;
  readonly signalk: number;
  /** How many times as fast as nmea0183-signalk, which is given lines. */
  readonly ratio: number;
}

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
  const decoding =
    leastCost(() => {
      const decode = decoder({ safety: true });
      for (const line of lines) decode(line, WHEN);
    }) / lines.length;
  const signalk =
    leastCost(() => {
      const parser = new Parser();
      for (const line of lines) {
        try {
          parser.parse(line);
        } catch {
          // It throws at lines that it cannot read.
        }
      }
    }) / lines.length;
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    file,
    sentences: lines.length,
    fromBytes: rounded(cutting + decoding),
    decoding: rounded(decoding),
    signalk: rounded(signalk),
    ratio: rounded(signalk / decoding),
  };
}

/** One row for each recording: our own always, the public ones where they are present. */
export function benchNmea0183Decode(): readonly Nmea0183DecodeFigures[] {
  const own = OF_OURS.map((name) => measure(name, ownBytes(name)));
  if (!existsSync(CORPUS)) return own;
  return [...own, ...OF_THE_CORPUS.map((name) => measure(name, readFileSync(new URL(name, CORPUS))))];
}
