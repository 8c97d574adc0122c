/**
 * TTD: tracked targets, fifteen characters each.
 *
 *     !--TTD,hh,hh,x,s--s,x*hh
 *            1  2  3 4    5
 *
 *     1 total and 2 number in hexadecimal · 3 sequential id · 4 payload, six bits to a character · 5 fill bits
 *
 *     a target: 0/2 version (0) · 2/10 number · 12/12 bearing 0.1° · 24/12 speed 0.1 kn · 36/12 course 0.1° ·
 *     48/12 heading of an AIS target 0.1°, all ones: a radar target · 60/3 status · 63/1 test target ·
 *     64/14 distance 0.01 nautical mile · 78/1 relative speed and course · 79/1 through water · 82/8 associated
 */
import type { FieldValue } from "../../message.ts";
import { type Bits, readBits, unsigned } from "../ais/bits.ts";
import type { Joined } from "../parts.ts";

const WIDTH = 90;
const RADAR_TARGET = 4095;

/** Tenths or hundredths; `most` and above: not available. */
function scaled(bits: Bits, start: number, width: number, scale: number, most: number): number | undefined {
  const value = unsigned(bits, start, width);
  return value === undefined || value >= most ? undefined : value / scale;
}

function target(bits: Bits, at: number): FieldValue {
  const known: [string, FieldValue | undefined][] = [
    ["target", unsigned(bits, at + 2, 10) || undefined],
    ["bearing", scaled(bits, at + 12, 12, 10, 4095)],
    ["speed", scaled(bits, at + 24, 12, 10, 4095)],
    ["course", scaled(bits, at + 36, 12, 10, 4095)],
    ["heading", scaled(bits, at + 48, 12, 10, 4094)],
    ["radar", unsigned(bits, at + 48, 12) === RADAR_TARGET],
    ["status", unsigned(bits, at + 60, 3)],
    ["test", unsigned(bits, at + 63, 1) === 1],
    ["distance", scaled(bits, at + 64, 14, 100, 16_383)],
    ["relative", unsigned(bits, at + 78, 1) === 1],
    ["throughWater", unsigned(bits, at + 79, 1) === 1],
    ["associated", unsigned(bits, at + 82, 8) || undefined],
  ];
  return Object.fromEntries(known.filter((entry): entry is [string, FieldValue] => entry[1] !== undefined));
}

export const ttd: Joined = {
  mostParts: 255,
  radix: 16,
  join(parts) {
    const bits = readBits(parts.map((part) => part?.[3] ?? "").join(""), 0);
    if (bits === undefined) return undefined;
    const targets: FieldValue[] = [];
    for (let at = 0; at + WIDTH <= bits.length; at += WIDTH) {
      if (unsigned(bits, at, 2) !== 0) return undefined;
      targets.push(target(bits, at));
    }
    return { targets };
  },
};
