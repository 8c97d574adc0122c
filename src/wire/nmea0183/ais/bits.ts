/**
 * The bits of an AIS payload: six to a character, most significant first. What the payload is too short for is
 * absent; nothing is read past its end.
 */

const CHARACTERS = "@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_ !\"#$%&'()*+,-./0123456789:;<=>?";

export interface Bits {
  readonly length: number;
  /** Up to 32 bits without sign; undefined when the payload ends before. */
  unsigned(start: number, width: number): number | undefined;
  /** Two's complement. */
  signed(start: number, width: number): number | undefined;
  /** Six-bit text up to the first `@`, blanks around it removed; undefined when nothing is left. */
  text(start: number, width: number): string | undefined;
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
  const length = Math.max(0, sixes.length * 6 - fill);

  const unsigned = (start: number, width: number): number | undefined => {
    if (start + width > length) return undefined;
    let value = 0;
    for (let bit = start; bit < start + width; ) {
      const offset = bit % 6;
      const take = Math.min(6 - offset, start + width - bit);
      const six = sixes[(bit - offset) / 6] ?? 0;
      value = value * 2 ** take + ((six >> (6 - offset - take)) & (2 ** take - 1));
      bit += take;
    }
    return value;
  };

  return {
    length,
    unsigned,
    signed(start, width) {
      const value = unsigned(start, width);
      return value === undefined || value < 2 ** (width - 1) ? value : value - 2 ** width;
    },
    text(start, width) {
      let text = "";
      for (let at = start; at + 6 <= start + width; at += 6) {
        const six = unsigned(at, 6);
        if (six === undefined || six === 0) break;
        text += CHARACTERS.charAt(six);
      }
      return text.trim() || undefined;
    },
  };
}
