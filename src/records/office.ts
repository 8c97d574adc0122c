/**
 * The watch's handle on the records office. It holds every batch until it has been answered as recorded, sends
 * the unanswered again, in order, to an office that was refused by the disk or that has died, and never throws
 * one away. Written twice is written once: the office knows each entry by its key.
 */
import { backoff } from "../kernel/backoff.ts";
import { type Duration, seconds } from "../kernel/duration.ts";
import type { Batch, FromRecords, HistoryBatch, ToRecords } from "./protocol.ts";
import { createUnanswered } from "./unanswered.ts";

/** As much of a worker thread as is used here. */
export interface OfficeThread {
  postMessage(words: ToRecords): void;
  on(event: "message", heard: (words: FromRecords) => void): unknown;
  on(event: "error", heard: (error: Error) => void): unknown;
  on(event: "exit", heard: (code: number) => void): unknown;
  terminate(): Promise<number>;
}

export interface RecordsOfficeSetting {
  /** A new office, started. */
  readonly hire: () => OfficeThread;
  /** Runs something later; returns how to call it off. */
  readonly schedule: (wait: Duration, work: () => void) => () => void;
  /** Everything that the office says; `recorded` once for each batch, in the order in which they were sent. */
  readonly heard: (words: FromRecords) => void;
  /** What the watch must raise an alert about; undefined when it is over. */
  readonly trouble: (words: string | undefined) => void;
}

export interface RecordsOffice {
  send(batch: Batch): void;
  /** Dropped while the office cannot keep up: no rule demands it. */
  history(batch: HistoryBatch): void;
  ping(id: number): void;
  /** Records that are not yet durable. */
  unrecorded(): number;
  /** An office that no longer answers is ended; the next one is sent what is unanswered. */
  replace(because: string): void;
  /** Ends when all that can be written has been, what was refused once more, and the office has closed the store. */
  stop(): Promise<void>;
}

/** Batches with the office at one time, at most. */
const IN_HAND = 64;
/** Records held in memory at which the trouble is said again. */
const LOUD = [1000, 10_000, 100_000, 1_000_000];

export function recordsOffice({ hire, schedule, heard, trouble }: RecordsOfficeSetting): RecordsOffice {
  const unanswered = createUnanswered();
  let office: OfficeThread | undefined;
  /** `held`: the office refused, and is tried again later. */
  let state: "starting" | "open" | "held" | "over" = "starting";
  let stopping = false;
  let loudness = 0;
  let waits = backoff(seconds(1), seconds(60));
  let callOff = (): void => {};
  let stopped = (): void => {};

  const waiting = (): string => {
    const records = unanswered.records();
    return records === 0 ? "" : ` ${records} records wait in memory and are lost if the power fails.`;
  };

  const handOver = (): void => {
    if (state !== "open" || !office) return;
    for (let next = unanswered.handOver(IN_HAND); next; next = unanswered.handOver(IN_HAND)) {
      office.postMessage({ say: "batch", batch: next });
    }
    if (stopping && unanswered.batches() === 0) office.postMessage({ say: "stop" });
  };

  const later = (work: () => void): void => {
    callOff();
    callOff = schedule(waits.next().value, work);
  };

  const open = (): void => {
    state = "open";
    unanswered.takeBack();
    handOver();
  };

  const recorded = (batch: number): void => {
    unanswered.answered(batch);
    waits = backoff(seconds(1), seconds(60));
    loudness = 0;
    if (unanswered.batches() === 0) trouble(undefined);
    handOver();
  };

  const refused = (reason: string): void => {
    if (state !== "open") return;
    state = "held";
    trouble(`The logbook cannot be written: ${reason}.${waiting()}`);
    if (stopping) office?.postMessage({ say: "stop" });
    else later(open);
  };

  const answer = (words: FromRecords): void => {
    heard(words);
    if (words.say === "opened") open();
    else if (words.say === "recorded") recorded(words.batch);
    else if (words.say === "refused") refused(words.reason);
    else if (words.say === "stopped") state = "over";
    else if (words.say === "cannot-open") {
      trouble(words.reason);
      if (words.final) state = "over";
    }
  };

  const ended = (words: string): void => {
    office = undefined;
    if (state === "over" || stopping) {
      stopped();
      return;
    }
    state = "starting";
    trouble(`${words}, and is started again.${waiting()}`);
    later(begin);
  };

  function begin(): void {
    const thread = hire();
    let because = "";
    office = thread;
    thread.on("message", (words) => {
      if (office === thread) answer(words);
    });
    thread.on("error", (error) => {
      because = `: ${error.message}`;
    });
    thread.on("exit", () => {
      if (office === thread) ended(`The records office ended${because}`);
    });
  }

  begin();
  return {
    send(batch) {
      unanswered.add(batch);
      const level = LOUD[loudness];
      if (level !== undefined && unanswered.records() >= level) {
        loudness += 1;
        trouble(`The logbook falls behind.${waiting()}`);
      }
      handOver();
    },
    history(batch) {
      if (state === "open" && unanswered.batches() < IN_HAND)
        office?.postMessage({ say: "history", history: batch });
    },
    ping: (id) => office?.postMessage({ say: "ping", id }),
    unrecorded: unanswered.records,
    replace(because) {
      const thread = office;
      if (!thread) return;
      office = undefined;
      state = "starting";
      trouble(`The records office is replaced: ${because}.${waiting()}`);
      // The lock on the store is free only when the old one has gone.
      thread.terminate().then(
        () => ended("The records office was replaced"),
        () => ended("The records office was replaced"),
      );
    },
    stop: () =>
      new Promise((resolve) => {
        stopping = true;
        stopped = resolve;
        callOff();
        if (!office) resolve();
        else if (state === "held") open();
        else handOver();
      }),
  };
}
