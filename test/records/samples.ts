/** Drafts, batches and stores for the tests of log and records. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { StampedDraft } from "../../src/logbook/entry.ts";
import type { Batch } from "../../src/records/protocol.ts";

export const AT = Date.parse("2028-03-01T18:30:00.000Z");

export const draft = (n: number, more: Partial<StampedDraft> = {}): StampedDraft => ({
  key: `PSR-I-38(12):wtd-${n}`,
  book: n % 3 === 0 ? "deck" : "watertight-doors",
  at: AT + n * 1000,
  rule: "PSR-I-38(12)",
  ruleVersion: 1,
  text: `Watertight door ${n} closed.`,
  data: { door: `wtd-${n}`, evidence: [{ signal: `wtd-${n}.position`, value: "closed" }] },
  author: "watch",
  timeSource: { source: "gnss", uncertainty: 250 },
  position: n % 5 === 0 ? null : { latitude: 9.9661 + n / 1e4, longitude: 76.2422 },
  ...more,
});

export const drafts = (count: number): StampedDraft[] =>
  Array.from({ length: count }, (_, i) => draft(i + 1));

export const batch = (id: number, more: Partial<Batch> = {}): Batch => ({
  id,
  at: AT,
  drafts: [],
  alerts: [],
  acts: [],
  kept: [],
  shore: [],
  ...more,
});

/** A directory that is gone when the test has ended. */
export function emptyStore(): string {
  const directory = mkdtempSync(join(tmpdir(), "watchkeeper-store-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
