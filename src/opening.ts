/** Opening the records office: the watch goes on where the last one ended, or without its past if it must. */
import { Worker } from "node:worker_threads";
import { seconds } from "./kernel/duration.ts";
import type { Ports } from "./ports/ports.ts";
import { type RecordsOffice, recordsOffice } from "./records/office.ts";
import type { FromRecords } from "./records/protocol.ts";

/** Thrown when the store cannot be opened for a reason that waiting does not mend. */
export class CannotStart extends Error {}

export type Opened = Extract<FromRecords, { say: "opened" }>;

/** A disk that cannot be opened must not keep the watch from watching for longer than this. */
const OPENS_WITHIN = seconds(10);

/** A worker runs from compiled code: on Node 20 it cannot load TypeScript. */
const compiled = (script: string): URL =>
  new URL(import.meta.url.endsWith(".ts") ? `../dist/src/${script}` : `./${script}`, import.meta.url);

export interface OpeningStart {
  readonly store: string;
  readonly ports: Ports;
  readonly heard: (words: FromRecords) => void;
  readonly trouble: (words: string | undefined) => void;
}

/** The office, and what it found: undefined when it could not be opened in time and is tried further. */
export async function openRecords({ store, ports, heard, trouble }: OpeningStart): Promise<{
  readonly records: RecordsOffice;
  readonly before: Opened | undefined;
}> {
  let found: (words: Opened) => void = () => {};
  let cannot: (error: Error) => void = () => {};
  const opening = new Promise<Opened>((resolve, reject) => {
    found = resolve;
    cannot = reject;
  });
  const records = recordsOffice({
    hire: () =>
      new Worker(compiled("records-office.js"), {
        workerData: { store },
        name: "records office",
      }),
    schedule: (wait, work) => {
      const timer = setTimeout(work, wait);
      return () => clearTimeout(timer);
    },
    heard: (words) => {
      if (words.say === "opened") found(words);
      else if (words.say === "cannot-open" && words.final) cannot(new CannotStart(words.reason));
      heard(words);
    },
    trouble,
  });
  const enough = new AbortController();
  const late = ports.sleep(OPENS_WITHIN, enough.signal).then(() => undefined);
  const before = await Promise.race([opening, late]);
  enough.abort();
  return { records, before };
}
