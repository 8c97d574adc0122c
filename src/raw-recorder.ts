/** The recorder that the ship file asks for, if it asks for one. */
import { join, resolve } from "node:path";
import type { ShipFile } from "./config/load.ts";
import { createRecorder, type Recorder } from "./ingest/recorder.ts";
import type { TechnicalLog } from "./kernel/log.ts";

export function rawRecorder(file: ShipFile, store: string, log: TechnicalLog): Recorder | undefined {
  const { record } = file.watch;
  if (record === false) return undefined;
  const directory = record === true ? join(store, "raw") : resolve(file.directory, record);
  return createRecorder(directory, (words) => log.error({}, words));
}
