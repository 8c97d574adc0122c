/** The fields of each AIS message, bit by bit (ITU-R M.1371-5, annex 8, section 3). */
import type { FieldValue } from "../../message.ts";
import { type Bits, signed, text as textOf, unsigned } from "./bits.ts";

export interface Item {
  readonly name: string;
  readonly read: (bits: Bits) => FieldValue | undefined;
}

/** A number without sign; `unavailable` is the value that says so, and all above it. */
const count = (name: string, start: number, width: number, unavailable = Infinity, scale = 1): Item => ({
  name,
  read(bits) {
    const value = unsigned(bits, start, width);
    return value === undefined || value >= unavailable ? undefined : value / scale;
  },
});

/** A number where 0 says "not available". */
const told = (name: string, start: number, width: number, scale = 1): Item => ({
  name,
  read(bits) {
    const value = unsigned(bits, start, width);
    return value === undefined || value === 0 ? undefined : value / scale;
  },
});

const flag = (name: string, start: number): Item => ({
  name,
  read(bits) {
    const value = unsigned(bits, start, 1);
    return value === undefined ? undefined : value === 1;
  },
});

const text = (name: string, start: number, width: number): Item => ({
  name,
  read: (bits) => textOf(bits, start, width),
});

/** Degrees; more than `most` either way is "not available". */
const angle = (name: string, start: number, width: number, scale: number, most: number): Item => ({
  name,
  read(bits) {
    const value = signed(bits, start, width);
    if (value === undefined || Math.abs(value) > most * scale) return undefined;
    return Math.round((value / scale) * 1e9) / 1e9;
  },
});

/** Longitude in 28 bits and latitude in 27, in 1/10,000 minute. */
const position = (start: number): readonly Item[] => [
  angle("longitude", start, 28, 600_000, 180),
  angle("latitude", start + 28, 27, 600_000, 90),
];

/** Rate of turn: 4.733 times the root of degrees a minute; ±127 and −128 give no rate. */
const rateOfTurn: Item = {
  name: "rateOfTurn",
  read(bits) {
    const value = signed(bits, 42, 8);
    if (value === undefined || Math.abs(value) > 126) return undefined;
    return Math.round(Math.sign(value) * (value / 4.733) ** 2 * 10) / 10;
  },
};

/** Metres from the antenna to bow, stern, port and starboard. */
const dimensions = (start: number): readonly Item[] => [
  count("toBow", start, 9),
  count("toStern", start + 9, 9),
  count("toPort", start + 18, 6),
  count("toStarboard", start + 24, 6),
];

const classA = [
  count("navigationalStatus", 38, 4),
  rateOfTurn,
  count("speed", 50, 10, 1023, 10),
  flag("accuracy", 60),
  ...position(61),
  count("course", 116, 12, 3600, 10),
  count("heading", 128, 9, 360),
  count("second", 137, 6, 60),
  count("manoeuvre", 143, 2),
  flag("raim", 148),
];

const classB = [
  count("speed", 46, 10, 1023, 10),
  flag("accuracy", 56),
  ...position(57),
  count("course", 112, 12, 3600, 10),
  count("heading", 124, 9, 360),
  count("second", 133, 6, 60),
];

export const LAYOUTS: ReadonlyMap<number | string, readonly Item[]> = new Map<
  number | string,
  readonly Item[]
>([
  [1, classA],
  [2, classA],
  [3, classA],
  [
    4,
    [
      told("year", 38, 14),
      told("month", 52, 4),
      told("day", 56, 5),
      count("hour", 61, 5, 24),
      count("minute", 66, 6, 60),
      count("second", 72, 6, 60),
      flag("accuracy", 78),
      ...position(79),
      told("positionSource", 134, 4),
      flag("raim", 148),
    ],
  ],
  [
    5,
    [
      told("imo", 40, 30),
      text("callSign", 70, 42),
      text("shipName", 112, 120),
      told("shipType", 232, 8),
      ...dimensions(240),
      told("positionSource", 270, 4),
      told("etaMonth", 274, 4),
      told("etaDay", 278, 5),
      count("etaHour", 283, 5, 24),
      count("etaMinute", 288, 6, 60),
      told("draught", 294, 8, 10),
      text("destination", 302, 120),
    ],
  ],
  [18, [...classB, flag("raim", 147)]],
  [
    19,
    [
      ...classB,
      text("shipName", 143, 120),
      told("shipType", 263, 8),
      ...dimensions(271),
      told("positionSource", 301, 4),
      flag("raim", 305),
    ],
  ],
  [
    21,
    [
      told("aidType", 38, 5),
      text("aidName", 43, 120),
      flag("accuracy", 163),
      ...position(164),
      ...dimensions(219),
      told("positionSource", 249, 4),
      count("second", 253, 6, 60),
      flag("offPosition", 259),
      flag("raim", 268),
      flag("virtual", 269),
      text("aidNameExtension", 272, 84),
    ],
  ],
  ["24A", [count("part", 38, 2), text("shipName", 40, 120)]],
  [
    "24B",
    [
      count("part", 38, 2),
      told("shipType", 40, 8),
      text("vendor", 48, 18),
      text("callSign", 90, 42),
      ...dimensions(132),
    ],
  ],
  [
    "24B of auxiliary craft",
    [
      count("part", 38, 2),
      told("shipType", 40, 8),
      text("vendor", 48, 18),
      text("callSign", 90, 42),
      told("mothership", 132, 30),
    ],
  ],
  [
    27,
    [
      flag("accuracy", 38),
      flag("raim", 39),
      count("navigationalStatus", 40, 4),
      angle("longitude", 44, 18, 600, 180),
      angle("latitude", 62, 17, 600, 90),
      count("speed", 79, 6, 63),
      count("course", 85, 9, 360),
    ],
  ],
]);
