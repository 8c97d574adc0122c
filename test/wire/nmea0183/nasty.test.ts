/** What real ports and loggers have been seen to do, each with bytes of our own. */
import { describe, expect, it } from "vitest";
import { nmea0183 as recording } from "../../../src/wire/formats/nmea0183.ts";
import type { Message } from "../../../src/wire/message.ts";
import { decoder } from "../../../src/wire/nmea0183/decode.ts";
import { encodeEncapsulated, encodeSentence } from "../../../src/wire/nmea0183/encode.ts";
import { lineSplitter } from "../../../src/wire/nmea0183/lines.ts";
import { hear, refusals } from "./hear.ts";

const HEADING = "$HEHDT,090.0,T*26";

/** What a port would hear of these bytes. */
function port(bytes: string | Uint8Array): readonly Message[] {
  const splitter = lineSplitter();
  const decode = decoder({ safety: true });
  const whole = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
  const lines = [...splitter.push(whole), ...splitter.end()];
  return [...lines.flatMap((line) => decode(line, { at: 0, mono: 0 })), ...decode.end()];
}

/** What a recording says, and when. */
function recorded(text: string) {
  const reader = recording.open?.(() => {});
  return [...(reader?.push(Buffer.from(text, "latin1")) ?? []), ...(reader?.end() ?? [])];
}

const told = (messages: readonly Message[]) =>
  messages.map((message) => (message.is === "refused" ? message.reason : message.is));

