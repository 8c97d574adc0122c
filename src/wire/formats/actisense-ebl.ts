/**
 * Actisense EBL: the binary stream of a gateway with records put between, and every byte 1B in it doubled.
 *
 *   1B 01 │ kind │ … │ 1B 0A        kind 03: the time, 100 ns since 1601; kind 07: a packet without its escapes
 *
 * The doubling of 1B is undone first, the stream's own of 10 second.
 */
import { bstBody, bstPacket, bstStream } from "../nmea2000/bst.ts";
import type { Carried } from "../nmea2000/carried.ts";
import { hexOf } from "../nmea2000/hex.ts";
import { busRecording } from "./bus-recording.ts";
import type { Beginning, Recorded, RecordingFormat } from "./format.ts";

const ESCAPE = 0x1b;
const BEGIN = 0x01;
const END = 0x0a;
const TIME = 0x03;
const PACKET = 0x07;
const LONGEST = 4096;
const SOON = 64;
/** 1970 in 100 ns since 1601. */
const EPOCH_1970 = 116_444_736_000_000_000n;

/** Nothing but three bytes ever follows an escape in such a file, and a record begins soon. */
function detect({ bytes }: Beginning): number {
  let escapes = 0;
  let legal = 0;
  let begun = false;
  for (let i = 0; i + 1 < bytes.length; i += 1) {
    if (bytes[i] !== ESCAPE) continue;
    i += 1;
    escapes += 1;
    if (bytes[i] === BEGIN && i < SOON) begun = true;
    if (bytes[i] === BEGIN || bytes[i] === END || bytes[i] === ESCAPE) legal += 1;
  }
  return begun ? legal / escapes : 0;
}

function timeOf(record: Uint8Array): number | undefined {
  if (record.length < 9) return undefined;
  const ticks = new DataView(record.buffer, record.byteOffset + 1, 8).getBigUint64(0, true);
  return Number((ticks - EPOCH_1970) / 10_000n);
}

export const actisenseEbl: RecordingFormat = {
  name: "actisense-ebl",
  describes: "Actisense's log of a gateway (EBL)",
  detect,
  open(heard) {
    const recording = busRecording(heard);
    const stream = bstStream();
    let record: number[] | undefined;
    let escaped = false;
    let at: number | undefined;

    const take = (carried: Carried, packet: Uint8Array): readonly Recorded[] =>
      recording.take({ carried, as: hexOf(packet), at });

    const finish = (bytes: Uint8Array): readonly Recorded[] => {
      if (bytes[0] === TIME) at = timeOf(bytes) ?? at;
      return bytes[0] === PACKET ? take(bstBody(bytes.subarray(1)), bytes) : [];
    };

    const plain = (byte: number): readonly Recorded[] => {
      if (!record)
        return stream.push(Uint8Array.of(byte)).flatMap((packet) => take(bstPacket(packet), packet));
      record.push(byte);
      if (record.length > LONGEST) record = undefined;
      return [];
    };

    const control = (byte: number): readonly Recorded[] => {
      if (byte === ESCAPE) return plain(byte);
      const finished = byte === END ? record : undefined;
      record = byte === BEGIN ? [] : undefined;
      return finished ? finish(Uint8Array.from(finished)) : [];
    };

    return {
      push(bytes) {
        const out: Recorded[] = [];
        for (const byte of bytes) {
          if (escaped) out.push(...control(byte));
          else if (byte !== ESCAPE) out.push(...plain(byte));
          escaped = !escaped && byte === ESCAPE;
        }
        return out;
      },
      end: () => recording.end(),
    };
  },
};
