/** What recordings of a bus have been seen to hold, each with bytes of our own; the numbers are those of ../../corpus.md. */
import { describe, expect, test } from "vitest";
import type { Recorded } from "../../../src/wire/formats/format.ts";
import { FORMATS } from "../../../src/wire/formats/index.ts";
import { BANK, BANK_BYTES, bst, commas, doubled, hex, join, latin1 } from "./nmea2000-samples.ts";

function read(name: string, bytes: Uint8Array): readonly Recorded[] {
  const reader = FORMATS.find((format) => format.name === name)?.open?.(() => {});
  if (!reader) throw new Error(`${name} is not read`);
  return [...reader.push(bytes), ...reader.end()];
}
const lines = (...all: readonly string[]): Uint8Array => latin1(`${all.join("\n")}\n`);
const messages = (all: readonly Recorded[]) => all.map(({ message }) => message);

/** A command to set the instance and the first indicator of a bank: the words of the group function, 10 bytes. */
const COMMAND = "01 0D F2 01 F8 02 01 00 02 01";
const COMMANDED = { is: "pgn", pgn: 126208, fields: { functionCode: "Command", pgn: 127501 } };

describe("recordings of a bus as they are", () => {
  test("32: two ways to write the time in one file, and a clock that steps back: each line keeps its own stamp", () => {
    const bank = `3,127501,35,255,8,${commas(BANK_BYTES)}`;
    const all = read(
      "canboat-fast",
      lines(
        `2028-03-01T13:00:20.500Z,${bank}`,
        `2028-03-01-13:00:00,${bank}`,
        `2028-03-01T13:00:21.000Z,${bank}`,
        `2028-03-01-13:00:30,${bank}`,
      ),
    );
    expect(messages(all)).toMatchObject([BANK, BANK, BANK, BANK]);
    const first = Date.UTC(2028, 2, 1, 13, 0, 0);
    expect(all.map(({ at = 0 }) => at - first)).toEqual([20_500, 0, 21_000, 30_000]);
  });

  test("34: in a mixed log, what fits into a frame is one, and what does not is a message", () => {
    const wall = "2028-03-01T13:00:00.500Z,3,126208,35,255";
    const whole = `${wall},10,${commas(COMMAND)}`;
    const first = `${wall},8,40,0a,01,0d,f2,01,f8,02`;
    expect(messages(read("canboat-mixed", lines(whole, first)))).toMatchObject([
      COMMANDED,
      { is: "refused", reason: "part of a message missing", frame: "PGN 126208 from 35: 1 of 2 frames" },
    ]);
  });

  test("39: in an EBL file the escapes of the file are undone first, those of the stream second", () => {
    const payload = hex("1B 10 1B 0A 10 02 1B 01");
    const packet = bst(join(hex("93 13 03 0D F2 01 FF 23 1B 10 10 1B 08"), payload));
    const all = read("actisense-ebl", join(hex("1B 01 00 1B 0A"), doubled(packet)));
    const straight = read("actisense-bin", packet);
    expect(messages(straight)).toMatchObject([{ is: "pgn", pgn: 127501, fields: { instance: 0x1b } }]);
    expect(messages(all)).toEqual(messages(straight));
  });

  test("43: a group function is heard as one message and as frames of one, with years between the lines", () => {
    const whole = `2020-04-19T00:35:55.571Z,2,126208,35,255,10,${commas(COMMAND)}`;
    const frames = ["40,0a,01,0d,f2,01,f8,02", "41,01,00,02,01,ff,ff,ff"];
    const ago = "2015-02-28T19:57:41.000Z,2,126208,35,255,8";
    const later = "2028-02-28T19:57:41.000Z,2,126208,35,255,8";
    const [first = "", second = ""] = frames;
    const all = read(
      "canboat-mixed",
      lines(whole, `${ago},${first}`, `${ago},${second}`, `${later},${first}`, `${later},${second}`, whole),
    );
    expect(messages(all)).toMatchObject([COMMANDED, COMMANDED, COMMANDED, COMMANDED]);
    expect(all.map(({ at }) => new Date(at ?? 0).getUTCFullYear())).toEqual([2020, 2015, 2028, 2020]);
  });

  test("43: the group function of a command, a request, an acknowledgement: what it is about is told", () => {
    const plain = (payload: string) =>
      `2028-03-01T13:00:00.500Z,3,126208,35,255,${payload.split(" ").length},${commas(payload)}`;
    const request = "00 0D F2 01 FF FF FF FF FF FF 01 01 00";
    const acknowledged = "02 0D F2 01 00 02 00";
    expect(
      messages(read("canboat-fast", lines(...[request, COMMAND, acknowledged].map(plain)))),
    ).toMatchObject([
      { pgn: 126208, fields: { functionCode: "Request", pgn: 127501 } },
      COMMANDED,
      { pgn: 126208, fields: { functionCode: "Acknowledge", pgn: 127501 } },
    ]);
  });
});
