/**
 * `watchkeeper replay` as it is run at a desk: hours of the great ship, every one of 700 signals told each second, a
 * door opened for twenty seconds in every minute. What it costs is the command's own time, from start to last line.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { greatShip } from "./great-ship.ts";

export interface ReplayFigures {
  readonly hours: number;
  readonly megabytes: number;
  readonly readings: number;
  /** Seconds. */
  readonly took: number;
  readonly readingsPerSecond: number;
  readonly alerts: number;
  readonly entries: number;
}

const START = Date.UTC(2028, 2, 1, 0);
const DOORS = 100;
const OPENS_EVERY = 60;
const OPEN_FOR = 20;

export function benchReplay(hours: number): ReplayFigures {
  const folder = mkdtempSync(join(tmpdir(), "watchkeeper-bench-"));
  const [ship, recording] = [join(folder, "ship.json"), join(folder, "hours.jsonl")];
  const { text, signals, second } = greatShip("chief");
  writeFileSync(ship, text);
  const act = { act: "phase", phase: "on-voyage", author: { name: "Bench" } };
  writeFileSync(recording, `${JSON.stringify({ at: START, mono: 0, act })}\n`);
  const seconds = hours * 3600;
  let lines = "";
  for (let n = 1; n <= seconds; n += 1) {
    const open = n % OPENS_EVERY >= OPENS_EVERY - OPEN_FOR ? [Math.floor(n / OPENS_EVERY) % DOORS] : [];
    const [at, mono] = [START + n * 1000, n * 1000];
    for (const said of second(at, new Set(open))) lines += `${JSON.stringify({ at, mono, ...said })}\n`;
    if (n % 600 !== 0 && n !== seconds) continue;
    appendFileSync(recording, lines);
    lines = "";
  }
  const began = performance.now();
  const { stdout } = spawnSync(
    process.execPath,
    [resolve("dist/src/main.js"), "replay", "--ship", ship, recording],
    { encoding: "utf8", maxBuffer: 2 ** 30 },
  );
  const took = (performance.now() - began) / 1000;
  const last = JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}") as { alerts: number; entries: number };
  const megabytes = statSync(recording).size / 1_000_000;
  rmSync(folder, { recursive: true, force: true });
  const readings = signals * seconds;
  return {
    hours,
    megabytes: Math.round(megabytes),
    readings,
    took,
    readingsPerSecond: Math.round(readings / took),
    alerts: last.alerts,
    entries: last.entries,
  };
}
