import { writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { openHistory } from "../../src/records/history.ts";
import type { HistoryBatch } from "../../src/records/protocol.ts";
import { AT, emptyStore } from "./samples.ts";

const readings = (from: number, count: number): HistoryBatch => ({
  at: AT,
  readings: Array.from({ length: count }, (_, i) => ({
    signal: "bilge-er.level",
    at: AT + from + i,
    quality: "good",
    value: (from + i) / 1000,
    source: "io-3",
  })),
});

function kept(path: string): { readonly count: number; readonly first: number; readonly last: number } {
  const db = new Database(path, { readonly: true });
  const row = db
    .prepare<[], { count: number; first: number; last: number }>(
      "SELECT count(*) AS count, min(at) AS first, max(at) AS last FROM readings",
    )
    .get();
  db.close();
  return row ?? { count: 0, first: 0, last: 0 };
}

test("history keeps to its quota by dropping the oldest readings", () => {
  const path = join(emptyStore(), "history.sqlite");
  const quota = 1_000_000;
  const history = openHistory(path, quota, () => {});
  for (let from = 0; from < 60_000; from += 500) history.write(readings(from, 500));
  history.close();
  const { count, first, last } = kept(path);
  expect(last).toBe(AT + 59_999);
  expect(first).toBeGreaterThan(AT + 30_000);
  expect(count, "without gaps").toBe(last - first + 1);
  const db = new Database(path, { readonly: true });
  const size = (db.pragma("page_count", { simple: true }) as number) * 4096;
  db.close();
  expect(size).toBeLessThan(quota * 1.5);
});

test("a damaged history is begun anew and says so: no rule demands it", () => {
  const path = join(emptyStore(), "history.sqlite");
  writeFileSync(path, "this is no database, and is longer than the header of one is".repeat(40));
  const said: string[] = [];
  const history = openHistory(path, 1_000_000, (words) => void said.push(words));
  history.write(readings(0, 3));
  history.close();
  expect(kept(path).count).toBe(3);
  expect(said[0]).toContain("was begun anew. The log is not touched by this.");
});
