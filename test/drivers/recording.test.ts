/** The recording driver: one port out of a recording, at its pace, and a sentence for what cannot be played. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
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

describe("recordings of units behind Modbus and plain CAN, and of gateways", () => {
  const DRIVERS = new URL("../../drivers/", import.meta.url);
  const linesOf = (name: string): string[] =>
    readFileSync(new URL(name, DRIVERS), "utf8").trimEnd().split("\n");
  const frames = [
    { id: "0x181", inputs: { first: 0, byte: 0, count: 16 } },
    { id: "0x18ff0103", registers: { first: 0, byte: 0, count: 2 } },
  ];

  async function playedAgain(config: object, content: readonly string[]): Promise<readonly string[]> {
    const settings = recording.config.parse({ file: file(content), pace: "at-once", ...config });
    const decode = recording.decoder(settings);
    const said: string[] = [];
    try {
      const context = { ports: systemPorts(systemClock), stop: new AbortController().signal };
      for await (const batch of recording.read(settings, context))
        said.push(...batch.flatMap(decode).map((message) => JSON.stringify(message)));
    } catch (error) {
      expect(String(error)).toContain("has ended");
    }
    return said;
  }

  test("a Modbus unit says again what it said on board", async () => {
    expect(
      await playedAgain({ plays: "io-3", speaks: "modbus" }, linesOf("modbus/recordings/io-unit.jsonl")),
    ).toEqual(linesOf("modbus/recordings/io-unit.expected.jsonl"));
  });

  test("its points have the numbers of the maker's list, as on board", async () => {
    const line = writeLine({
      when: { at: 1, mono: 1 },
      is: "text",
      port: "io-3",
      text: "unit 3 register 3-3: 2ee0",
    });
    expect(
      await playedAgain({ plays: "io-3", speaks: "modbus", first: { register: 30_001 } }, [line]),
    ).toEqual(['{"is":"points","unit":3,"table":"register","from":30004,"values":[12000]}']);
  });

  test("plain CAN input units say again what they said", async () => {
    const lines = linesOf("can-io/recordings/two-units.candump").map((text, n) =>
      writeLine({ when: { at: n, mono: n }, is: "text", port: "io", text }),
    );
    expect(await playedAgain({ plays: "io", speaks: "can-io", frames }, lines)).toEqual(
      linesOf("can-io/recordings/two-units.expected.jsonl"),
    );
  });

  test("a bus heard through a gateway is read as the gateway writes it", async () => {
    const text = "17:33:21.141 R 09F80115 A0 7D E6 18 C0 05 FB D5";
    const lines = [writeLine({ when: { at: 1, mono: 1 }, is: "text", port: "bus", text })];
    const [position = ""] = await playedAgain({ plays: "bus", speaks: "ydwg" }, lines);
    expect(JSON.parse(position)).toMatchObject({ is: "pgn", pgn: 129_025, source: 0x15 });
  });

  test.each<[object, string]>([
    [{ speaks: "can-io" }, "must be given with can-io, as on board"],
    [{ speaks: "nmea0183", frames }, "goes with can-io only"],
    [{ speaks: "can-io", frames, first: { coil: 1 } }, "goes with modbus only"],
  ])("%j is refused with a sentence", (config, words) => {
    const { error } = recording.config.safeParse({ file: "a.jsonl", plays: "io", ...config });
    expect(error?.issues.map(({ message }) => message)).toContain(words);
  });
});
