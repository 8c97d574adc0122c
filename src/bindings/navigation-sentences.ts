/**
 * What sentences say of position, course, speed, heading and time. A value counts only where the sentence
 * itself says that it is valid: no fix, dead reckoning, manual input and simulation never move the ship.
 */
import type { SignalValue } from "../signals/reading.ts";
import type { Fields, FieldValue } from "../wire/message.ts";
import { numberIn, placeIn } from "./measure.ts";
import { utc } from "./utc.ts";

type Reader = (fields: Fields) => SignalValue | undefined;

const number =
  (name: string): Reader =>
  (fields) =>
    numberIn(fields, name);

/** A autonomous, D differential, P precise, R and F real-time kinematic. Not E, M, N, S. */
const TRUSTED_MODE = /^[ADPRF]$/;
const trusted = (mode: unknown): boolean => typeof mode === "string" && TRUSTED_MODE.test(mode);
/** Old receivers send no mode. */
const trustedOrUnsaid = (mode: unknown): boolean => mode === undefined || trusted(mode);

const when =
  (valid: (fields: Fields) => boolean, read: Reader): Reader =>
  (fields) =>
    valid(fields) ? read(fields) : undefined;

const rmcValid = ({ status, mode, navigationalStatus }: Fields): boolean =>
  status === "A" && trustedOrUnsaid(mode) && navigationalStatus !== "V";
const gllValid = ({ status, mode }: Fields): boolean => status === "A" && trustedOrUnsaid(mode);
const gnsValid = ({ mode, navigationalStatus }: Fields): boolean =>
  typeof mode === "string" && [...mode].some(trusted) && navigationalStatus !== "V";
/** 1 standard, 2 differential, 3 precise, 4 and 5 real-time kinematic. Not 0 none, 6 estimated, 7 manual, 8 simulated. */
const ggaValid = ({ quality }: Fields): boolean =>
  typeof quality === "number" && quality >= 1 && quality <= 5;
const vtgValid = ({ mode }: Fields): boolean => trustedOrUnsaid(mode);
const statusA = ({ status }: Fields): boolean => status === "A";

const rmcTime: Reader = ({ time, date }) =>
  typeof time === "string" && typeof date === "string"
    ? utc(`20${date.slice(4, 6)}`, date.slice(2, 4), date.slice(0, 2), time)
    : undefined;

const zdaTime: Reader = ({ time, day, month, year }) =>
  typeof time === "string" && year !== undefined && month !== undefined && day !== undefined
    ? utc(String(year), String(month), String(day), time)
    : undefined;

/** By sentence, by field of the grammar. */
const READERS: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  RMC: {
    position: when(rmcValid, (fields) => placeIn(fields, trusted(fields.mode))),
    speed: when(rmcValid, number("speed")),
    course: when(rmcValid, number("course")),
    time: when(rmcValid, rmcTime),
  },
  GGA: { position: when(ggaValid, (fields) => placeIn(fields, true)) },
  GLL: { position: when(gllValid, (fields) => placeIn(fields, trusted(fields.mode))) },
  GNS: { position: when(gnsValid, (fields) => placeIn(fields, true)) },
  VTG: { speed: when(vtgValid, number("speed")), course: when(vtgValid, number("course")) },
  ZDA: { time: zdaTime },
  HDT: { heading: number("heading") },
  THS: { heading: when(({ mode }) => mode === "A", number("heading")) },
  ROT: { "rate-of-turn": when(statusA, number("rateOfTurn")) },
  VHW: { "speed-through-water": number("speed"), heading: number("heading") },
  VBW: {
    "speed-through-water": when(({ waterStatus }) => waterStatus === "A", number("waterSpeed")),
  },
  RSA: {
    "rudder-angle": when(({ starboardStatus }) => starboardStatus === "A", number("starboard")),
    "rudder-angle-port": when(({ portStatus }) => portStatus === "A", number("port")),
  },
  RPM: {
    "shaft-speed": when(({ status, source }) => status === "A" && source === "S", number("revolutions")),
  },
};

/** Undefined when the sentence has no such field. */
export const sentenceReader = (formatter: string, field: string): Reader | undefined =>
  READERS[formatter]?.[field];

/** The fields that can be taken of a sentence. */
export const fieldsOfSentence = (formatter: string): readonly string[] =>
  Object.keys(READERS[formatter] ?? {});

/** XDR gives its transducers as a list, each with its name. */
export function transducer(fields: Fields, name: string | undefined): number | undefined {
  const list = fields.measurements;
  if (!Array.isArray(list)) return undefined;
  for (const one of list as readonly FieldValue[])
    if (
      typeof one === "object" &&
      "name" in one &&
      one.name === name &&
      typeof one.value === "number" &&
      Number.isFinite(one.value)
    )
      return one.value;
  return undefined;
}
