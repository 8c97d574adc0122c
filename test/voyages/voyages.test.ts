/**
 * Voyages: recordings replayed through the whole watch. What they must bring about was read by a person as an
 * officer would; the pages beside each recording are never renewed unread.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
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
  const { voyage } = (await import(join(folder, "scenario.ts"))) as { readonly voyage: Voyage };
  let recording = "";
  let lines: readonly string[] = [];
  beforeAll(() => {
    recording = make(voyage);
    lines = replayed(fileOf(voyage), recording);
  }, 60_000);

  test("is the recording that its scenario makes", async () => {
    await expect(recording).toMatchFileSnapshot(join(folder, "recording.jsonl"));
  });

  test("brings about the alerts and the entries that an officer expects", async () => {
    const read = lines.map((line) => JSON.parse(line) as Line);
    await expect(alertsWritten(read)).toMatchFileSnapshot(join(folder, "expected.alerts"));
    await expect(logWritten(read)).toMatchFileSnapshot(join(folder, "expected.log"));
  });

  test("a defect made good names the entry that told of it", () => {
    const entries = lines.map((line) => JSON.parse(line) as Line).filter((line) => line.type === "entry");
    for (const { text } of entries) {
      const [, seq] = /^Defect made good \(entry (\d+)\)/.exec(text) ?? [];
      const told = entries.find((entry) => entry.seq === Number(seq));
      if (seq !== undefined) expect(told?.text).toMatch(/Defects?(: (?!none)| of )/);
    }
  });

  test("says the same a second time, to the byte", () => {
    expect(replayed(fileOf(voyage), recording).join("\n")).toBe(lines.join("\n"));
  });
});
