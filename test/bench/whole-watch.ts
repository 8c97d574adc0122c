/** The whole watch on a recording, and decoding alone: messages a second, processor time a message, memory. */
import { resolve } from "node:path";
import { DRIVERS } from "../../drivers/index.ts";
import { compileBindings } from "../../src/bindings/compile.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { loadShipFile, type ShipFile } from "../../src/config/load.ts";
import type { Decoder } from "../../src/ingest/driver.ts";
import { rules } from "../../src/rules/index.ts";
import { createWatch } from "../../src/watch.ts";
import { watchedShip } from "../../src/watched-ship.ts";
import { corpus, demonstration, type Heard, type Recorded } from "./recordings.ts";

export interface WholeWatchFigures {
  readonly recording: string;
  readonly messages: number;
  readonly perSecond: number;
  /** Microseconds of processor time a message. */
  readonly watch: number;
  readonly decoding: number;
  /** Megabytes, the most that was resident. */
  readonly resident: number;
}

/** Lines for one measurement: short recordings are played again and again. */
const LINES = 200_000;
/** As live: what is urgent is told at once, readings together. */
const GATHERED = 50;

export function demoShip(): ShipFile {
  const loaded = loadShipFile(resolve("config/demo.yaml"), declared({ drivers: DRIVERS, rules }));
  if (!loaded.valid) throw new Error("config/demo.yaml is not valid");
  return loaded.file;
}

export function decodersOf(
  file: ShipFile,
  wanted: (port: string) => ReadonlySet<string>,
): ReadonlyMap<string, Decoder> {
  return new Map(
    file.ports.map((port) => {
      const driver = DRIVERS.find(({ name }) => name === port.driver);
      if (!driver) throw new Error(`no driver ${port.driver}`);
      return [port.name, driver.decoder(port.config, wanted(port.name))];
    }),
  );
}

/** Processor time in microseconds, and wall time in seconds. */
function cost(work: () => void): { readonly processor: number; readonly wall: number } {
  const before = process.cpuUsage();
  const began = performance.now();
  work();
  const { user, system } = process.cpuUsage(before);
  return { processor: user + system, wall: (performance.now() - began) / 1000 };
}

/** One row for each recording: the demonstration ship's own always, the public ones where they are present. */
export function benchWholeWatch(): readonly WholeWatchFigures[] {
  const own = (["nmea0183", "nmea2000"] as const).map((speaks) => ({
    name: `the demonstration ship, ${speaks}`,
    heard: demonstration(speaks, 600),
  }));
  return [...own, ...corpus()].map(measure);
}

function measure({ name, heard }: Recorded): WholeWatchFigures {
  const file = demoShip();
  const span = (heard.at(-1)?.when.mono ?? 0) + 500;
  const times = Math.ceil(LINES / heard.length);
  let resident = 0;
  const rounds = (work: (one: Heard) => void): { readonly processor: number; readonly wall: number } =>
    cost(() => {
      for (let round = 0; round < times; round += 1) {
        for (const { port, text, when } of heard) {
          work({ port, text, when: { at: when.at + round * span, mono: when.mono + round * span } });
        }
        resident = Math.max(resident, process.memoryUsage.rss());
      }
    });

  const bindings = compileBindings(file);
  const alone = decodersOf(file, (port) => bindings.wanted(port));
  for (const { port, ...raw } of heard) alone.get(port)?.(raw);
  const decoding = rounds(({ port, ...raw }) => void alone.get(port)?.(raw));

  const decoders = decodersOf(file, (port) => bindings.wanted(port));
  const first = heard[0]?.when ?? { at: 0, mono: 0 };
  const watch = createWatch({ ship: watchedShip(file), bindings, rules, now: first });
  let told = Number.NEGATIVE_INFINITY;
  const whole = rounds(({ port, when, text }) => {
    watch.hear(port, decoders.get(port)?.({ when, text }) ?? [], when);
    if (!watch.urgent() && when.mono - told < GATHERED) return;
    told = when.mono;
    watch.take();
  });
  const messages = heard.length * times;
  return {
    recording: name,
    messages,
    perSecond: messages / whole.wall,
    watch: whole.processor / messages,
    decoding: decoding.processor / messages,
    resident: resident / 1_000_000,
  };
}
