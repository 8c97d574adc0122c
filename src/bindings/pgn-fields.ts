/** What NMEA 2000 messages say of a signal, with canboat's units turned into the catalogue's. */
import type { SignalValue } from "../signals/reading.ts";
import type { Fields } from "../wire/message.ts";
import { numberIn, placeIn } from "./measure.ts";
import { utc } from "./utc.ts";

type Reader = (fields: Fields) => SignalValue | undefined;

const KNOTS_PER_METRE_A_SECOND = 3600 / 1852;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/** Conversion leaves digits that no instrument has. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const scaled =
  (name: string, factor: number, digits: number): Reader =>
  (fields) => {
    const value = numberIn(fields, name);
    return value === undefined ? undefined : rounded(value * factor, digits);
  };

const knots = (name: string): Reader => scaled(name, KNOTS_PER_METRE_A_SECOND, 3);
const degrees = (name: string): Reader => scaled(name, DEGREES_PER_RADIAN, 3);

const when =
  (valid: (fields: Fields) => boolean, read: Reader): Reader =>
  (fields) =>
    valid(fields) ? read(fields) : undefined;

const position: Reader = (fields) => placeIn(fields, false);

/** Methods of 129029 that are a fix; dead reckoning, manual input and simulation are not. */
const FIXES: ReadonlySet<unknown> = new Set([
  "GNSS fix",
  "DGNSS fix",
  "Precise GNSS",
  "RTK Fixed Integer",
  "RTK float",
]);
const isFix = ({ method }: Fields): boolean => FIXES.has(method);

/** canboat: `2028.03.01` or `2028-03-01`, and `12:00:00` with or without a fraction. */
const time: Reader = ({ date, time: clock }) => {
  if (typeof date !== "string" || typeof clock !== "string") return undefined;
  const [year = "", month = "", day = ""] = date.split(/[.-]/);
  return utc(year, month, day, clock.replaceAll(":", ""));
};

const READERS: Readonly<Record<number, Readonly<Record<string, Reader>>>> = {
  126992: { time },
  127245: { "rudder-angle": degrees("position"), "ordered-angle": degrees("angleOrder") },
  127250: { heading: when(({ reference }) => reference === "True", degrees("heading")) },
  127251: { "rate-of-turn": scaled("rate", DEGREES_PER_RADIAN * 60, 2) },
  127257: { heel: degrees("roll"), pitch: degrees("pitch") },
  127488: { "shaft-speed": scaled("speed", 1, 2) },
  128259: { "speed-through-water": knots("speedWaterReferenced") },
  129025: { position },
  129026: {
    speed: knots("sog"),
    course: when(({ cogReference }) => cogReference === "True", degrees("cog")),
  },
  129029: { position: when(isFix, position), time: when(isFix, time) },
};

/** Undefined when the message has no such field. */
export const pgnReader = (pgn: number, field: string): Reader | undefined => READERS[pgn]?.[field];

/** The fields that can be taken of a message. */
export const fieldsOfPgn = (pgn: number): readonly string[] => Object.keys(READERS[pgn] ?? {});
