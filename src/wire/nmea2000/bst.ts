/**
 * Actisense's binary stream ("BST"), as the NGT-1 and its kin send it over a serial line:
 *
 *   10 02 │ command … │ checksum │ 10 03        a byte 10 inside is doubled; all bytes together sum to 0
 *
 *   93  a message received │ length │ priority │ PGN 24, destination in its low byte if addressed │ destination │
 *                           source │ time u32 │ length of payload │ payload
 *   94  a message sent      │ length │ priority │ PGN 24 │ destination │ length of payload │ payload
 *   95  a frame             │ length │ time u16 │ source │ PS │ PF │ page 2, priority 3, 3 others │ data
 *   D0  a message, newer    │ length u16 │ destination │ source │ PS │ PF │ page 2, priority 3 │ control │ time u32 │ payload
 */
import { type Carried, NOTHING_CARRIED, refuse } from "./carried.ts";
import { type Address, addressOf, NOBODY } from "./frame.ts";

const ESCAPE = 0x10;
const START = 0x02;
const END = 0x03;
/** The longest is a D0 with an ISO transport message; more is noise. */
const LONGEST = 2048;

/** Cuts a stream, however chopped, into packets without their escapes, checksum last. */
export interface BstStream {
  push(bytes: Uint8Array): readonly Uint8Array[];
}

export function bstStream(): BstStream {
  let packet: number[] | undefined;
  let escaped = false;
  return {
    push(bytes) {
      const packets: Uint8Array[] = [];
      for (const byte of bytes) {
        if (!escaped) {
          if (byte === ESCAPE) escaped = true;
          else packet?.push(byte);
        } else {
          escaped = false;
          if (byte === START) packet = [];
          else if (byte === ESCAPE) packet?.push(byte);
          else {
            if (byte === END && packet) packets.push(Uint8Array.from(packet));
            packet = undefined;
          }
        }
        if (packet && packet.length > LONGEST) packet = undefined;
      }
      return packets;
    },
  };
}

const MALFORMED = refuse("frame malformed");

/** What a packet of the serial stream carries, its checksum last. */
export function bstPacket(packet: Uint8Array): Carried {
  const sum = packet.reduce((total, byte) => (total + byte) & 0xff, 0);
  if (packet.length < 3) return MALFORMED;
  return sum === 0 ? bstBody(packet.subarray(0, -1)) : refuse("checksum wrong");
}

/** The same without a checksum, as EBL files keep some packets. */
export function bstBody(body: Uint8Array): Carried {
  const [command = 0, length] = body;
  switch (command) {
    case 0x93:
      return length === body.length - 2 ? received(body) : MALFORMED;
    case 0x94:
      return length === body.length - 2 ? sent(body) : MALFORMED;
    case 0x95:
      return length === body.length - 2 ? frame(body) : MALFORMED;
    case 0xd0:
      return ((body[2] ?? 0) << 8) + (length ?? 0) === body.length ? newer(body) : MALFORMED;
    default:
      return NOTHING_CARRIED;
  }
}

/** The address that the parts of an identifier say, with a destination given beside it. */
function addressFrom(
  ps: number,
  pf: number,
  page: number,
  priority: number,
  source: number,
  to: number,
): Address {
  const id = (((priority & 7) << 26) | ((page & 3) << 24) | (pf << 16) | (ps << 8) | source) >>> 0;
  const address = addressOf(id);
  if (!address) return { priority, pgn: (page << 16) | (pf << 8), source, destination: to };
  return { ...address, destination: to };
}

function received(body: Uint8Array): Carried {
  const [, , priority = 0, ps = 0, pf = 0, page = 0, to = 0, source = 0] = body;
  const payload = body.slice(13);
  if (body.length < 13 || body[12] !== payload.length) return MALFORMED;
  return { is: "message", address: addressFrom(ps, pf, page, priority, source, to), payload };
}

function sent(body: Uint8Array): Carried {
  const [, , priority = 0, ps = 0, pf = 0, page = 0, to = 0, length] = body;
  const payload = body.slice(8);
  if (body.length < 8 || length !== payload.length) return MALFORMED;
  return { is: "message", address: addressFrom(ps, pf, page, priority, NOBODY, to), payload };
}

function frame(body: Uint8Array): Carried {
  const [, , , , source = 0, ps = 0, pf = 0, control = 0] = body;
  const data = body.slice(8);
  if (body.length < 8 || data.length > 8) return MALFORMED;
  const id = (((control >> 2) & 7) << 26) | ((control & 3) << 24) | (pf << 16) | (ps << 8) | source;
  return { is: "frame", id: id >>> 0, data };
}

function newer(body: Uint8Array): Carried {
  const [, , , to = 0, source = 0, ps = 0, pf = 0, page = 0] = body;
  if (body.length < 13) return MALFORMED;
  const address = addressFrom(ps, pf, page & 3, (page >> 2) & 7, source, to);
  return { is: "message", address, payload: body.slice(13) };
}
