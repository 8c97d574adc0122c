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
  /** What stands after the first comma, not yet cut at the others: most sentences aboard are read by nothing. */
  readonly body: string | undefined;
  readonly checked: boolean;
}

/** The standard allows 82 characters; ships send more in texts. Beyond this it is no sentence. */
export const LONGEST_SENTENCE = 1024;

const DOLLAR = 0x24;
const BANG = 0x21;
/** Starts and ends a TAG block. */
export const BACKSLASH = 0x5c;
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
 * What stands between the commas, as sent. Field n of the standard is `fieldsOf(…)[n - 1]`. Comma by comma: `split`
 * takes four times as long, since it looks every piece up among all texts of the program.
 */
export function fieldsOf({ body }: Sentence): readonly string[] {
  if (body === undefined) return [];
  const fields: string[] = [];
  let from = 0;
  for (let comma = body.indexOf(","); comma !== -1; comma = body.indexOf(",", from)) {
    fields.push(body.slice(from, comma));
    from = comma + 1;
  }
  fields.push(body.slice(from));
  return fields;
}

interface Address {
  readonly talker: string;
  readonly formatter: string;
}

/** A port says the same few addresses for ever; noise must not fill the memory with others. */
const addresses = new Map<string, Address>();
const MOST_ADDRESSES = 1024;

function readAddress(sent: string): Address | undefined {
  const known = addresses.get(sent);
  if (known !== undefined) return known;
  const proprietary = sent.startsWith("P");
  if (!ADDRESS.test(sent)) return undefined;
  const address = {
    talker: proprietary ? "P" : sent.slice(0, -3),
    formatter: proprietary ? sent : sent.slice(-3),
  };
  if (addresses.size < MOST_ADDRESSES) addresses.set(sent, address);
  return address;
}

/** What starts at a place in a line, and where the next thing starts; -1 when nothing more does. */
export interface Found {
  readonly said: Sentence | RefusalReason;
  readonly next: number;
}

/**
 * Reads the sentence that starts at `from`. What stands after `*hh` is not part of it. A `*` without two
 * hexadecimal digits is a wrong checksum, not a missing one; a sentence that another start interrupts is spliced.
 */
export function readSentence(line: string, from: number): Found {
  let sum = 0;
  let at = from + 1;
  for (; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    // The few that may end or begin a sentence; nearly all others are larger.
    if (code <= STAR || code === BACKSLASH) {
      if (code === STAR) break;
      if (code === DOLLAR || ((code === BANG || code === BACKSLASH) && START.test(line.slice(at, at + 8))))
        return { said: "sentence spliced", next: at };
    }
    sum ^= code;
  }
  const checked = at < line.length;
  const next = checked ? nextStart(line, at + 1) : -1;
  if (at - from > LONGEST_SENTENCE) return { said: "too long", next };
  if (checked) {
    const high = hexDigit(line.charCodeAt(at + 1));
    const low = hexDigit(line.charCodeAt(at + 2));
    if (high < 0 || low < 0 || high * 16 + low !== sum) return { said: "checksum wrong", next };
  }
  const end = checked ? at : line.trimEnd().length;
  const comma = line.indexOf(",", from);
  const alone = comma === -1 || comma > end;
  const address = readAddress(line.slice(from + 1, alone ? end : comma));
  if (address === undefined) return { said: "not a sentence", next };
  const { talker, formatter } = address;
  return { said: { talker, formatter, body: alone ? undefined : line.slice(comma + 1, end), checked }, next };
}
