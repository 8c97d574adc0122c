/**
 * Fields of a complete message: by hand for the four that fill a bus, by canboatjs for all others, with the
 * places mended where canboatjs 3.20.0 would mislead:
 *  - its time stamps are not used at all;
 *  - an on/off value of "error" comes as the number 2: it leaves here as the word "Error";
 *  - a number below the range of its field, and a time of day past 24 h, come as values: they leave as absence;
 *  - UTF-16 text comes with a NUL after each letter, and text of all ones as a row of DEL: NULs are taken out,
 *    and what then says nothing is absent.
 * Fields are named and measured as canboat names and measures them (camelCase ids, SI units).
 */
// Not the package as a whole: that loads serial lines, sockets and devices which nothing here uses.
import { Parser } from "@canboat/canboatjs/dist/fromPgn.js";
import { type Field, getPGNWithId } from "@canboat/ts-pgns";
import type { Fields, FieldValue } from "../message.ts";
import { COURSE_AND_SPEED, courseAndSpeed } from "./course-and-speed.ts";
import type { Address } from "./frame.ts";
import { POSITION, position } from "./position.ts";
import { SWITCH_BANK_STATUS, switchBankStatus } from "./switch-bank-status.ts";
import { VESSEL_HEADING, vesselHeading } from "./vessel-heading.ts";

const BY_HAND: ReadonlyMap<number, (data: Uint8Array) => Fields> = new Map([
  [SWITCH_BANK_STATUS, switchBankStatus],
  [POSITION, position],
  [COURSE_AND_SPEED, courseAndSpeed],
  [VESSEL_HEADING, vesselHeading],
]);

/** The fields; undefined when no definition fits what was sent. Never throws. */
export function decodeFields(address: Address, payload: Uint8Array): Fields | undefined {
  const decode = BY_HAND.get(address.pgn);
  return decode ? decode(payload) : decodeByCanboat(address, payload);
}

/** What canboat says, mended. Errors it meets are its way of saying that nothing fits. */
export function decodeByCanboat(
  { pgn, source, destination, priority }: Address,
  payload: Uint8Array,
): Fields | undefined {
  const asked = { pgn, src: source, dst: destination, prio: priority, fields: {} };
  const found = parser.parse({
    pgn: asked,
    length: payload.length,
    data: Buffer.from(payload),
    coalesced: true,
  });
  if (!isDecoded(found)) return undefined;
  const fields: Record<string, FieldValue> = {};
  const definition = fieldsById(found.id);
  for (const [name, value] of Object.entries(found.fields)) {
    const kept = mended(value, definition.get(name));
    if (kept !== undefined) fields[name] = kept;
  }
  return fields;
}

const parser = new Parser({ mixedFormat: true });
parser.on("error", () => {});

const isDecoded = (found: unknown): found is { readonly id: string; readonly fields: object } =>
  typeof found === "object" &&
  found !== null &&
  "id" in found &&
  "fields" in found &&
  typeof found.fields === "object";

const definitions = new Map<string, ReadonlyMap<string, Field>>();

function fieldsById(id: string): ReadonlyMap<string, Field> {
  let fields = definitions.get(id);
  if (!fields) {
    fields = new Map((getPGNWithId(id)?.Fields ?? []).map((field) => [field.Id, field]));
    definitions.set(id, fields);
  }
  return fields;
}

const ERROR = 2;
const PAST_MIDNIGHT = /^(?:2[4-9]|[3-9]\d|\d{3,}):/;
/** Nothing but DEL (ones read as seven bits), replacement characters and blanks. */
const NO_TEXT = /^[\u007f\ufffd\u00ff\s]*$/;

function mended(value: unknown, field: Field | undefined): FieldValue | undefined {
  if (typeof value === "number") return mendedNumber(value, field);
  if (typeof value === "string") return mendedText(value, field);
  if (typeof value === "boolean") return value;
  if (Array.isArray(value)) return value.flatMap((item) => mended(item, undefined) ?? []);
  if (typeof value !== "object" || value === null) return undefined;
  const kept: Record<string, FieldValue> = {};
  for (const [name, item] of Object.entries(value)) {
    const part = mended(item, undefined);
    if (part !== undefined) kept[name] = part;
  }
  return kept;
}

function mendedNumber(value: number, field: Field | undefined): FieldValue | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (field?.FieldType === "LOOKUP") {
    return value === ERROR && field.LookupEnumeration === "OFF_ON" ? "Error" : value;
  }
  return field?.RangeMin !== undefined && value < field.RangeMin ? undefined : value;
}

function mendedText(value: string, field: Field | undefined): FieldValue | undefined {
  if (field?.FieldType === "TIME" && PAST_MIDNIGHT.test(value)) return undefined;
  const text = value.replaceAll("\0", "");
  return NO_TEXT.test(text) ? undefined : text;
}
