/** The recording driver: one port out of a recording, at its pace, and a sentence for what cannot be played. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recording } from "../../drivers/recording/driver.ts";
import type { Raw } from "../../src/ingest/driver.ts";
import { writeLine } from "../../src/ingest/recording.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";

const sentence = "$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*79";
const lines = [
  "# made by hand",
  writeLine({ when: { at: 1000, mono: 0 }, is: "text", port: "wtd", text: sentence }),
  writeLine({ when: { at: 1100, mono: 100 }, is: "text", port: "other", text: sentence }),
  writeLine({ when: { at: 1200, mono: 200 }, is: "event", port: "wtd", event: "silent", because: "" }),
  writeLine({ when: { at: 1300, mono: 300 }, is: "text", port: "wtd", text: sentence }),
];

const file = (content: readonly string[]): string => {
  const path = join(mkdtempSync(join(tmpdir(), "watchkeeper-")), "recording.jsonl");
  writeFileSync(path, `${content.join("\n")}\n`);
  return path;
};

async function played(
  content: readonly string[],
  pace: "recorded" | "at-once",
  stop = new AbortController(),
) {
  const config = recording.config.parse({ file: file(content), plays: "wtd", speaks: "nmea0183", pace });
  const raw: Raw[] = [];
  let end: unknown;
  const began = systemClock.now().mono;
  try {
    for await (const batch of recording.read(config, { ports: systemPorts(systemClock), stop: stop.signal }))
      raw.push(...batch);
  } catch (error) {
    end = error;
  }
  return { raw, end, took: systemClock.now().mono - began, decode: recording.decoder(config) };
}

test("plays the lines of one port, and says when the recording has ended", async () => {
  const { raw, end, decode } = await played(lines, "at-once");
  expect(raw.map((one) => "text" in one && one.text)).toEqual([sentence, sentence]);
  expect(String(end)).toContain("has ended");
  expect(raw.flatMap(decode).map((message) => message.is)).toEqual(["sentence", "sentence"]);
});

test("at the pace of the recording the second line comes no sooner than it did on board", async () => {
  const { took } = await played(lines, "recorded");
  expect(took).toBeGreaterThanOrEqual(300);
});

test("a broken line ends the driver with its number", async () => {
  const { end } = await played([...lines, '{"at":1,"mono":'], "at-once");
  expect(String(end)).toContain("line 6");
});
