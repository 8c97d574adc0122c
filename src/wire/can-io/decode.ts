/**
 * Plain CAN input units: frames known by their identifier alone, of which the ship file says which bits are contacts
 * and which bytes are meters. A line is one of `candump -L`:
 *
 *   (1701350096.700000) can1 181#0580         an 11-bit identifier has 3 digits
 *   (1701350096.710000) can1 18FF0103#E02E    a 29-bit one has 8
 *
 * Bits are counted from the least significant of the first byte.
 */

import type { Message, RefusalReason } from "../message.ts";
import { bytesOfHex } from "../nmea2000/hex.ts";

export interface Bits {
  /** The number of the first as the ship file knows it. */
  readonly first: number;
  readonly byte: number;
  readonly bit: number;
  readonly count: number;
}

export interface Words {
  readonly first: number;
  readonly byte: number;
  readonly count: number;
  /** Bytes of each. */
  readonly width: 1 | 2 | 4;
  readonly order: "little" | "big";
  readonly signed: boolean;
}

/** What one frame carries. */
export interface FrameMap {
  readonly id: number;
  /** A 29-bit identifier. */
  readonly extended: boolean;
  readonly inputs?: Bits | undefined;
  readonly registers?: Words | undefined;
}

export const keyOf = ({ id, extended }: Pick<FrameMap, "id" | "extended">): string =>
  id
    .toString(16)
    .toUpperCase()
    .padStart(extended ? 8 : 3, "0");

/** So many bytes must be there, or the frame is not the one that the ship file describes. */
export const bytesNeeded = ({ inputs, registers }: FrameMap): number =>
  Math.max(
    inputs === undefined ? 0 : inputs.byte + Math.ceil((inputs.bit + inputs.count) / 8),
    registers === undefined ? 0 : registers.byte + registers.count * registers.width,
  );

const LINE = /^\s*\(\S+\)\s+\S+\s+([0-9A-Fa-f]{3}|[0-9A-Fa-f]{8})#(R\d?|#.*|[0-9A-Fa-f]*)(?:\s+[RT])?\s*$/;
const LARGEST_ID = 0x1fff_ffff;

type Heard = { readonly text: string } | { readonly hex: string };

export function canIoDecoder(maps: readonly FrameMap[]): (heard: Heard) => readonly Message[] {
  const known = new Map<string, FrameMap[]>();
  for (const map of maps) known.set(keyOf(map), [...(known.get(keyOf(map)) ?? []), map]);
  return (heard) => {
    if ("hex" in heard) return [refused("frame malformed", heard.hex)];
    const line = heard.text;
    if (line.startsWith("#")) return [];
    const [, digits, hex = ""] = LINE.exec(line) ?? [];
    if (digits === undefined) return [refused("frame malformed", line)];
    const id = Number.parseInt(digits, 16);
    if (id > LARGEST_ID) return [refused("error frame", line)];
    const here = known.get(digits.toUpperCase());
    // Requests and CAN FD carry no points here, whoever sends them.
    if (here === undefined || hex.startsWith("R") || hex.startsWith("#"))
      return [{ is: "ignored", name: digits.toUpperCase() }];
    const data = hex.length <= 16 ? bytesOfHex(hex, 0, hex.length) : undefined;
    if (data === undefined || here.some((map) => data.length < bytesNeeded(map)))
      return [refused("frame malformed", line)];
    return here.flatMap((map) => pointsOf(map, Buffer.from(data)));
  };
}

const refused = (reason: RefusalReason, frame: string): Message => ({ is: "refused", reason, frame });

function pointsOf({ id, inputs, registers }: FrameMap, data: Buffer): readonly Message[] {
  const messages: Message[] = [];
  if (inputs !== undefined) {
    const values = Array.from({ length: inputs.count }, (_, i) => {
      const bit = inputs.byte * 8 + inputs.bit + i;
      return (((data[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;
    });
    messages.push({ is: "points", unit: id, table: "input", from: inputs.first, values });
  }
  if (registers !== undefined) {
    const values = Array.from({ length: registers.count }, (_, i) =>
      numberAt(data, registers.byte + i * registers.width, registers),
    );
    messages.push({ is: "points", unit: id, table: "register", from: registers.first, values });
  }
  return messages;
}

function numberAt(data: Buffer, at: number, { width, order, signed }: Words): number {
  if (order === "little") return signed ? data.readIntLE(at, width) : data.readUIntLE(at, width);
  return signed ? data.readIntBE(at, width) : data.readUIntBE(at, width);
}
