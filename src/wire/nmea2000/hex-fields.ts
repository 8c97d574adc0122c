/** Bytes written as pairs of digits with something between them: blanks in most recordings, commas in canboat's. */

/** At most so many bytes in one line: the longest ISO transport message. */
const MOST_BYTES = 1785;

/** The bytes; undefined when one is no hexadecimal number below 256. A single digit is taken as it stands. */
export function bytesOfFields(text: string, between: string): Uint8Array | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return new Uint8Array(0);
  const pairs = trimmed.split(between);
  if (pairs.length > MOST_BYTES || !pairs.every((pair) => /^[0-9A-Fa-f]{1,2}$/.test(pair))) return undefined;
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
