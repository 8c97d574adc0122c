/** Recordings of NMEA 2000: the same bank and position in each format, known by sight, chopped anywhere. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginningOf, knowFormat } from "../../../src/wire/formats/detect.ts";
import type { Recorded } from "../../../src/wire/formats/format.ts";
import { FORMATS } from "../../../src/wire/formats/index.ts";
import {
  BANK,
  BANK_BYTES,
  BST,
  base64,
  commas,
  ebl,
  hex,
  join,
  latin1,
  POSITION,
  SAMPLES,
  wall,
} from "./nmea2000-samples.ts";

function read(
  name: string,
  pieces: readonly Uint8Array[],
): { readonly recorded: readonly Recorded[]; readonly heard: string[] } {
  const heard: string[] = [];
  const reader = FORMATS.find((format) => format.name === name)?.open?.((one) => heard.push(one));
  if (!reader) throw new Error(`${name} is not read`);
  return { recorded: [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()], heard };
}

describe.each(SAMPLES)("%s", (name, bytes, at) => {
  test("is known by sight", () => {
    expect(knowFormat(FORMATS, beginningOf(bytes))?.name).toBe(name);
  });

  test("gives its messages, with its own stamps and no other", () => {
    const { recorded, heard } = read(name, [bytes]);
    expect(recorded.map(({ message }) => message)).toMatchObject([BANK, POSITION]);
    expect(heard).toEqual(["127501", "129025"]);
    for (const one of recorded) expect(one.at === undefined ? undefined : Math.round(one.at)).toBe(at);
  });

  test("gives the same however it is chopped", () => {
    const whole = read(name, [bytes]).recorded;
    expect(
      read(
        name,
        [...bytes].map((byte) => Uint8Array.of(byte)),
      ).recorded,
    ).toEqual(whole);
    const half = Math.floor(bytes.length / 2);
    expect(read(name, [bytes.subarray(0, half), bytes.subarray(half)]).recorded).toEqual(whole);
  });

  test("never throws, whatever is changed in it", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 12 }), (changes) => {
        const changed = Uint8Array.from(bytes);
        for (const [place, byte] of changes) changed[place] = byte;
        expect(read(name, [changed]).recorded.length).toBeLessThan(20);
        beginningOf(changed);
        knowFormat(FORMATS, beginningOf(changed));
      }),
      { numRuns: 60 },
    );
  });
});

const messages = (name: string, ...lines: readonly string[]) =>
  read(name, [latin1(`${lines.join("\n")}\n`)]).recorded.map(({ message }) => message);

describe("what recordings are seen to hold", () => {
  test("a clock set back and forth by days costs no message that is under way", () => {
    const part = (stamp: string, i: number) =>
      `(${stamp}) can0 0DF80505#4${i}${i === 0 ? "1A" : "01"}FFFFFFFFFFFF`;
    const kept = messages(
      "candump-log",
      part("1835528400.0", 0),
      part("1834300000.0", 1),
      part("1835528400.1", 2),
      part("1835528400.2", 3),
    );
    expect(kept).toMatchObject([{ is: "pgn", pgn: 129029 }]);
  });

  test("a log of which every line has one and the same stamp is read like any other", () => {
    const at = "(1835528400.000000) can0";
    const bank = `${at} 0DF20D23#${BANK_BYTES.replaceAll(" ", "")}`;
    expect(messages("candump-log", ...Array<string>(50).fill(bank))).toHaveLength(50);
  });

  test("a stream that begins with the end of a message and ends in mid-message loses only those two", () => {
    const { recorded } = read("actisense-bin", [Uint8Array.of(0x10, 0x03), BST, BST.subarray(0, 9)]);
    expect(recorded.map(({ message }) => message).filter(({ is }) => is === "pgn")).toMatchObject([
      BANK,
      POSITION,
    ]);
  });

  test("a log whose lines stop in mid-message tells the loss at its end", () => {
    expect(messages("candump-log", "(1.0) can0 0DF80505#402BFFFFFFFFFFFF")).toMatchObject([
      { is: "refused", reason: "part of a message missing", frame: "PGN 129029 from 5: 1 of 7 frames" },
    ]);
  });

  test("two interfaces in one log are two buses: their parts are not put together", () => {
    const a = "(1.0) can0 0DF80505#400AFFFFFFFFFFFF";
    const b = "(1.0) can1 0DF80505#4101010101FFFFFF";
    expect(messages("candump-log", a, b).map(({ is }) => is)).toEqual(["refused", "refused"]);
  });

  test("a base64 cut short is dropped, never joined with what follows", () => {
    const cut = base64(BANK_BYTES).slice(0, 8);
    expect(
      messages("ikonvert", `!PDGY,127501,3,35,255,1.5,${cut}`, `${base64(BANK_BYTES).slice(8)}`),
    ).toMatchObject([
      { is: "refused", reason: "part of a message missing" },
      { is: "refused", reason: "frame malformed" },
    ]);
  });

  test("PGNs past the end of all tables are refused, and a gateway's own are not the bus's", () => {
    for (const pgn of [262386, 393216, 1000000, 16777215]) {
      expect(messages("canboat-plain", `${wall},2,${pgn},36,255,8,${commas(BANK_BYTES)}`)).toMatchObject([
        { is: "refused", reason: "not an NMEA 2000 frame" },
      ]);
    }
  });

  test("in a mixed log a line that cannot be a first frame is a message", () => {
    expect(messages("canboat-mixed", `${wall},7,126208,1,255,6,02,01,ff,01,01,00`)).toMatchObject([
      { pgn: 126208 },
    ]);
  });

  test("a text of all ones is no text", () => {
    const payload = `28,ff${",ff".repeat(38)},02,01,02,01`;
    const [information] = messages("canboat-fast", `${wall},6,126998,13,255,44,${payload}`);
    expect(JSON.stringify(information)).not.toMatch(/\\u007f|ÿ|\\ufffd/);
  });

  test("a first EBL record that has lost its wrapper costs nothing but itself", () => {
    const { recorded } = read("actisense-ebl", [join(hex("03 00 10 E7 A7 84 83 D9 01 1B 0A"), ebl())]);
    expect(recorded.map(({ message }) => message)).toMatchObject([BANK, POSITION]);
  });

  test("sentences that carry a message are refused when their checksum is wrong", () => {
    expect(messages("n2k-in-0183", "$PCDIN,01F20D,00000000,23,00E1FFFFFFFFFFFF*26")).toMatchObject([
      { is: "refused", reason: "checksum wrong" },
    ]);
  });

  test("remote requests, error frames and words about errors are no messages", () => {
    expect(
      messages(
        "candump-screen",
        "  can0  123   [0]  remote request",
        "  can0  20000004   [8]  00 04 00 00 00 00 00 00   ERRORFRAME",
        "\tcontroller-problem{rx-error-warning}",
      ),
    ).toMatchObject([{ reason: "not an NMEA 2000 frame" }, { reason: "error frame" }]);
  });
});
