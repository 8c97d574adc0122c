/** How many entries a second the records office makes durable, and how long the watch stands still meanwhile. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import type { StampedDraft } from "../../src/logbook/entry.ts";
import { recordsOffice } from "../../src/records/office.ts";

export interface RecordsFigures {
  readonly entries: number;
  readonly entriesPerSecond: number;
  /** From handing over to the answer that it is durable, milliseconds. */
  readonly medianAnswer: number;
  readonly longestAnswer: number;
  /** The longest time for which the watch's thread ran nothing else, milliseconds. */
  readonly longestStall: number;
}

export interface RecordsBench {
  /** The compiled office. */
  readonly office: URL;
  /** An empty directory on the disk that is to be measured. */
  readonly store: string;
  readonly entries: number;
  /** Batches that wait for their answer at one time; 1: each commit has one entry. */
  readonly together: number;
}

const draft = (n: number): StampedDraft => ({
  key: `bench:${n}`,
  book: "watertight-doors",
  at: 1_835_500_000_000 + n,
  rule: "PSR-I-38(12)",
  ruleVersion: 1,
  text: "Watertight door 7, shaft tunnel: closed.",
  data: { evidence: [{ signal: "wtd-7.position", value: "closed", source: "wtd-console", at: n }] },
  author: "watch",
  timeSource: { source: "gnss", uncertainty: 250 },
  position: { latitude: 9.9661, longitude: 76.2422 },
});

export async function benchRecords({
  office,
  store,
  entries,
  together,
}: RecordsBench): Promise<RecordsFigures> {
  const sentAt = new Map<number, number>();
  const answers: number[] = [];
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  let began = 0;
  let id = 0;
  await new Promise<void>((done, failed) => {
    const send = (): void => {
      id += 1;
      sentAt.set(id, performance.now());
      records.send({ id, at: 0, drafts: [draft(id)], alerts: [], acts: [], kept: [], shore: [] });
    };
    const records = recordsOffice({
      hire: () => new Worker(office, { workerData: { store, reserve: 65_536, historyStopsBelow: 0 } }),
      schedule: (wait, work) => {
        const later = setTimeout(work, wait);
        return () => clearTimeout(later);
      },
      trouble: (words) => words !== undefined && failed(new Error(words)),
      heard: (words) => {
        if (words.say === "disk" && began === 0) {
          began = performance.now();
          stalls.enable();
          for (let n = 0; n < together; n += 1) send();
        }
        if (words.say !== "recorded") return;
        answers.push(performance.now() - (sentAt.get(words.batch) ?? 0));
        if (id < entries) send();
        else if (answers.length === entries) {
          stalls.disable();
          records.stop().then(done, failed);
        }
      },
    });
  });
  const took = answers.length === 0 ? 0 : performance.now() - began;
  answers.sort((a, b) => a - b);
  return {
    entries: answers.length,
    entriesPerSecond: Math.round((answers.length * 1000) / took),
    medianAnswer: answers[Math.floor(answers.length / 2)] ?? 0,
    longestAnswer: answers.at(-1) ?? 0,
    longestStall: stalls.max / 1e6,
  };
}
