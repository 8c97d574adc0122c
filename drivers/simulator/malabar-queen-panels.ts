/** The fire, water and navigation light panels of the MV Malabar Queen: FIR, WAT and NLS. */
import { encodeFir, encodeNls, encodeWat } from "../../src/wire/nmea0183/encode.ts";
import { type Part, utc } from "./part.ts";
import type { Standing, Thing } from "./timeline.ts";

const is = (standing: Standing, thing: string): boolean => standing.get(thing) === true;

const DETECTORS = [
  ["fire-11", "FS", "01", "001", "011"],
  ["fire-12", "FM", "01", "001", "012"],
  ["fire-21", "FS", "02", "001", "021"],
  ["fire-22", "FH", "02", "001", "022"],
  ["fire-31", "FS", "03", "002", "031"],
  ["fire-32", "FS", "03", "002", "032"],
  ["fire-41", "FS", "04", "002", "041"],
  ["fire-42", "FH", "04", "002", "042"],
] as const;

export const firePanel: Part = {
  speaks: "nmea0183",
  speakers: [
    {
      every: 2000,
      says: ({ standing, at }) =>
        DETECTORS.map(([id, system, firstDivision, secondDivision, detector]) =>
          encodeFir("FR", {
            type: "E",
            time: utc(at),
            system,
            firstDivision,
            secondDivision,
            detector,
            condition:
              standing.get(`${id}.alarm`) === "error" ? "X" : is(standing, `${id}.alarm`) ? "A" : "V",
            acknowledgement: is(standing, `${id}.acknowledged`) ? "A" : "V",
            text: id.toUpperCase(),
          }),
        ),
    },
    {
      every: 5000,
      says: ({ standing, at }) => [
        encodeFir("FR", {
          type: "S",
          time: utc(at),
          system: "FD",
          count: DETECTORS.filter(([id]) => standing.get(`${id}.alarm`)).length,
        }),
      ],
    },
  ],
};

const WATER = [
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => [`flooding-${n}.wet`, "WL", `0${n}`, "01", `00${n}`] as const),
  ["bow-door.leakage", "HD", "01", "04", "001"] as const,
  ["inner-bow-door.leakage", "HD", "02", "04", "002"] as const,
  ["stern-ramp.leakage", "HD", "03", "04", "003"] as const,
];

export const waterPanel: Part = {
  speaks: "nmea0183",
  speakers: [
    {
      every: 2000,
      says: ({ standing, at }) =>
        WATER.map(([thing, system, firstDivision, secondDivision, point]) =>
          encodeWat(system === "WL" ? "WL" : "HD", {
            type: "E",
            time: utc(at),
            system,
            firstDivision,
            secondDivision,
            point,
            condition: standing.get(thing) === "error" ? "X" : is(standing, thing) ? "H" : "N",
            override: "N",
          }),
        ),
    },
    {
      every: 5000,
      says: ({ standing, at }) =>
        (["WL", "HD"] as const).map((system) =>
          encodeWat(system, {
            type: "S",
            time: utc(at),
            system,
            count: WATER.filter(([thing, of]) => of === system && standing.get(thing)).length,
          }),
        ),
    },
  ],
};

const LIGHTS = [
  "masthead",
  "masthead-aft",
  "sidelight-port",
  "sidelight-starboard",
  "stern",
  "anchor",
  "anchor-aft",
  "not-under-command-upper",
  "not-under-command-lower",
];
const LAMP = (thing: Thing | undefined): number =>
  thing === "open-circuit" ? 5 : thing === "error" ? 3 : thing === true ? 2 : 1;

export const lightPanel: Part = {
  speaks: "nmea0183",
  speakers: [
    {
      every: 2000,
      says: ({ standing }) =>
        encodeNls(
          "NL",
          LIGHTS.map((light, index) => ({
            light: index + 1,
            status: LAMP(standing.get(`light-${light}.state`)),
          })),
          1,
        ),
    },
  ],
};
