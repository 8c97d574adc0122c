/**
 * Escapes in text fields (IEC 61162-1): `^hh` stands for the byte hh. It is resolved after the split at the
 * commas, so that an escaped comma does not split; the checksum is over the escaped bytes.
 */

/** Reserved in sentences: CR LF $ * , ! \ ^ ~ and DEL; and all that is not printable ASCII. */
const RESERVED = /[^\x20-\x7e]|[$*,!\\^~]/g;
const ESCAPE = /\^([0-9A-Fa-f]{2})/g;

/** `OPEN^2C NOT PERMITTED` → `OPEN, NOT PERMITTED`. A `^` without two hex digits stands for itself. */
export function unescapeText(text: string): string {
  if (!text.includes("^")) return text;
  return text.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The reverse. Characters beyond eight bits have no escape and become `?`. */
export function escapeText(text: string): string {
  return text.replace(RESERVED, (character) => {
    const code = character.charCodeAt(0);
    return code > 0xff ? "?" : `^${code.toString(16).toUpperCase().padStart(2, "0")}`;
  });
}
