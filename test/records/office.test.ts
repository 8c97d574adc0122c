import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import Database from "better-sqlite3";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type OfficeThread, type RecordsOffice, recordsOffice } from "../../src/records/office.ts";
import { LOG_FILE } from "../../src/records/open.ts";
import type { FromRecords, RecordsOfficeStart, ToRecords } from "../../src/records/protocol.ts";
import { openQueries } from "../../src/records/queries.ts";
import { batch, draft, emptyStore } from "./samples.ts";

const OFFICE = new URL("../../dist/src/records-office.js", import.meta.url);

beforeAll(() => {
  expect(existsSync(OFFICE), 'run "npm run build" first: a worker runs from compiled code').toBe(true);
});

interface Watch {
  readonly office: RecordsOffice;
  readonly heard: FromRecords[];
  readonly troubles: (string | undefined)[];
  readonly thread: () => Worker;
  readonly hired: () => number;
  until(what: (heard: readonly FromRecords[]) => boolean): Promise<void>;
}

const offices: RecordsOffice[] = [];
afterEach(async () => {
  await Promise.all(offices.splice(0).map((office) => office.stop()));
});

function watch(
  start: RecordsOfficeStart,
  later: (work: () => void) => void = (work) => void setImmediate(work),
): Watch {
  const heard: FromRecords[] = [];
  const troubles: (string | undefined)[] = [];
  const waiting: (() => void)[] = [];
  let thread: Worker | undefined;
  let hired = 0;
  const office = recordsOffice({
    hire: () => {
      hired += 1;
      thread = new Worker(OFFICE, { workerData: start, stderr: true });
      return thread;
    },
    schedule: (_, work) => {
      let off = false;
      later(() => {
        if (!off) work();
      });
      return () => {
        off = true;
      };
    },
    heard: (words) => {
      heard.push(words);
      for (const wake of waiting.splice(0)) wake();
    },
    trouble: (words) => void troubles.push(words),
  });
  offices.push(office);
  return {
    office,
    heard,
    troubles,
    thread: () => {
      if (!thread) throw new Error("no office");
      return thread;
    },
    hired: () => hired,
    async until(what) {
      while (!what(heard)) await new Promise<void>((wake) => void waiting.push(wake));
    },
  };
}

const small = (store: string): RecordsOfficeStart => ({ store, reserve: 65_536, historyStopsBelow: 0 });
const recordedIds = (heard: readonly FromRecords[]): number[] =>
  heard.flatMap((words) => (words.say === "recorded" ? [words.batch] : []));

test("an office answers each batch in order, and gives on opening what the last one kept", async () => {
  const store = emptyStore();
  const first = watch(small(store));
  for (const id of [1, 2, 3]) first.office.send(batch(id, { drafts: [draft(id)], kept: [["n", id]] }));
  await first.until((heard) => recordedIds(heard).length === 3);
  expect(recordedIds(first.heard)).toEqual([1, 2, 3]);
  expect(first.office.unrecorded()).toBe(0);
  await first.office.stop();
  expect(first.heard.at(-1)).toEqual({ say: "stopped" });

  const second = watch(small(store));
  await second.until((heard) => heard.length > 0);
  expect(second.heard[0]).toMatchObject({ say: "opened", kept: [["n", 3]], head: { seq: 3 }, notes: [] });
});

