/**
 * Faults contained: each office killed and a driver made to throw while a voyage runs. The watch goes on, says so,
 * and starts again what failed. Real offices, from compiled code; the one double is a driver that throws.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { DRIVERS } from "../../drivers/index.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { loadShipFile, type ShipFile } from "../../src/config/load.ts";
import { type Daemon, startDaemon } from "../../src/daemon.ts";
import { type Driver, defineDriver } from "../../src/ingest/driver.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { silentLog } from "../../src/kernel/log.ts";
import type { Picture } from "../../src/outputs/feed.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { openQueries } from "../../src/records/queries.ts";
import { rules } from "../../src/rules/index.ts";

const offices = vi.hoisted(() => ({ hired: [] as { name: string; worker: Worker }[] }));

/** Every worker that is hired is remembered, so that the tests can kill it. */
vi.mock("node:worker_threads", async (original) => {
  const threads = await original<typeof import("node:worker_threads")>();
  class Remembered extends threads.Worker {
    constructor(script: string | URL, options?: import("node:worker_threads").WorkerOptions) {
      super(script, options);
      offices.hired.push({ name: options?.name ?? "", worker: this });
    }
  }
  return { ...threads, Worker: Remembered };
});

/** A double: hears one good sentence, and throws, again and again. */
const throwing = defineDriver({
  name: "throwing",
  describes: "throws",
  config: z.strictObject({}),
  // biome-ignore lint/correctness/useYield: it never hears anything, that is the point
  async *read() {
    throw new Error("the line hung up");
  },
  decoder: () => () => [],
});

let daemon: Daemon | undefined;
let address = "";
afterEach(async () => {
  await daemon?.stop("the test is over");
  daemon = undefined;
  offices.hired.length = 0;
});

async function start(
  extra: readonly Driver[] = [],
  change: (file: ShipFile) => ShipFile = (file) => file,
): Promise<string> {
  const path = resolve(import.meta.dirname, "../../config/demo.yaml");
  const drivers = [...DRIVERS, ...extra];
  const loaded = loadShipFile(path, declared({ drivers, rules }));
  if (!loaded.valid) throw new Error("the demonstration ship is not valid");
  const store = mkdtempSync(join(tmpdir(), "watchkeeper-"));
  const file = change({
    ...loaded.file,
    watch: { ...loaded.file.watch, store, outputs: { panel: { host: "127.0.0.1", port: 0 } } },
  });
  daemon = await startDaemon({
    file,
    drivers,
    rules,
    ports: systemPorts(systemClock),
    clock: systemClock,
    log: silentLog,
    demonstration: false,
    listening: (at) => {
      address = at;
    },
  });
  return store;
}

/** The whole picture as a panel that has just connected gets it. */
async function picture(): Promise<Picture | undefined> {
  try {
    const answer = await fetch(`${address}/stream`, { signal: AbortSignal.timeout(3000) });
    let text = "";
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      const data = /event: picture\n(?:id: \d+\n)?data: (.*)\n/.exec(text)?.[1];
      if (data !== undefined) return JSON.parse(data) as Picture;
    }
  } catch {
    // The panel is not there just now.
  }
  return undefined;
}

const until = (wanted: (picture: Picture) => boolean): Promise<Picture> =>
  vi.waitUntil(
    async () => {
      const now = await picture();
      return now && wanted(now) ? now : undefined;
    },
    { timeout: 60_000, interval: 300 },
  ) as Promise<Picture>;

const kill = (name: string): void => {
  const office = offices.hired.findLast((one) => one.name === name);
  if (!office)
    throw new Error(`no ${name} was hired; there are ${offices.hired.map((one) => one.name).join(", ")}`);
  void office.worker.terminate();
};
const hired = (name: string): number => offices.hired.filter((one) => one.name === name).length;
const has = (picture: Picture, id: string): boolean => picture.alerts.some((alert) => alert.id === id);

test("the records office dies: the watch says so, starts it again, and the log goes on unbroken", async () => {
  const store = await start();
  await until(({ signals }) => signals.length > 50);
  kill("records office");
  const said = await until((now) => has(now, "WK-itself:records-office:1"));
  expect(said.alerts.find(({ id }) => id === "WK-itself:records-office:1")?.priority).toBe("alarm");
  await vi.waitUntil(() => hired("records office") === 2, { timeout: 30_000 });
  await until(({ alerts }) =>
    alerts.every(
      ({ id, state, recorded }) =>
        recorded && (id !== "WK-itself:records-office:1" || state.startsWith("rectified")),
    ),
  );
  await daemon?.stop("to read the log");
  daemon = undefined;
  const log = openQueries(join(store, "log.sqlite"));
  const written = [...log.entries({})].filter(({ rule }) => rule === "WK-itself").map(({ text }) => text);
  log.close();
  expect(written[0]).toContain("records office");
  expect(written.at(-1)).toContain("rectified");
});

test("the front office dies: the watch goes on, and the panel is back at the same address with the alert", async () => {
  await start([], (file) => file);
  await until(({ signals }) => signals.length > 50);
  kill("front office");
  await vi.waitUntil(() => hired("front office") === 2, { timeout: 30_000 });
  const back = await until(({ alerts }) => alerts.some(({ id }) => id === "WK-itself:front-office:1"));
  expect(back.signals.some(({ signal, quality }) => signal === "wtd-1.position" && quality === "good")).toBe(
    true,
  );
});

test("a driver throws again and again: its port is lost, what hangs on it is unknown, and the others hear on", async () => {
  await start([throwing], (file) => ({
    ...file,
    ports: file.ports.map((port) =>
      port.name === "wtd-console" ? { ...port, driver: "throwing", config: {} } : port,
    ),
  }));
  const now = await until((one) => has(one, "WK-port:wtd-console:1"));
  expect(now.ports.find(({ port }) => port === "wtd-console")).toMatchObject({
    state: "lost",
    because: "the line hung up",
  });
  expect(now.ports.filter(({ port, state }) => port !== "wtd-console" && state !== "hearing")).toEqual([]);
  const door = now.signals.find(({ signal }) => signal === "wtd-1.position");
  expect(door?.value ?? null).toBeNull();
});