describe("ports and loggers as they are", () => {
  it("8: a logger that rewrote its sentences has every one refused, each counted", () => {
    const rewritten = Array.from({ length: 500 }, (_, knots) =>
      encodeSentence("II", "VHW", ["", "", "", "", `${knots}.0`, "N"]).replace(".0,N", ".1,N"),
    );
    expect(new Set(refusals(...rewritten))).toEqual(new Set(["checksum wrong"]));
    expect(refusals(...rewritten)).toHaveLength(500);
  });

  it("9: a checksum of one digit is wrong even where a leading zero was dropped, whatever follows it", () => {
    const whole = encodeSentence("II", "RMB", ["A", "0.01", "L", "WP 1", "WP 4 "]);
    const body = whole.slice(0, -2);
    for (const digit of "0123456789ABCDEF") expect(refusals(`${body}${digit}`)).toEqual(["checksum wrong"]);
    expect(told(port(`${body}5\r\n${HEADING}\r\n`))).toEqual(["checksum wrong", "sentence"]);
  });

  it("10: bytes above 0x7F inside a sentence cost it, and no more", () => {
    expect(told(port(`$IIMWV,125\xff\xfe\x81\xb3,R${HEADING}\r\n`))).toEqual([
      "sentence spliced",
      "sentence",
    ]);
  });

  it("11: a date before its time is told as it was sent; who reads it has the time of receipt beside it", () => {
    const [first] = recorded(
      `2028-03-01T00:00:00.124000Z ${encodeSentence("GP", "ZDA", ["000000.00", "16", "07", "2008", "00", "00"])}\n`,
    );
    expect(first).toMatchObject({
      at: Date.UTC(2028, 2, 1, 0, 0, 0, 124),
      message: { fields: { day: 16, month: 7, year: 2008 } },
    });
  });

  it("12: a receiver that restarts, NUL in its sentences and their middles cut out, is heard again at once", () => {
    const cold = `$GPRMC,0000\0\0\0\0,V,,,,,,,0601\r\n$GPRMC,123456.00,A,5926.22$GPGGA,000,,,*41\r\n${HEADING}\r\n`;
    expect(told(port(cold))).toEqual(["checksum missing", "sentence spliced", "checksum wrong", "sentence"]);
  });

  it("13: sentences cut over several lines of a logger are refused piece by piece, never guessed together", () => {
    const [head, tail] = [HEADING.slice(0, 9), HEADING.slice(9)];
    const said = recorded(`108254:${HEADING}\n108254:${head}\n108455:${tail}\n`).map(
      ({ message }) => message,
    );
    expect(told(said)).toEqual(["sentence", "checksum missing", "not a sentence"]);
  });

  it("14: a recording that ends its lines with CR alone is read sentence by sentence", () => {
    expect(told(port(`${HEADING}\r`.repeat(500)))).toEqual(Array.from({ length: 500 }, () => "sentence"));
  });

  it("15: the banner of a terminal and the tail of a sentence are passed, up to the first start", () => {
    expect(told(port(`=~=~ log 2028.03.01 =~=~\r\n7,33,041,12*5A\r\n${HEADING}\r\n`))).toEqual([
      "not a sentence",
      "not a sentence",
      "sentence",
    ]);
  });

  it("17: a target's name with blanks, brackets and a hyphen, in a sentence of ninety characters", () => {
    const long = encodeSentence(
      "RA",
      "TTM",
      "12,10.25,123.4,T,12.34,234.5,T,1.25,,N,M V LONG NAME [A-12] OF PLACE,T,,123456.00,A".split(","),
    );
    expect(long.length).toBeGreaterThan(82);
    expect(hear(long)).toMatchObject([
      { fields: { name: "M V LONG NAME [A-12] OF PLACE", closestApproach: 1.25 } },
    ]);
  });

  it("19: an ALR with every field empty has no alarm number, and one without time has no time", () => {
    expect(hear(encodeSentence("AI", "ALR", ["", "", "", "", ""]))).toMatchObject([{ fields: {} }]);
    expect(hear(encodeSentence("AI", "ALR", ["", "006", "A", "V", "GENERAL FAILURE"]))).toMatchObject([
      { fields: { alarm: "006", condition: "A" } },
    ]);
  });

  it("20, 22: a sentence sent again says the same again; whether it is news is for who reads it", () => {
    const alarm = encodeSentence("VD", "ALR", ["133900", "007", "A", "V", "SHALLOW"]);
    const [first, second] = hear(alarm, alarm);
    expect(second).toEqual(first);
  });

  it("21: a talker may have digits, and three talkers stay three sources", () => {
    const depths = ["02", "24", "SD"].map((talker) => encodeSentence(talker, "DPT", ["4.5", "0.0"]));
    expect(hear(...depths).map((message) => (message.is === "sentence" ? message.talker : ""))).toEqual([
      "02",
      "24",
      "SD",
    ]);
  });

  it("23: a recording that begins with the second half of a message has that half refused", () => {
    const half = encodeEncapsulated("AI", "VDM", ["2", "2", "0", "A", "1CP000000003", "2"]);
    expect(told(port(`${half}\r\n${HEADING}\r\n`))).toEqual(["sentence", "part of a message missing"]);
  });

  it("25: a TAG block with an empty key, or a colon in its source, is passed over and the sentence kept", () => {
    const tag = (text: string): string => {
      let sum = 0;
      for (const character of text) sum ^= character.charCodeAt(0);
      return `\\${text}*${sum.toString(16).padStart(2, "0")}\\`;
    };
    expect(hear(`${tag(":,c:1835548205")}${HEADING}`)).toMatchObject([{ formatter: "HDT" }]);
    const [message] = hear(`${tag("s:b:2,c:1835548205")}${HEADING}`);
    expect(message).toMatchObject({ formatter: "HDT" });
    expect(message).not.toHaveProperty("source");
  });

  it("30: many sentences on one line with nothing between them are so many sentences", () => {
    expect(told(port(`${HEADING.repeat(40)}\r\n`))).toEqual(Array.from({ length: 40 }, () => "sentence"));
  });

  it("48: two TAG blocks in one line, each with its own checksum", () => {
    expect(hear("\\d:HE0002*51\\\\s:HE0001*45\\$HEROT,+000.05,A*35")).toMatchObject([{ source: "HE0001" }]);
  });

  it("50: what a receiving station writes behind the checksum is kept out of the sentence", () => {
    expect(hear(`${HEADING},r000000001,1835548205`)).toMatchObject([{ fields: { heading: 90 } }]);
  });

  it("51: a receiver's binary between and before its sentences costs none of them", () => {
    const ubx = Buffer.from([0xb5, 0x62, 0x01, 0x07, 0x5c, 0x00, 0x24, 0x0d, 0x41, 0xff, 0x2a, 0x30]);
    const stream = Buffer.concat([
      ubx,
      Buffer.from(`${HEADING}\r\n`),
      ubx,
      ubx,
      Buffer.from(`${HEADING}\r\n`),
    ]);
    expect(port(stream).filter((message) => message.is === "sentence")).toHaveLength(2);
  });
});
