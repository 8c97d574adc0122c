/** The recording desk: what has been told becomes batches for the records office, numbered and never waited for. */
import type { Json } from "./kernel/json.ts";
import type { RecordsOffice } from "./records/office.ts";
import type { ShoreProgress } from "./records/protocol.ts";
import type { Told } from "./told.ts";

export interface RecordingDesk {
  /** The number of the batch that carries what was told, if anything had to be kept. */
  send(told: Told, at: number): number | undefined;
  /** How far a broker has the log: kept with the next batch. */
  progress(progress: ShoreProgress): void;
  /** The last batch. */
  last(): number;
}

export function createRecordingDesk(records: RecordsOffice): RecordingDesk {
  let batch = 0;
  let shore: ShoreProgress[] = [];
  return {
    send(told, at) {
      const readings = [...told.changes.map(historyOf), ...told.edges.map(edgeOf)];
      if (readings.length > 0) records.history({ at, readings });
      const alerts = told.alerts.map(({ after }) => after);
      const { drafts, acts, kept } = told;
      if (alerts.length + drafts.length + acts.length + kept.length + shore.length === 0) return undefined;
      batch += 1;
      records.send({ id: batch, at, drafts, alerts, acts, kept, shore });
      shore = [];
      return batch;
    },
    progress(progress) {
      shore.push(progress);
    },
    last: () => batch,
  };
}

const edgeOf = ({ signal, when, made, source }: Told["edges"][number]) => ({
  signal,
  at: when.at,
  quality: "edge",
  value: made,
  source,
});

const historyOf = ({ signal, after, when }: Told["changes"][number]) => ({
  signal,
  at: when.at,
  quality: after.quality,
  value: (after.quality === "good" ? after.value : null) as Json,
  source: "source" in after ? after.source : "",
});
