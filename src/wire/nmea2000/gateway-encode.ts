/**
 * Messages as each gateway takes them, to be put on its bus under its own address.
 *
 *   ydwg        19F51323 01 2F 30 70        a frame a line: identifier and bytes, without time and direction
 *   n2k-ascii   A000000.000 FEFF2 1F007 …   a message a line: time, source, destination, priority, PGN, payload
 *   ngt-1       10 02 94 … 10 03            a message a packet (bst.ts draws it)
 */
import { frames, type Sent } from "./encode.ts";
import { EVERYBODY } from "./frame.ts";
import { hexOf } from "./hex.ts";

export type BusTongue = "can" | "ydwg" | "n2k-ascii" | "ngt-1";

const ESCAPE = 0x10;
const START = 0x02;
const END = 0x03;
const SEND = 0x94;
const USUAL_PRIORITY = 6;
const ADDRESSED_BELOW = 240;

const hex = (number: number, digits: number): string =>
  number.toString(16).toUpperCase().padStart(digits, "0");

const ydraw = (frame: string): string => {
  const [id = "", bytes = ""] = frame.split("#");
  return `${[id, ...(bytes.match(/../g) ?? [])].join(" ")}\r\n`;
};

function n2kAscii({
  pgn,
  source,
  destination = EVERYBODY,
  priority = USUAL_PRIORITY,
  payload,
}: Sent): string {
  return `A000000.000 ${hex(source, 2)}${hex(destination, 2)}${priority} ${hex(pgn, 5)} ${hexOf(payload)}\r\n`;
}

/** All bytes of the packet together sum to 0; a byte 10 within it is doubled. */
function bst({ pgn, destination = EVERYBODY, priority = USUAL_PRIORITY, payload }: Sent): Uint8Array {
  const addressed = ((pgn >> 8) & 0xff) < ADDRESSED_BELOW;
  const specific = addressed ? destination : pgn & 0xff;
  const told = [priority, specific, (pgn >> 8) & 0xff, pgn >> 16, destination, payload.length, ...payload];
  const body = [SEND, told.length, ...told];
  const sum = body.reduce((total, byte) => total + byte, 0);
  const escaped = [...body, -sum & 0xff].flatMap((byte) => (byte === ESCAPE ? [ESCAPE, ESCAPE] : [byte]));
  return Uint8Array.from([ESCAPE, START, ...escaped, ESCAPE, END]);
}

export function onBus(tongue: BusTongue, sent: Sent): Uint8Array {
  switch (tongue) {
    case "can":
      return Buffer.from(frames(sent).join("\n"), "latin1");
    case "ydwg":
      return Buffer.from(frames(sent).map(ydraw).join(""), "latin1");
    case "n2k-ascii":
      return Buffer.from(n2kAscii(sent), "latin1");
    case "ngt-1":
      return bst(sent);
  }
}
