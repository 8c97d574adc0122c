/**
 * One sentence: its frame and its checksum.
 *
 *     $ttfff,field,field,…*hh      tt talker, fff formatter, hh exclusive or of all between $ and *
 *     !ttfff,…                     the same, encapsulated (AIS)
 *     $Pmmm…                       proprietary: the whole address is its name
 */
import type { RefusalReason } from "../message.ts";

export interface Sentence {
  readonly talker: string;
  readonly formatter: string;
  /** What stands between the commas, as sent. Field n of the standard is `fields[n - 1]`. */
  readonly fields: readonly string[];
  readonly checked: boolean;
}

/** The standard allows 82 characters; ships send more in texts. Beyond this it is no sentence. */
export const LONGEST_SENTENCE = 1024;

const DOLLAR = 0x24;
const BANG = 0x21;
const BACKSLASH = 0x5c;
const STAR = 0x2a;
const START = /^(?:![A-Z0-9]{5},|!--[A-Z]{3},|\\[A-Za-z0-9]{0,3}:)/;
const ADDRESS = /^[A-Z0-9-]{3,10}$/;

/**
 * Where the next sentence or TAG block starts at or after `from`; -1 when nowhere. `$` always starts one.
 * `!` and `\` do so only when what follows looks the part, since panels write them in their texts.
 */
export function nextStart(line: string, from: number): number {
  for (let i = from; i < line.length; i += 1) {
    const code = line.charCodeAt(i);
    if (code === DOLLAR) return i;
    if ((code === BANG || code === BACKSLASH) && START.test(line.slice(i, i + 8))) return i;
  }
  return -1;
}

const hexDigit = (code: number): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  if (code >= 0x41 && code <= 0x46) return code - 0x37;
  if (code >= 0x61 && code <= 0x66) return code - 0x57;
  return -1;
};

/**
 * Reads the sentence that starts at the beginning of `text`; what stands after `*hh` is not part of it. A
 * `*` without two hexadecimal digits is a wrong checksum, not a missing one.
 */
export function readSentence(text: string): Sentence | RefusalReason {
  let sum = 0;
  let star = -1;
  for (let i = 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === STAR) {
      star = i;
      break;
    }
    sum ^= code;
  }
  if (star === -1 ? text.length > LONGEST_SENTENCE : star > LONGEST_SENTENCE) return "too long";
  if (star !== -1) {
    const high = hexDigit(text.charCodeAt(star + 1));
    const low = hexDigit(text.charCodeAt(star + 2));
    if (high < 0 || low < 0 || high * 16 + low !== sum) return "checksum wrong";
  }
  const fields = (star === -1 ? text.slice(1).trimEnd() : text.slice(1, star)).split(",");
  const address = fields.shift() ?? "";
  if (!ADDRESS.test(address)) return "not a sentence";
  const proprietary = address.startsWith("P");
  return {
    talker: proprietary ? "P" : address.slice(0, -3),
    formatter: proprietary ? address : address.slice(-3),
    fields,
    checked: star !== -1,
  };
}
