/**
 * The watch ends while the log cannot be written: how much is lost is said, in words and as a number. The one double
 * is the records office, which refuses every batch as one on a full disk does.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { loadShipFile } from "../../src/config/load.ts";
import { startDaemon } from "../../src/daemon.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { silentLog } from "../../src/kernel/log.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import type { FromRecords, ToRecords } from "../../src/records/protocol.ts";
import { rules } from "../../src/rules/index.ts";

vi.mock("node:worker_threads", async (original) => {
  const { EventEmitter } = await import("node:events");
  const threads = await original<typeof import("node:worker_threads")>();
  class RefusingOffice extends EventEmitter {
    constructor() {
      super();
      const head = { seq: 0, hash: "" };
      this.#say({ say: "opened", kept: [], alerts: [], head, notes: [] });
    }
    postMessage(words: ToRecords): void {
      if (words.say === "batch")
        this.#say({ say: "refused", batch: words.batch.id, reason: "the disk is full", diskFull: true });
      else if (words.say === "ping") this.#say({ say: "alive", id: words.id });
      else if (words.say === "stop") {
        this.#say({ say: "stopped" });
        setImmediate(() => this.emit("exit", 0));
      }
    }
    terminate(): Promise<number> {
      return Promise.resolve(0);
    }
    #say(words: FromRecords): void {
      setImmediate(() => this.emit("message", words));
    }
  }
  const Worker = new Proxy(threads.Worker, {
    construct: (Real, [script, options]: ConstructorParameters<typeof threads.Worker>) =>
      options?.name === "records office" ? new RefusingOffice() : new Real(script, options),
  });
  return { ...threads, Worker };
});

const store = mkdtempSync(join(tmpdir(), "watchkeeper-"));
afterAll(() => rmSync(store, { recursive: true, force: true }));

test("what could not be written when the watch ends is counted, and said to be lost", async () => {
  const loaded = loadShipFile(
    resolve(import.meta.dirname, "../../config/demo.yaml"),
    declared({ drivers: DRIVERS, rules }),
  );
  if (!loaded.valid) throw new Error("the demonstration ship is not valid");
  const said: string[] = [];
  const warned: string[] = [];
  const daemon = await startDaemon({
    file: {
      ...loaded.file,
      watch: { ...loaded.file.watch, store, outputs: { panel: { host: "127.0.0.1", port: 0 } } },
    },
    drivers: DRIVERS,
    rules,
    ports: systemPorts(systemClock),
    clock: systemClock,
    log: {
      ...silentLog,
      warn: (_, words) => warned.push(words),
      error: (_, words) => said.push(words),
    },
    demonstration: false,
    listening: () => {},
  });
  await vi.waitUntil(
    () => warned.some((words) => words.includes("The logbook cannot be written: the disk is full")),
    {
      timeout: 60_000,
    },
  );
  await daemon.stop("the test is over");
  expect(said).toEqual([
    expect.stringMatching(/^[1-9]\d* records could not be written, and end with the watch$/),
  ]);
});
