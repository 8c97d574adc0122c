/**
 * The records office: a worker, the only writer of the database, and nothing else. What waits is written in
 * one commit and answered once it is durable. What cannot be written is refused, never dropped: the watch
 * holds it and sends it again, in order.
 */
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { DEFAULT_LIMITS, MEBIBYTE, watchDisk } from "./records/disk.ts";
import { type History, openHistory } from "./records/history.ts";
import { InUse } from "./records/lock.ts";
import { NewerVersion } from "./records/migrate.ts";
import { openStore, type Store } from "./records/open.ts";
import type { Batch, DiskStep, FromRecords, RecordsOfficeStart, ToRecords } from "./records/protocol.ts";
import { queries } from "./records/queries.ts";
import { troubleOf, wordsOf } from "./records/trouble.ts";

const DISK_LOOKED_AT = 10_000;
const HISTORY_QUOTA = 512 * MEBIBYTE;

const port = parentPort;
if (!port) throw new Error("The records office is a worker of the watch and is not run by itself.");
const say = (words: FromRecords): void => port.postMessage(words);

const start = workerData as RecordsOfficeStart;
const disk = watchDisk(start.store, {
  reserve: start.reserve ?? DEFAULT_LIMITS.reserve,
  historyStopsBelow: start.historyStopsBelow ?? DEFAULT_LIMITS.historyStopsBelow,
});
let step: DiskStep = "room";
let historyStopped = false;
let waiting: Batch[] = [];
/** After a refusal nothing is written out of its turn: this batch must come first. */
let expected: number | undefined;

const store = open();
const history = openReadings();
say({
  say: "opened",
  kept: queries(store.db).kept(),
  alerts: queries(store.db).alerts(),
  head: store.writer.head(),
  notes: store.notes,
});
lookAtDisk();
const looking = setInterval(lookAtDisk, DISK_LOOKED_AT);
port.on("message", hear);

function hear(heard: ToRecords): void {
  switch (heard.say) {
    case "batch":
      waiting.push(heard.batch);
      if (waiting.length === 1) setImmediate(writeWaiting);
      return;
    case "history":
      if (!historyStopped) keepHistory(() => history?.write(heard.history));
      return;
    case "ping":
      say({ say: "alive", id: heard.id });
      return;
    case "stop":
      stop();
  }
}

function writeWaiting(): void {
  const all = waiting;
  waiting = [];
  const turn = expected === undefined ? 0 : all.findIndex(({ id }) => id === expected);
  const batches = turn < 0 ? [] : all.slice(turn);
  for (const early of turn < 0 ? all : all.slice(0, turn)) {
    say({ say: "refused", batch: early.id, reason: `batch ${expected} comes first`, diskFull: false });
  }
  const first = batches[0];
  if (!first) return;
  const began = performance.now();
  try {
    const written = writeWithReserve(batches);
    expected = undefined;
    const milliseconds = performance.now() - began;
    for (const { batch, entries } of written) {
      say({ say: "recorded", batch, entries, head: store.writer.head(), milliseconds });
    }
  } catch (error) {
    expected = first.id;
    const trouble = troubleOf(error);
    for (const { id } of batches) {
      say({ say: "refused", batch: id, reason: wordsOf(error), diskFull: trouble === "disk-full" });
    }
    // After any other failure of the storage this handle is not trusted: the watch starts a new office.
    if (trouble === "damaged") store.suspect(wordsOf(error));
    if (trouble !== "disk-full" && trouble !== "busy") throw error;
  }
}

function writeWithReserve(batches: readonly Batch[]): ReturnType<Store["writer"]["write"]> {
  try {
    const written = store.writer.write(batches, Date.now());
    if (step === "log-stopped") tellDisk(false);
    return written;
  } catch (error) {
    if (troubleOf(error) !== "disk-full") throw error;
    const given = disk.giveReserve();
    if (given) lookAtDisk();
    try {
      if (given) return store.writer.write(batches, Date.now());
    } catch (again) {
      tellDisk(true);
      throw again;
    }
    tellDisk(true);
    throw error;
  }
}

function tellDisk(logStopped: boolean): void {
  disk.logStopped(logStopped);
  lookAtDisk();
}

function lookAtDisk(): void {
  const state = disk.look();
  historyStopped = state.historyStopped;
  step = state.step;
  say({ say: "disk", ...state });
}

function keepHistory(work: () => void): void {
  try {
    work();
  } catch (error) {
    historyStopped = true;
    say({
      say: "note",
      words: `The history of readings could not be written: ${wordsOf(error)}. The log goes on.`,
    });
  }
}

function openReadings(): History | undefined {
  let readings: History | undefined;
  keepHistory(() => {
    readings = openHistory(
      join(start.store, "history.sqlite"),
      start.historyQuota ?? HISTORY_QUOTA,
      (words) => say({ say: "note", words }),
    );
  });
  return readings;
}

function open(): Store {
  try {
    return openStore(start.store, Date.now());
  } catch (error) {
    const final = error instanceof NewerVersion || error instanceof InUse;
    if (!final && troubleOf(error) === "disk-full") disk.giveReserve();
    const words = error instanceof Error ? error.message : String(error);
    const reason = final ? words : `The logbook in ${start.store} cannot be opened: ${words}`;
    say({ say: "cannot-open", reason, final });
    throw new Error(reason, { cause: error });
  }
}

function stop(): void {
  writeWaiting();
  clearInterval(looking);
  history?.close();
  store.close();
  say({ say: "stopped" });
  port?.close();
}
