import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decoder } from "../../../src/wire/nmea0183/decode.ts";
import { lineSplitter } from "../../../src/wire/nmea0183/lines.ts";

const DOORS = [
  "$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*79",
  "$WDDOR,E,123501.00,WT,42,003,007,C,C,WTD 7 DK3 FR42*76",
  "$FRFIR,E,123456.00,FS,03,002,021,A,V,SMOKE CABIN 2021*10",
  "$HEHDT,090.0,T*26",
  "!AIVDO,1,1,,,147=e0001pQiD08R0aN3Q2mh0000,0*12",
  "\\s:HE0001*45\\$HEROT,+000.05,A*35",
];
const NOW = { at: 0, mono: 0 };
const bytes = (text: string): Uint8Array => Buffer.from(text, "latin1");

/** All lines of these pieces, in order. */
function linesOf(pieces: readonly Uint8Array[]): readonly string[] {
  const splitter = lineSplitter();
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
}

/** The same bytes, chopped at the given places. */
function chop(whole: Uint8Array, cuts: readonly number[]): readonly Uint8Array[] {
  const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)).toSorted((a, b) => a - b), whole.length];
  return places.slice(1).map((end, index) => whole.slice(places[index], end));
}

const decodeAll = (lines: readonly string[]) => {
  const decode = decoder({ safety: true });
  return [...lines.flatMap((line) => decode(line, NOW)), ...decode.end()];
};

describe("bytes to lines", () => {
  it("takes CR LF, LF, CR and CR CR LF for the end of a line", () => {
    expect(linesOf([bytes("one\r\ntwo\nthree\rfour\r\r\nfive")])).toEqual([
      "one",
      "two",
      "three",
      "four",
      "five",
    ]);
  });

  it("gives the same messages however the bytes are chopped, noise and all", () => {
    const noise = fc.oneof(
      fc.constantFrom(...DOORS).map(bytes),
      fc.constantFrom("\r\n", "\n", "\r", "\0", "$", "!", "\\").map(bytes),
      fc.uint8Array({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(
        fc.array(noise, { maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 20 }),
        (parts, cuts) => {
          const whole = Buffer.concat(parts);
          expect(linesOf(chop(whole, cuts))).toEqual(linesOf([whole]));
        },
      ),
    );
  });

  it("loses no sentence of a stream that never ends a line", () => {
    const stream = bytes(Array.from({ length: 300 }, (_, index) => DOORS[index % DOORS.length]).join(""));
    const byByte = chop(
      stream,
      Array.from({ length: 500 }, (_, index) => index * 37),
    );
    const messages = decodeAll(linesOf(byByte));
    expect(messages).toHaveLength(300);
    expect(messages.every((message) => message.is === "sentence")).toBe(true);
  });

  it("never holds more than a line, whatever comes", () => {
    const splitter = lineSplitter();
    for (let megabyte = 0; megabyte < 4; megabyte += 1) splitter.push(new Uint8Array(1 << 20).fill(0x41));
    expect(splitter.end().join("").length).toBeLessThanOrEqual(2048);
  });
});

describe("noise on the line", () => {
  it("costs at most the sentence that it hits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...DOORS), { minLength: 1, maxLength: 8 }),
        fc.uint8Array({ minLength: 1, maxLength: 60 }),
        fc.nat(),
        (sentences, noise, where) => {
          const clean = sentences.map((one) => `${one}\r\n`);
          const place = where % clean.length;
          const hit = clean.map((one, index) =>
            index === place
              ? Buffer.concat([bytes(one.slice(0, 9)), noise, bytes(one.slice(9))])
              : bytes(one),
          );
          const good = decodeAll(linesOf(hit)).filter((message) => message.is === "sentence");
          expect(good.length).toBeGreaterThanOrEqual(sentences.length - 1);
        },
      ),
    );
  });

  it("makes no decoder throw, and no message of a sentence that was not sent", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), (parts) => {
        for (const message of decodeAll(linesOf(parts))) expect(message.is).toBe("refused");
      }),
    );
  });

  it("in any field of any sentence costs no more than that sentence", () => {
    const formatters =
      "DOR FIR WAT NLS ALR ACK ALA AKD ALF ALC ACN ARC AGL HBT EVE HSS RMC GGA GNS GLL VTG ZDA HDT HDG THS ROT VHW".split(
        " ",
      );
    const field = fc.oneof(
      fc.constantFrom("", "A", "V", "1", "99", "-3.5", "123456.00", "N", "T", "1e9", "Infinity", "^2C", "^"),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...formatters), fc.array(field, { maxLength: 20 }), (formatter, fields) => {
        const body = `II${formatter},${fields.join(",").replace(/[$!*\\]|[^ -~]/g, "")}`;
        let sum = 0;
        for (const character of body) sum ^= character.charCodeAt(0);
        const line = `$${body}*${sum.toString(16).padStart(2, "0")}`;
        for (const message of decodeAll([line])) {
          if (message.is === "sentence")
            expect(JSON.stringify(message.fields)).not.toMatch(/null|NaN|Infinity":/);
        }
      }),
    );
  });
});
