/** What a damaged log still gives of the state that must outlive a restart: each part for itself, or nothing of it. */
import Database from "better-sqlite3";
import type { Batch, ShoreProgress } from "./protocol.ts";
import { queries } from "./queries.ts";

export type Salvage = Pick<Batch, "kept" | "alerts" | "shore">;

export function salvage(log: string): Salvage {
  const nothing: Salvage = { kept: [], alerts: [], shore: [] };
  return orElse(nothing, () => {
    const db = new Database(log, { readonly: true, fileMustExist: true });
    const { kept, alerts, topics } = queries(db);
    const shore = (): readonly ShoreProgress[] =>
      db
        .prepare<[], { broker: string; cursor: number }>("SELECT broker, cursor FROM shore_cursors")
        .all()
        .map(({ broker, cursor }) => ({
          broker,
          cursor,
          topics: topics(broker).map((topic) => [topic, true] as const),
        }));
    try {
      return { kept: orElse([], kept), alerts: orElse([], alerts), shore: orElse([], shore) };
    } finally {
      db.close();
    }
  });
}

function orElse<T>(instead: T, read: () => T): T {
  try {
    return read();
  } catch {
    return instead;
  }
}
