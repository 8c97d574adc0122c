/** `watchkeeper doctor`: what hinders the watch on this machine, port by port, and how to mend it. */
import { execFile } from "node:child_process";
import type { Command } from "commander";
import { compileBindings } from "../bindings/compile.ts";
import type { PortConfig, ShipFile } from "../config/load.ts";
import type { Driver } from "../ingest/driver.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Ports } from "../ports/ports.ts";
import { storeOf } from "../store.ts";
import {
  absentInterface,
  type CanInterface,
  examineInterface,
  rateOf,
  readLinks,
} from "./doctor/can-interfaces.ts";
import { type Examined, exitStatus, inWords } from "./doctor/examined.ts";
import { examineLine, USUAL_RATES } from "./doctor/line.ts";
import { examineCandump, examineClock, examineDisk } from "./doctor/machine.ts";
import { examineFound, examineName, findLines } from "./doctor/serial-lines.ts";

export interface DoctorCommand {
  readonly drivers: readonly Driver[];
  readonly loadShip: (path: string) => ShipFile;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly write: (text: string) => void;
  /** What `ip -details -json link` writes; undefined where it cannot be asked. */
  readonly links?: () => Promise<string | undefined>;
}

interface Options {
  readonly ship?: string;
  readonly serial?: string;
  readonly seconds: string;
  readonly json?: boolean;
}

const keyOf = (config: unknown, key: "serial" | "can"): string | undefined => {
  const value = (config as Readonly<Record<string, unknown>>)[key];
  return typeof value === "string" ? value : undefined;
};

const askIp = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    execFile("ip", ["-details", "-json", "link"], (error, stdout) => resolve(error ? undefined : stdout));
  });

export function addDoctor(program: Command, parts: DoctorCommand): void {
  program
    .command("doctor")
    .description("what hinders the watch on this machine, port by port, and how to mend it")
    .option("--ship <file>", "the ship file, whose ports are listened to one by one")
    .option("--serial <path>", "one serial line, listened to at every usual rate")
    .option("--seconds <n>", "how long each port is listened to, at each rate", "3")
    .option("--json", "as one JSON object")
    .action(async (options: Options) => {
      const all: Examined[] = [];
      for await (const one of examine(options, parts)) {
        all.push(one);
        if (!options.json) parts.write(`${inWords(one)}\n`);
      }
      const status = exitStatus(all);
      if (options.json) parts.write(`${JSON.stringify({ well: status === 0, examined: all }, null, 1)}\n`);
      process.exitCode = status;
    });
}

async function* examine(options: Options, parts: DoctorCommand): AsyncGenerator<Examined> {
  const milliseconds = Math.max(0.1, Number(options.seconds) || 3) * 1000;
  if (options.serial !== undefined) {
    yield examineName(`serial line ${options.serial}`, options.serial, findLines()) ??
      (await oneLine(options.serial, milliseconds, parts));
    return;
  }
  yield examineClock(parts.clock.now());
  const found = findLines();
  for (const line of found) yield examineFound(line);
  if (found.length === 0) yield { about: "serial lines", result: "well", words: "no adapter is plugged in" };
  const file = options.ship === undefined ? undefined : parts.loadShip(options.ship);
  yield* examineCan(file?.ports ?? [], parts);
  if (file === undefined) return;
  yield examineDisk(storeOf(file));
  const bindings = compileBindings(file);
  for (const { name, driver: driverName, config } of file.ports) {
    const about = `port ${name}`;
    const serial = keyOf(config, "serial");
    const early = serial === undefined ? undefined : examineName(about, serial, found);
    if (early !== undefined) yield early;
    const driver = parts.drivers.find((one) => one.name === driverName);
    if (driver === undefined || early?.result === "wrong") continue;
    const { ports } = parts;
    yield await examineLine(about, { driver, config, ports, milliseconds, wanted: bindings.wanted(name) });
  }
}

/** As sentences, at one usual rate after the other. */
async function oneLine(
  path: string,
  milliseconds: number,
  { drivers, ports }: DoctorCommand,
): Promise<Examined> {
  const about = `serial line ${path}`;
  const driver = drivers.find(({ name }) => name === "nmea0183");
  if (driver === undefined) return { about, result: "not-looked", words: "there is no driver for sentences" };
  const [baud] = USUAL_RATES;
  const config = driver.config.parse({ serial: path, baud });
  return examineLine(about, { driver, config, ports, milliseconds, wanted: new Set() });
}

/** Every interface that is there, and those of the ship file that are not. */
async function* examineCan(
  ports: readonly PortConfig[],
  { links = askIp }: DoctorCommand,
): AsyncGenerator<Examined> {
  const needed = new Map<string, number | undefined>();
  for (const { driver, config } of ports) {
    const name = keyOf(config, "can");
    if (name !== undefined) needed.set(name, rateOf(driver));
  }
  if (needed.size > 0) yield examineCandump();
  const text = await links();
  const found: readonly CanInterface[] | undefined = text === undefined ? undefined : readLinks(text);
  if (found === undefined) {
    if (needed.size > 0)
      yield {
        about: "CAN interfaces",
        result: "not-looked",
        words: "`ip -details -json link` could not be asked",
        mend: "apt install iproute2",
      };
    return;
  }
  for (const one of found) yield examineInterface(one, needed.get(one.name));
  for (const name of needed.keys())
    if (!found.some((one) => one.name === name)) yield absentInterface(name, found);
}