test("killed again and again while batches come: every one is recorded, once, and in order", async () => {
  const store = emptyStore();
  const { office, heard, troubles, thread, until } = watch(small(store));
  const count = 300;
  for (let id = 1; id <= count; id += 1) {
    office.send(batch(id, { drafts: [draft(id)] }));
    if (id % 100 === 50) {
      const wanted = id - 40;
      await until(() => recordedIds(heard).length >= wanted);
      await thread().terminate();
    }
  }
  await until(() => office.unrecorded() === 0);
  expect(recordedIds(heard)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  const log = openQueries(join(store, LOG_FILE));
  expect(log.entriesAfter(0, 1000).map(({ key }) => key)).toEqual(
    Array.from({ length: count }, (_, i) => draft(i + 1).key),
  );
  log.close();
  expect(troubles.filter((words) => words?.includes("is started again"))).toHaveLength(3);
  expect(troubles.at(-1), "and the trouble is over").toBeUndefined();
}, 30_000);

test("an office that no longer answers is replaced without a record lost", async () => {
  const { office, heard, troubles, until } = watch(small(emptyStore()));
  await until((all) => all.length > 0);
  office.send(batch(1, { drafts: [draft(1)] }));
  office.replace("no answer for 10 s");
  office.send(batch(2, { drafts: [draft(2)] }));
  await until(() => recordedIds(heard).length === 2);
  expect(troubles.find((words) => words !== undefined)).toContain(
    "The records office is replaced: no answer for 10 s.",
  );
});

test("a second watch on the store is told so, in words, and does not try again", async () => {
  const store = emptyStore();
  const first = watch(small(store));
  await first.until((heard) => heard.length > 0);
  const second = watch(small(store));
  await new Promise((gone) => second.thread().on("exit", gone));
  await new Promise((turn) => setImmediate(turn));
  await new Promise((turn) => setImmediate(turn));
  expect(second.hired()).toBe(1);
  expect(second.heard[0]).toMatchObject({ say: "cannot-open", final: true });
  expect(second.troubles[0]).toContain("Another Watchkeeper is writing to");
});

test("a log that cannot be written for a while is refused, held, and written when it can be", async () => {
  const store = emptyStore();
  const { office, heard, until } = watch(small(store));
  await until((all) => all.length > 0);
  const other = new Database(join(store, LOG_FILE));
  other.exec("BEGIN IMMEDIATE");
  office.send(batch(1, { drafts: [draft(1)] }));
  office.send(batch(2, { drafts: [draft(2)] }));
  await until((all) => all.some(({ say }) => say === "refused"));
  expect(heard.find(({ say }) => say === "refused")).toMatchObject({ batch: 1, diskFull: false });
  other.exec("ROLLBACK");
  other.close();
  await until(() => office.unrecorded() === 0);
  expect(recordedIds(heard)).toEqual([1, 2]);
}, 30_000);

test("what was refused is tried once more at the end, and what is lost all the same is counted", async () => {
  const store = emptyStore();
  let tryAgain: (() => void) | undefined;
  const { office, heard, until } = watch(small(store), (work) => {
    tryAgain = work;
  });
  await until((all) => all.length > 0);
  const other = new Database(join(store, LOG_FILE));
  other.exec("BEGIN IMMEDIATE");
  office.send(batch(1, { drafts: [draft(1)] }));
  await until((all) => all.some(({ say }) => say === "refused"));
  expect(tryAgain).toBeDefined();
  other.exec("ROLLBACK");
  other.close();
  await office.stop();
  expect(recordedIds(heard)).toEqual([1]);
  expect(office.unrecorded()).toBe(0);
}, 30_000);

test("the office answers that it is alive, and history is kept beside the log", async () => {
  const store = emptyStore();
  const { office, heard, until } = watch(small(store));
  await until((all) => all.length > 0);
  const reading = {
    signal: "wtd-7.position",
    at: 5,
    quality: "good",
    value: "closed",
    source: "wtd-console",
  };
  office.history({ at: 5, readings: [reading] });
  office.ping(7);
  await until((all) => all.some(({ say }) => say === "alive"));
  expect(heard.find(({ say }) => say === "alive")).toEqual({ say: "alive", id: 7 });
  await office.stop();
  const history = new Database(join(store, "history.sqlite"), { readonly: true });
  expect(history.prepare("SELECT signal, at, quality, value, source FROM readings").all()).toEqual([
    { ...reading, value: '"closed"' },
  ]);
  history.close();
});

/** An office made of nothing, to try what no real one does on command. */
function silentOffice(): {
  readonly thread: OfficeThread;
  readonly posted: ToRecords[];
  say(words: FromRecords): void;
} {
  const posted: ToRecords[] = [];
  let listener: (words: FromRecords) => void = () => {};
  const thread = {
    postMessage: (words: ToRecords) => void posted.push(words),
    on: (event: string, heard: unknown) => {
      if (event === "message") listener = heard as typeof listener;
    },
    terminate: () => Promise.resolve(0),
  } as OfficeThread;
  return { thread, posted, say: (words) => listener(words) };
}

test("while the office stands still the rest waits here: newer state takes the place of older, entries all stay", () => {
  const { thread, posted, say } = silentOffice();
  const troubles: (string | undefined)[] = [];
  const office = recordsOffice({
    hire: () => thread,
    schedule: () => () => {},
    heard: () => {},
    trouble: (words) => void troubles.push(words),
  });
  say({ say: "opened", kept: [], alerts: [], head: { seq: 0, hash: "" }, notes: [] });
  for (let id = 1; id <= 1500; id += 1)
    office.send(batch(id, { drafts: [draft(id)], kept: [["state", id]] }));
  expect(posted).toHaveLength(64);
  expect(office.unrecorded()).toBe(3000);
  expect(troubles).toEqual([
    "The logbook falls behind. 1000 records wait in memory and are lost if the power fails.",
  ]);

  for (let id = 1; id <= 1500; id += 1) {
    say({ say: "recorded", batch: id, entries: [], head: { seq: id, hash: "" }, milliseconds: 1 });
  }
  const sent = posted.flatMap((words) => (words.say === "batch" ? [words.batch] : []));
  expect(sent.map(({ id }) => id)).toEqual(Array.from({ length: 1500 }, (_, i) => i + 1));
  expect(sent.every(({ drafts }) => drafts.length === 1)).toBe(true);
  expect(sent.filter(({ kept }) => kept.length > 0).length).toBeLessThan(1000);
  expect(sent.at(-1)?.kept).toEqual([["state", 1500]]);
});
