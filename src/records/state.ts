/** What a batch holds besides entries: alerts, acts, what the watch keeps, and how far shore has the log. */
import type { Database } from "better-sqlite3";
import { canonical, type Json } from "../kernel/json.ts";
import type { Batch } from "./protocol.ts";

/** One item of a batch, and how it is kept. */
export interface Part {
  readonly item: Json;
  keep(): void;
}

export function statePart(db: Database): (batch: Batch) => readonly Part[] {
  const putAlert = db.prepare(
    "INSERT INTO alerts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET state = excluded.state, alert = excluded.alert",
  );
  const dropAlert = db.prepare("DELETE FROM alerts WHERE id = ?");
  const addHistory = db.prepare(
    "INSERT INTO alert_history (id, occurrence, state, changed_at, alert) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const addAct = db.prepare("INSERT INTO acts (at, act) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const keep = db.prepare("INSERT INTO kept VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value");
  const forget = db.prepare("DELETE FROM kept WHERE key = ?");
  const advance = db.prepare(
    "INSERT INTO shore_cursors VALUES (?, ?) ON CONFLICT DO UPDATE SET cursor = max(cursor, excluded.cursor)",
  );
  const hold = db.prepare("INSERT INTO shore_topics VALUES (?, ?) ON CONFLICT DO NOTHING");
  const clear = db.prepare("DELETE FROM shore_topics WHERE broker = ? AND topic = ?");

  return (batch) => [
    ...batch.alerts.map((alert) => {
      const item = alert as unknown as Json;
      return {
        item,
        keep: () => {
          const text = canonical(item);
          addHistory.run(alert.id, alert.occurrence, alert.state, Math.round(alert.changedAt), text);
          if (alert.state === "normal") dropAlert.run(alert.id);
          else putAlert.run(alert.id, alert.state, text);
        },
      };
    }),
    ...batch.acts.map(({ at, act }) => ({
      item: act as unknown as Json,
      keep: () => void addAct.run(Math.round(at), canonical(act as unknown as Json)),
    })),
    ...batch.kept.map(([name, value]) => ({
      item: [name, value],
      keep: () => void (value === null ? forget.run(name) : keep.run(name, canonical(value))),
    })),
    ...batch.shore.map(({ broker, cursor, topics }) => ({
      item: { broker, cursor: cursor ?? null },
      keep: () => {
        if (cursor !== undefined) advance.run(broker, cursor);
        for (const [topic, holds] of topics ?? []) (holds ? hold : clear).run(broker, topic);
      },
    })),
  ];
}
