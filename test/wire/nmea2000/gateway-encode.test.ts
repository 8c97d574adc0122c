/** What gateways are given, read by canboatjs and by our own readers of what gateways give. */
import { FromPgn } from "@canboat/canboatjs";
import { expect, test } from "vitest";
import { bstPacket, bstStream } from "../../../src/wire/nmea2000/bst.ts";
import type { Sent } from "../../../src/wire/nmea2000/encode.ts";
import { onBus } from "../../../src/wire/nmea2000/gateway-encode.ts";
import { n2kAsciiMessage } from "../../../src/wire/nmea2000/n2k-ascii-line.ts";

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
const bank: Sent = {
  pgn: 127_501,
  source: 254,
  priority: 3,
  payload: Uint8Array.of(0, 0xe1, 0xff, 0xff, 0xff, 0xff, 0x10, 0xff),
};
const request: Sent = { pgn: 59_904, source: 254, destination: 35, payload: Uint8Array.of(0x10, 0xee, 0) };
const long: Sent = {
  pgn: 126_985,
  source: 254,
  priority: 2,
  sequence: 5,
  payload: Uint8Array.from({ length: 30 }, (_, n) => n),
};

test("Yacht Devices RAW: one frame a line, identifier and bytes, no time and no direction", () => {
  expect(text(onBus("ydwg", bank))).toBe("0DF20DFE 00 E1 FF FF FF FF 10 FF\r\n");
  const lines = text(onBus("ydwg", long)).split("\r\n").filter(Boolean);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe("09F009FE A0 1E 00 01 02 03 04 05");
  expect(lines[4]).toBe("09F009FE A4 1B 1C 1D FF FF FF FF");
});

test("canboat reads the line that Yacht Devices is given", () => {
  const parser = new FromPgn();
  parser.on("error", () => {});
  const read = parser.parseString(text(onBus("ydwg", bank)).trimEnd());
  expect(read).toMatchObject({ pgn: 127_501, prio: 3, dst: 255 });
});

test("Actisense N2K ASCII: a message a line, as its reader reads it", () => {
  const line = text(onBus("n2k-ascii", request));
  expect(line).toBe("A000000.000 FE236 0EA00 10EE00\r\n");
  expect(n2kAsciiMessage(line)).toEqual({
    is: "message",
    address: { priority: 6, pgn: 59_904, source: 254, destination: 35 },
    payload: request.payload,
  });
});

test("NGT-1: a packet with its zero sum, a byte 10 inside doubled, as its reader reads it", () => {
  const bytes = onBus("ngt-1", bank);
  expect(Buffer.from(bytes).toString("hex")).toMatch(
    /^1002940e030df201ff0800e1ffffffff1010ff[0-9a-f]{2}1003$/,
  );
  const [packet] = bstStream().push(bytes);
  expect(packet && bstPacket(packet)).toEqual({
    is: "message",
    address: { priority: 3, pgn: 127_501, source: 254, destination: 255 },
    payload: bank.payload,
  });
  const [asked] = bstStream().push(onBus("ngt-1", request));
  expect(asked && bstPacket(asked)).toMatchObject({ address: { pgn: 59_904, destination: 35 } });
});
