/**
 * What a Modbus unit told, as one line of a recording, and back: what was asked, and the bytes of the answer.
 *
 *     unit 3 input 0-15: 0580
 *     unit 3 register 4-4: refused with 2, illegal data address
 *     unit 3 input 0-15: no answer in 500 ms
 */
import type { Message } from "../message.ts";

export type PointTable = Extract<Message, { is: "points" }>["table"];

export interface Asked {
  readonly unit: number;
  readonly table: PointTable;
  /** By its number on the wire. */
  readonly from: number;
  readonly count: number;
}

/** Modbus application protocol 1.1b3, section 7. */
const REFUSALS: Readonly<Record<number, string>> = {
  1: "illegal function",
  2: "illegal data address",
  3: "illegal data value",
  4: "device failure",
  5: "acknowledged, not done",
  6: "device busy",
  8: "memory parity error",
};

export const inWords = ({ unit, table, from, count }: Asked): string =>
  `unit ${unit} ${table} ${from}-${from + count - 1}`;

export const toldAnswer = (asked: Asked, bytes: Uint8Array): string =>
  `${inWords(asked)}: ${Buffer.from(bytes).toString("hex")}`;

export const toldRefusal = (asked: Asked, code: number): string =>
  `${inWords(asked)}: refused with ${code}, ${REFUSALS[code] ?? "for a reason of its own"}`;

export const toldMiss = (asked: Asked, because: string): string => `${inWords(asked)}: ${because}`;

const LINE = /^unit (\d{1,3}) (coil|input|register|holding) (\d{1,5})-(\d{1,5}): (.+)$/;
const BYTES = /^([0-9a-f]{2})+$/;

/** What the maker calls the first point of each table, where that is not 0. */
export type FirstNumbers = { readonly [T in PointTable]?: number | undefined };

/** The decoder of what a unit told, as its driver hears it and a recording keeps it. */
export const modbusDecoder =
  (first: FirstNumbers) =>
  (heard: { readonly text: string } | { readonly hex: string }): readonly Message[] =>
    "text" in heard
      ? readTold(heard.text, first)
      : [{ is: "refused", reason: "frame malformed", frame: heard.hex }];

/** Points by the numbers that the ship file knows them by. */
function readTold(line: string, first: FirstNumbers): readonly Message[] {
  const [, unit = "", table = "", from = "", to = "", said = ""] = LINE.exec(line) ?? [];
  if (!isTable(table)) return [{ is: "refused", reason: "frame malformed", frame: line }];
  if (said.startsWith("refused with "))
    return [{ is: "refused", reason: "refused by the unit", frame: line }];
  if (said.startsWith("answer garbled")) return [{ is: "refused", reason: "checksum wrong", frame: line }];
  if (!BYTES.test(said)) return [];
  const count = Number(to) - Number(from) + 1;
  const values = valuesOf(table, Buffer.from(said, "hex"), count);
  if (values === undefined) return [{ is: "refused", reason: "frame malformed", frame: line }];
  return [{ is: "points", unit: Number(unit), table, from: Number(from) + (first[table] ?? 0), values }];
}

const isTable = (word: string): word is PointTable =>
  word === "coil" || word === "input" || word === "register" || word === "holding";

export const isBits = (table: PointTable): boolean => table === "coil" || table === "input";

/** Undefined where there are not as many as were asked for. */
function valuesOf(
  table: PointTable,
  bytes: Buffer,
  count: number,
): readonly (number | boolean)[] | undefined {
  const length = isBits(table) ? Math.ceil(count / 8) : 2 * count;
  if (count < 1 || bytes.length !== length) return undefined;
  return Array.from({ length: count }, (_, i) =>
    isBits(table) ? (((bytes[i >> 3] ?? 0) >> (i & 7)) & 1) === 1 : bytes.readUInt16BE(2 * i),
  );
}
