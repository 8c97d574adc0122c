/**
 * The log on its way to one broker: read from the database in order, never held in memory beyond a batch, and counted as
 * ashore only up to the last entry before which all are confirmed. What was sent and not confirmed is sent again.
 */
import type { Entry } from "../../logbook/entry.ts";

export type EntriesAfter = (seq: number, limit: number) => readonly Entry[];

const BATCH = 200;

export class Backlog {
  readonly #entriesAfter: EntriesAfter;
  readonly #start: () => number;
  #cursor: number | undefined;
  #read = 0;
  #batch: readonly Entry[] = [];
  #next = 0;
  /** Sent in order and not yet counted; the first of them is the next that the cursor needs. */
  readonly #underWay = new Map<number, { confirmed: boolean }>();

  /** `start` tells from the database how far this broker has the log; it is asked when the log is first read. */
  constructor(start: () => number, entriesAfter: EntriesAfter) {
    this.#start = start;
    this.#entriesAfter = entriesAfter;
  }

  /** The last seq up to which the broker has confirmed everything; undefined until the log could be read. */
  get cursor(): number | undefined {
    return this.#cursor;
  }

  /** The next entry to send. `head` is the last seq known to be durable: nothing is sent beyond it. */
  take(head: number): Entry | undefined {
    if (this.#cursor === undefined) {
      this.#cursor = this.#start();
      this.#read = this.#cursor;
    }
    if (this.#next >= this.#batch.length) {
      if (this.#read >= head) return undefined;
      this.#batch = this.#entriesAfter(this.#read, BATCH);
      this.#next = 0;
    }
    const entry = this.#batch[this.#next];
    if (entry === undefined || entry.seq > head) return undefined;
    this.#next += 1;
    this.#read = entry.seq;
    this.#underWay.set(entry.seq, { confirmed: false });
    return entry;
  }

  confirmed(seq: number): void {
    const sent = this.#underWay.get(seq);
    if (sent !== undefined) sent.confirmed = true;
    for (const [first, { confirmed }] of this.#underWay) {
      if (!confirmed) break;
      this.#cursor = first;
      this.#underWay.delete(first);
    }
  }

  /** The connection is gone: everything after the cursor is to be sent again. */
  rewind(): void {
    this.#underWay.clear();
    this.#batch = [];
    this.#next = 0;
    this.#read = this.#cursor ?? 0;
  }
}
