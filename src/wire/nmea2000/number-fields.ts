/** Numbers in payloads: little endian, and the topmost codes say "not available", "out of range", "reserved". */

export interface NumberField {
  readonly at: number;
  readonly bytes: 1 | 2 | 4;
  readonly signed: boolean;
  /** The value is the code divided by this: dividing rounds as the decimal text would, multiplying does not. */
  readonly per: number;
  /** The largest value that means something, either side of zero. */
  readonly limit: number;
}

/** The largest value, or undefined when it was not sent, is not available or is out of range. */
export function readNumber(
  data: Uint8Array,
  { at, bytes, signed, per, limit }: NumberField,
): number | undefined {
  if (at + bytes > data.length) return undefined;
  let code = 0;
  for (let i = bytes - 1; i >= 0; i -= 1) code = code * 256 + (data[at + i] ?? 0);
  const span = 2 ** (bytes * 8);
  if (signed && code >= span / 2) code -= span;
  const value = code / per;
  return value > limit || value < -limit ? undefined : value;
}

/** Writes the value; undefined as "not available". */
export function writeNumber(data: Uint8Array, field: NumberField, value: number | undefined): void {
  const { at, bytes, signed, per } = field;
  const span = 2 ** (bytes * 8);
  const notAvailable = (signed ? span / 2 : span) - 1;
  let code = value === undefined ? notAvailable : Math.round(value * per);
  if (code < 0) code += span;
  for (let i = 0; i < bytes; i += 1) {
    data[at + i] = code % 256;
    code = Math.floor(code / 256);
  }
}

/** A payload of ones: reserved bits, unused bytes, and what is not available. */
export const ones = (length: number): Uint8Array => new Uint8Array(length).fill(0xff);
