/**
 * The bits of an AIS payload: six to a character, most significant first. What the payload is too short for is
 * absent; nothing is read past its end.
 */

const CHARACTERS = "@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_ !\"#$%&'()*+,-./0123456789:;<=>?";

export interface Bits {
  /** Six bits each. */
  readonly sixes: Uint8Array;
  /** In bits. */
  readonly length: number;
}

/** Undefined when a character is none of the sixty-four. */
export function readBits(payload: string, fill: number): Bits | undefined {
  const sixes = new Uint8Array(payload.length);
  for (let i = 0; i < payload.length; i += 1) {
    const code = payload.charCodeAt(i);
    const value = code >= 48 && code < 88 ? code - 48 : code >= 96 && code < 120 ? code - 56 : -1;
    if (value < 0) return undefined;
    sixes[i] = value;
  }
  return { sixes, length: Math.max(0, sixes.length * 6 - fill) };
}

/** Up to 30 bits without sign; undefined when the payload ends before. */
export function unsigned({ sixes, length }: Bits, start: number, width: number): number | undefined {
  if (start + width > length) return undefined;
  let value = 0;
  let index = Math.floor(start / 6);
  let offset = start - index * 6;
  for (let left = width; left > 0; index += 1) {
    const take = Math.min(6 - offset, left);
    const six = sixes[index] ?? 0;
    value = (value << take) | ((six >> (6 - offset - take)) & ((1 << take) - 1));
    left -= take;
    offset = 0;
  }
  return value;
}

/** Two's complement. */
export function signed(bits: Bits, start: number, width: number): number | undefined {
  const value = unsigned(bits, start, width);
  return value === undefined ? undefined : (value << (32 - width)) >> (32 - width);
}

/** Six-bit text up to the first `@`, blanks around it removed; undefined when nothing is left. */
export function text(bits: Bits, start: number, width: number): string | undefined {
  let read = "";
  for (let at = start; at + 6 <= start + width; at += 6) {
    const six = unsigned(bits, at, 6);
    if (six === undefined || six === 0) break;
    read += CHARACTERS.charAt(six);
  }
  return read.trim() || undefined;
}
