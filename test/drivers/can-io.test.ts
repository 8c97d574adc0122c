/** The driver of plain CAN input units: its recording, its settings, and that it only listens. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canIo } from "../../drivers/can-io/driver.ts";
import { settings } from "../../drivers/can-io/settings.ts";
import { DRIVERS } from "../../drivers/index.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { readShipFile } from "../../src/config/load.ts";
import { lentPorts } from "./lent-ports.ts";

const FOLDER = new URL("../../drivers/can-io/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");
const linesOf = (name: string): string[] => read(`recordings/${name}`).trimEnd().split("\n");

const CONTACTS = { id: 0x181, inputs: { first: 0, byte: 0, count: 16 } };
const METERS = { id: 0x18ff0103, registers: { first: 0, byte: 0, count: 2 } };
const config = settings.parse({ can: "can1", frames: [CONTACTS, METERS] });
const when = { at: 0, mono: 0 };

test("its recording gives what is written beside it", () => {
  const decode = canIo.decoder(config);
  const heard = linesOf("two-units.candump").flatMap((text) => decode({ when, text }));
  expect(heard.map((message) => JSON.stringify(message))).toEqual(linesOf("two-units.expected.jsonl"));
});

test("it hands on what the interface brings, and sends nothing", async () => {
  async function* bus() {
    yield [{ when, line: "(1.0) can1 181#0580" }];
  }
  const ports = lentPorts({ can: bus });
  const heard = [];
  for await (const batch of canIo.read(config, { ports, stop: new AbortController().signal }))
    heard.push(...batch);
  expect(heard).toEqual([{ when, text: "(1.0) can1 181#0580" }]);
});

test.each([
  [{ order: "little", signed: false }, 0x80_01],
  [{ order: "big", signed: false }, 0x01_80],
  [{ order: "little", signed: true }, 0x80_01 - 0x1_00_00],
])("a value is read in its order and with its sign: %j", (how, value) => {
  const frames = [{ id: 0x200, registers: { first: 9, byte: 1, count: 1, ...how } }];
  const decode = canIo.decoder(settings.parse({ can: "can1", frames }));
  expect(decode({ when, text: "(1.0) can1 200#FF0180" })).toEqual([
    { is: "points", unit: 0x200, table: "register", from: 9, values: [value] },
  ]);
});

test("an 11-bit frame and a 29-bit frame of the same number are two", () => {
  const decode = canIo.decoder(settings.parse({ can: "can1", frames: [{ ...CONTACTS, extended: true }] }));
  expect(decode({ when, text: "(1.0) can1 181#0580" })).toMatchObject([{ is: "ignored" }]);
  expect(decode({ when, text: "(1.0) can1 00000181#0580" })).toMatchObject([{ is: "points" }]);
});

test("no line, however spoilt, makes the decoder throw, or tell what the frame does not hold", () => {
  const decode = canIo.decoder(config);
  const nearly = fc.stringMatching(/^\(1\.0\) can1 (181|18FF0103)#[0-9A-F]{0,20}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), nearly), (text) => {
      for (const message of decode({ when, text }))
        if (message.is === "points") expect(message.values.length).toBe(message.table === "input" ? 16 : 2);
    }),
  );
});

test("the sample is valid, without a warning", () => {
  const particulars = `
ship: { name: MV Test, id: test, flag: IN, types: [passenger], length: 50, breadth: 10, passengers-certified: 100,
        persons-certified: 110, propulsion: mechanical, time-zone: Asia/Kolkata }
`;
  const { problems } = readShipFile(
    particulars + read("sample.yaml"),
    ".",
    declared({ drivers: DRIVERS, rules: [] }),
  );
  expect(problems).toEqual([]);
});

describe("settings that cannot be are refused with a sentence", () => {
  test.each<[object, string]>([
    [{ frames: [CONTACTS] }, "one of can and candump must be given; found none"],
    [{ can: "can1", candump: "x", frames: [CONTACTS] }, "one of can and candump must be given; found both"],
    [{ can: "can1", pace: "at-once", frames: [CONTACTS] }, "goes with candump only"],
    [{ can: "can1", frames: [{ id: 0x181 }] }, "what does the frame carry?"],
    [{ can: "can1", frames: [{ ...METERS, extended: false }] }, "18FF0103 has more than 11 bits"],
    [{ can: "can1", frames: [{ id: 1, inputs: { first: 0, byte: 7, count: 9 } }] }, "reads beyond them"],
    [
      { can: "can1", frames: [CONTACTS, { ...CONTACTS, id: 0x182 }] },
      "number 0 is already that of an earlier frame",
    ],
  ])("%j", (given, words) => {
    const { error } = canIo.config.safeParse(given);
    expect(error?.issues.map(({ message }) => message).join("; ")).toContain(words);
  });
});
