/**
 * Readers of the fields of a sentence. A layout is a list of them, in the order of the fields on the wire. An
 * empty field is absence. A field that cannot be read costs that field alone: its name is put in
 * `unreadable`; only where the sentence means nothing without it is the whole sentence refused.
 */
import type { Fields, FieldValue } from "../message.ts";
import { unescapeText } from "./escape.ts";

/** What has been read so far of one sentence. */
export interface Draft {
  readonly fields: Record<string, FieldValue>;
  readonly unreadable: string[];
}

/** Reads at field `at` (from 0), puts what it finds into the draft; false when the sentence cannot stand. */
export interface Rule {
  readonly width: number;
  readonly read: (raw: readonly string[], at: number, draft: Draft) => boolean;
}

/** A rule that puts one field. */
export interface NamedRule extends Rule {
  readonly name: string;
}

/** Reads the fields after the address; undefined when the sentence cannot stand. */
export type Layout = (raw: readonly string[]) => Fields | undefined;

export const draft = (): Draft => ({ fields: {}, unreadable: [] });

/** The fields of a draft, with the names of those that could not be read. */
export const finish = ({ fields, unreadable }: Draft): Fields =>
  unreadable.length === 0 ? fields : { ...fields, unreadable };

/** Applies rules from field `at` on; false as soon as one finds that the sentence cannot stand. */
export function apply(rules: readonly Rule[], raw: readonly string[], at: number, into: Draft): boolean {
  let field = at;
  for (const rule of rules) {
    if (!rule.read(raw, field, into)) return false;
    field += rule.width;
  }
  return true;
}

export const layout =
  (...rules: readonly Rule[]): Layout =>
  (raw) => {
    const into = draft();
    return apply(rules, raw, 0, into) ? finish(into) : undefined;
  };

/** A rule for one field, by what makes a value of its text; undefined means that it cannot be read. */
const field = (name: string, value: (text: string) => FieldValue | undefined): NamedRule => ({
  name,
  width: 1,
  read(raw, at, into) {
    const text = raw[at];
    if (text === undefined || text === "") return true;
    const read = value(text);
    if (read === undefined) into.unreadable.push(name);
    else into.fields[name] = read;
    return true;
  },
});

const ZERO = 0x30;
const NINE = 0x39;
const DOT = 0x2e;
const PLUS = 0x2b;
const MINUS = 0x2d;
/** Up to so many digits and decimals a quotient of two whole numbers is the very number that was written. */
const EXACT = 15;

/**
 * A decimal number as sent, `-12.50` or `+.5`; blanks around it are padding. Read digit by digit, since this is
 * where most of the time of decoding goes.
 */
function readNumber(sent: string): number | undefined {
  const text = sent.trim();
  const sign = text.charCodeAt(0);
  let digits = 0;
  let decimals = 0;
  let point = false;
  let value = 0;
  for (let i = sign === MINUS || sign === PLUS ? 1 : 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
      digits += 1;
      if (point) decimals += 1;
    } else if (code === DOT && !point) point = true;
    else return undefined;
  }
  if (digits === 0) return undefined;
  if (digits > EXACT) return Number(text);
  const size = decimals === 0 ? value : value / 10 ** decimals;
  return sign === MINUS ? -size : size;
}

export const number = (name: string, least = -Infinity, most = Infinity): NamedRule =>
  field(name, (text) => {
    const value = readNumber(text);
    return value === undefined || value < least || value > most ? undefined : value;
  });

/** A whole number without sign, such as a count or an identifier sent with or without leading zeros. */
export const whole = (name: string, least = 0, most = Number.MAX_SAFE_INTEGER): NamedRule =>
  field(name, (text) => {
    const value = /^\d+(?:\.0*)?$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });

/** `hhmmss.ss`, kept as text: 240001 and second 60 occur. */
export const time = (name: string): NamedRule =>
  field(name, (text) => (/^\d{6}(?:\.\d*)?$/.test(text) ? text : undefined));

/** Exactly so many digits, kept as text: a date `ddmmyy`. */
export const digits = (name: string, count: number): NamedRule =>
  field(name, (text) => (text.length === count && /^\d+$/.test(text) ? text : undefined));

/** A number that names something, kept as text, leading zeros and all. */
export const numeral = (name: string): NamedRule =>
  field(name, (text) => (/^\d+$/.test(text) ? text : undefined));

/** One of the letters given. */
export const letter = (name: string, allowed: string): NamedRule =>
  field(name, (text) => (text.length === 1 && allowed.includes(text) ? text : undefined));

/** One or more of the letters given, such as a mode for each satellite system. */
export const letters = (name: string, allowed: string): NamedRule =>
  field(name, (text) => ([...text].every((one) => allowed.includes(one)) ? text : undefined));

/** An identifier as the installation has it: kept as sent, leading zeros and all. */
export const identifier = (name: string): NamedRule => field(name, (text) => text.trim() || undefined);

/** Free text, its escapes resolved. */
export const text = (name: string): NamedRule =>
  field(name, (sent) => unescapeText(sent).trim() || undefined);

/** A field that says nothing that the layout does not know: passed over. */
export const passed: Rule = { width: 1, read: () => true };

/** Without this field, or with one that cannot be read, the sentence cannot stand. */
export const required = (rule: NamedRule): Rule => ({
  width: rule.width,
  read(raw, at, into) {
    rule.read(raw, at, into);
    return into.fields[rule.name] !== undefined;
  },
});

/** Two fields: a number and the letter of its unit. Another letter, and it is not this number. */
export const numberIn = (name: string, unit: string, least?: number, most?: number): Rule => {
  const value = number(name, least, most);
  return {
    width: 2,
    read(raw, at, into) {
      const sent = raw[at + 1];
      if (sent === undefined || sent === "" || unit.includes(sent)) return value.read(raw, at, into);
      if (raw[at] !== "") into.unreadable.push(name);
      return true;
    },
  };
};

/** Two fields: a heading or bearing, and `T` or `M`. */
export const headingIn = (name: string, unit: "T" | "M"): Rule => numberIn(name, unit, 0, 360);

/** Two fields: a size and the letter of its direction; the second letter makes it negative. */
const directed = (
  name: string,
  letters: readonly [string, string],
  value: (text: string) => number | undefined,
): Rule => ({
  width: 2,
  read(raw, at, into) {
    const size = raw[at];
    if (size === undefined || size === "") return true;
    const read = value(size);
    const direction = raw[at + 1] ?? "";
    if (read === undefined || !letters.includes(direction)) into.unreadable.push(name);
    else into.fields[name] = direction === letters[1] && read !== 0 ? -read : read;
    return true;
  },
});

/** `dddmm.mmmm` as degrees, to a ten-millionth of a minute. */
function degrees(sent: string, most: number): number | undefined {
  const first = sent.charCodeAt(0);
  const value = first >= ZERO && first <= NINE ? (readNumber(sent) ?? Number.NaN) : Number.NaN;
  const whole = Math.floor(value / 100);
  const minutes = value - whole * 100;
  const read = Math.round((whole + minutes / 60) * 1e9) / 1e9;
  return minutes < 60 && read <= most ? read : undefined;
}

/** `llll.ll,a`: degrees, north positive. */
export const latitude = (name = "latitude"): Rule => directed(name, ["N", "S"], (sent) => degrees(sent, 90));

/** `yyyyy.yy,a`: degrees, east positive. */
export const longitude = (name = "longitude"): Rule =>
  directed(name, ["E", "W"], (sent) => degrees(sent, 180));

/** `x.x,a`: degrees, east positive. */
export const eastWest = (name: string): Rule => directed(name, ["E", "W"], readNumber);
