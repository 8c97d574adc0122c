/**
 * Voyages: recordings replayed through the whole watch. What they must bring about was read by a person as an
 * officer would; the pages beside each recording are never renewed unread.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { loadShipFile, type ShipFile } from "../../src/config/load.ts";
import { readLine } from "../../src/ingest/recording.ts";
import { createReplay } from "../../src/replay.ts";
import { rules } from "../../src/rules/index.ts";
import { make } from "./make.ts";
import type { Voyage } from "./voyage.ts";
import { alertsWritten, type Line, logWritten } from "./written.ts";

const HERE = import.meta.dirname;
const voyages = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function shipFile(): ShipFile {
  const loaded = loadShipFile(join(HERE, "periyar.yaml"), declared({ drivers: DRIVERS, rules }));
  expect(loaded.problems).toEqual([]);
  if (!loaded.valid) throw new Error("the ship file of the voyages is not valid");
  return loaded.file;
}

function replayed(recording: string): readonly string[] {
  const written: string[] = [];
  const troubles: string[] = [];
  const replay = createReplay({
    file: shipFile(),
    drivers: DRIVERS,
    rules,
    signals: false,
    write: (line) => written.push(line),
    trouble: (words) => troubles.push(words),
  });
  for (const line of recording.split("\n")) {
    const read = readLine(line);
    if (read === undefined) continue;
    if ("refused" in read) throw new Error(`${read.refused}: ${line}`);
    replay.take(read);
  }
  replay.end();
  expect(troubles).toEqual([]);
  return written;
}

test("there are voyages", () => {
  expect(voyages.length).toBeGreaterThanOrEqual(3);
});

describe.each(voyages)("%s", (name) => {
  const folder = join(HERE, name);
  const recorded = (): string => readFileSync(join(folder, "recording.jsonl"), "utf8");

  test("is the recording that its scenario makes", async () => {
    const { voyage } = (await import(join(folder, "scenario.ts"))) as { readonly voyage: Voyage };
    await expect(make(voyage)).toMatchFileSnapshot(join(folder, "recording.jsonl"));
  });

  test("brings about the alerts and the entries that an officer expects", async () => {
    const lines = replayed(recorded()).map((line) => JSON.parse(line) as Line);
    await expect(alertsWritten(lines)).toMatchFileSnapshot(join(folder, "expected.alerts"));
    await expect(logWritten(lines)).toMatchFileSnapshot(join(folder, "expected.log"));
  });

  test("says the same a second time, to the byte", () => {
    expect(replayed(recorded()).join("\n")).toBe(replayed(recorded()).join("\n"));
  });
});
