/** Hexadecimal, in and out of bytes, at the speed that a saturated bus needs. */

const NOT_A_DIGIT = -1;
const DIGITS: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? NOT_A_DIGIT : digit;
});

/** The digit at a place of the text; -1 when it is none. */
export const digitAt = (text: string, at: number): number => DIGITS[text.charCodeAt(at)] ?? NOT_A_DIGIT;

/** Bytes of the digits from one place up to another; undefined when they are odd in number or not digits. */
export function bytesOfHex(text: string, from = 0, to = text.length): Uint8Array | undefined {
  if ((to - from) % 2 !== 0) return undefined;
  const bytes = new Uint8Array((to - from) >> 1);
  for (let i = 0; i < bytes.length; i += 1) {
    const high = digitAt(text, from + 2 * i);
    const low = digitAt(text, from + 2 * i + 1);
    if (high < 0 || low < 0) return undefined;
    bytes[i] = (high << 4) | low;
  }
  return bytes;
}

/** Bytes as upper-case hexadecimal without blanks. */
export function hexOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += (byte < 16 ? "0" : "") + byte.toString(16).toUpperCase();
  return text;
}
