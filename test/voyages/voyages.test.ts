/**
 * Voyages: recordings replayed through the whole watch. What they must bring about was read by a person as an
 * officer would; the pages beside each recording are never renewed unread.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fileOf, make } from "./make.ts";
import { replayed } from "./replayed.ts";
import type { Voyage } from "./voyage.ts";
import { alertsWritten, type Line, logWritten } from "./written.ts";

const HERE = import.meta.dirname;
const voyages = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("there are voyages", () => {
  expect(voyages.length).toBeGreaterThanOrEqual(3);
});

describe.each(voyages)("%s", async (name) => {
  const folder = join(HERE, name);
  const recorded = (): string => readFileSync(join(folder, "recording.jsonl"), "utf8");
  const { voyage } = (await import(join(folder, "scenario.ts"))) as { readonly voyage: Voyage };
  const first: string[] = [];

  test("is the recording that its scenario makes", async () => {
    await expect(make(voyage)).toMatchFileSnapshot(join(folder, "recording.jsonl"));
  });

  test("brings about the alerts and the entries that an officer expects", async () => {
    first.push(...replayed(fileOf(voyage), recorded()));
    const lines = first.map((line) => JSON.parse(line) as Line);
    await expect(alertsWritten(lines)).toMatchFileSnapshot(join(folder, "expected.alerts"));
    await expect(logWritten(lines)).toMatchFileSnapshot(join(folder, "expected.log"));
  });

  test("says the same a second time, to the byte", () => {
    expect(replayed(fileOf(voyage), recorded()).join("\n")).toBe(first.join("\n"));
  });
});
