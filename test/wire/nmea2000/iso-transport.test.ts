import { describe, expect, test } from "vitest";
import type { Message } from "../../../src/wire/message.ts";
import { nmea2000Decoder } from "../../../src/wire/nmea2000/decode.ts";
import { hexOf } from "../../../src/wire/nmea2000/hex.ts";
import { decode, line } from "./hearing.ts";

/** An alert text of 34 bytes (126985) in five packets. */
const TEXT = "120501B90BFFFFFFFFFFFFFFFF000001010A015754442 04F50454E07014652203432".replace(" ", "");
const bytes = Uint8Array.from(TEXT.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const packets = (to: string): string[] =>
  [0, 1, 2, 3, 4].map(
    (i) => `1CEB${to}23#0${i + 1}${hexOf(bytes.subarray(i * 7, i * 7 + 7)).padEnd(14, "F")}`,
  );
const TO_ALL = `1CECFF23#20${hexOf(Uint8Array.of(bytes.length, 0, 5))}FF09F001`;
const TO_ONE = `1CEC4023#10${hexOf(Uint8Array.of(bytes.length, 0, 5))}FF09F001`;
const CLEAR_TO_SEND = "1CEC2340#110501FFFF09F001";
const ABORT = "1CEC2340#FF01FFFFFF09F001";

const texts = (messages: readonly Message[]): unknown[] =>
  messages.flatMap((message) =>
    message.is === "pgn" && message.pgn === 126985 ? [message.fields.alertTextDescription] : [],
  );
const losses = (messages: readonly Message[]): string[] =>
  messages.flatMap((message) => (message.is === "refused" ? [message.frame] : []));

describe("the ISO 11783 transport protocol", () => {
  test("a message announced to all arrives whole", () => {
    expect(texts(decode([TO_ALL, ...packets("FF")]))).toEqual(["WTD OPEN"]);
  });

  test("a message between two others is heard as well, packets sent again included", () => {
    const [first, ...rest] = packets("40");
    const heard = decode([TO_ONE, CLEAR_TO_SEND, first ?? "", CLEAR_TO_SEND, first ?? "", ...rest]);
    expect(texts(heard)).toEqual(["WTD OPEN"]);
    expect(heard.at(-1)).toMatchObject({ source: 0x23, destination: 0x40 });
  });

  test("a packet lost is a message lost, and told when the next is announced", () => {
    const heard = decode([TO_ALL, ...packets("FF").slice(1), TO_ALL, ...packets("FF")]);
    expect(texts(heard)).toEqual(["WTD OPEN"]);
    expect(losses(heard)).toEqual(["PGN 126985 from 35 by ISO transport: 4 of 5 packets"]);
  });

  test("a message whose packets stop coming is given up after 1,250 ms", () => {
    const hear = nmea2000Decoder({ wanted: "all" });
    hear(line(TO_ALL, 0));
    expect(losses(hear(line("09F80123#D05D6D239815C10E", 1200)))).toEqual([]);
    expect(losses(hear(line("09F80123#D05D6D239815C10E", 1500)))).toHaveLength(1);
    expect(texts(packets("FF").flatMap((packet) => hear(line(packet, 1501))))).toEqual([]);
  });

  test("a slow sender, a packet a second, is waited for", () => {
    const hear = nmea2000Decoder({ wanted: "all" });
    const slow = [TO_ALL, ...packets("FF")].flatMap((frame, i) => hear(line(frame, i * 1000)));
    expect(texts(slow)).toEqual(["WTD OPEN"]);
  });

  test("the receiver's abort ends it", () => {
    const heard = decode([TO_ONE, ABORT, ...packets("40")]);
    expect(texts(heard)).toEqual([]);
    expect(losses(heard)).toHaveLength(1);
  });

  test.each([
    ["its size and its number of packets disagree", "1CECFF23#20220006FF09F001"],
    ["it announces nothing", "1CECFF23#20000000FF09F001"],
    ["it is cut short", "1CECFF23#20220005"],
  ])("an announcement is refused when %s", (_, frame) => {
    expect(decode([frame])).toMatchObject([{ is: "refused", reason: "frame malformed" }]);
  });
});
