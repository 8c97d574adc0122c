/** A book of alerts with its speaker on real ports, for the tests of what is said on lines. */
import { createReadStream } from "node:fs";
import { afterEach } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { alertBook } from "../../src/alerts/book.ts";
import type { ShipFile } from "../../src/config/load.ts";
import { type Supervisor, supervise } from "../../src/ingest/supervisor.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { silentLog } from "../../src/kernel/log.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { createBoard } from "../../src/signals/board.ts";
import type { SignalValue } from "../../src/signals/reading.ts";
import { createTellers } from "../../src/tellers.ts";
import { isAlertAct } from "../../src/told.ts";
import { encodeSentence } from "../../src/wire/nmea0183/encode.ts";
import { door } from "../alerts/officer.ts";
import { read } from "../outputs/alert-sentences/independent.ts";
import type { Plug } from "./pty.ts";

export const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

export const until = async (done: () => boolean, words: () => unknown): Promise<void> => {
  for (let tries = 0; !done(); tries += 1) {
    if (tries > 800) throw new Error(JSON.stringify(words()));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** What a person at the far end of the line sees. */
export function farEnd(line: Plug): { readonly seen: () => readonly string[]; readonly text: () => string } {
  let text = "";
  const stream = createReadStream(line.far, "latin1");
  stream.on("data", (chunk) => (text += String(chunk)));
  stream.on("error", () => {});
  closing.push(() => stream.destroy());
  return { seen: () => read(text.split("\r\n").slice(0, -1)), text: () => text };
}

interface Aboard {
  readonly ports?: ShipFile["ports"];
  readonly lines?: unknown;
  readonly states?: unknown;
  readonly buses?: unknown;
  readonly equipment?: readonly { readonly id: string; readonly kind: string; readonly name: string }[];
}

/** A book of alerts with its speaker and real ports, a second long in every tenth. */
export function aboard({ ports = [], lines = [], states = [], buses = [], equipment = [] }: Aboard) {
  const real = systemPorts(systemClock);
  const book = alertBook();
  const troubles: string[] = [];
  let ahead = 0;
  const clock = { now: () => ({ at: systemClock.now().at + ahead, mono: systemClock.now().mono + ahead }) };
  const supervisors: Supervisor[] = [];
  const board = createBoard();
  const speaker = createTellers({
    watch: { board, alerts: book },
    file: {
      ship: { equipment },
      ports,
      watch: { outputs: { "alert-sentences": lines, states, "n2k-alerts": buses } },
    } as unknown as ShipFile,
    drivers: DRIVERS,
    ports: real,
    clock,
    kept: new Map(),
    supervisors,
    act: (act) => {
      if (!isAlertAct(act)) return "no act on an alert";
      const { changes, refused } = book.act(act, clock.now());
      speaker.told({ alerts: changes, asked: [], changes: [] });
      return refused;
    },
    trouble: (words) => troubles.push(words),
  });
  for (const { name, driver: wanted, config } of ports) {
    const driver = DRIVERS.find((one) => one.name === wanted);
    if (!driver) throw new Error(wanted);
    supervisors.push(
      supervise({
        port: name,
        driver,
        config,
        ports: real,
        clock: systemClock,
        log: silentLog,
        wanted: speaker.wanted(name),
        heard: (port, { when }, messages) => speaker.heard(port, messages, when),
        changed: () => {},
      }),
    );
  }
  let ticked = 0;
  const ticking = setInterval(() => {
    speaker.tick();
    ticked += 1;
  }, 50);
  closing.push(async () => {
    clearInterval(ticking);
    speaker.stop();
    await Promise.all(supervisors.map((one) => one.stop()));
  });
  return {
    book,
    troubles,
    raise: (what: Parameters<typeof door>[0] = {}) =>
      speaker.told({ alerts: book.find(door(what), clock.now()), asked: [], changes: [] }),
    /** What a signal says from now on. */
    signal: (signal: string, value: SignalValue) => {
      const change = board.post({ signal, value, when: clock.now(), source: "test" });
      if (change) speaker.told({ alerts: [], asked: [], changes: [change] });
    },
    hears: (name: string) => () =>
      supervisors.some((one) => one.report().port === name && one.report().state === "hearing"),
    lost: (name: string) => () =>
      supervisors.some((one) => one.report().port === name && one.report().state === "lost"),
    /** Waits until the speaker has looked at its lines so often. */
    ticks: async (times: number) => {
      const enough = ticked + times;
      await until(
        () => ticked >= enough,
        () => "no ticks",
      );
    },
    later: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

export const line = (path: string): ShipFile["ports"][number] => ({
  name: "cam",
  driver: "nmea0183",
  config: { serial: path, baud: 38_400 },
});
export const settings = { port: "cam", manufacturer: "XXX", numbers: { "PSR-I-38(1):open": 100101 } };
export const acn = (command: string, instance = "1"): string =>
  `${encodeSentence("IN", "ACN", ["", "XXX", "100101", instance, command, "C"])}\r\n`;
export const beat = `${encodeSentence("IN", "HBT", ["30", "A", "1"])}\r\n`;
