/**
 * The ports of the MV Malabar Queen, as config/demo.yaml binds them: what each panel, receiver and switch bank
 * of hers says about how things stand on board. The scenarios are what happens to her.
 */
import {
  encodeDor,
  encodeFir,
  encodeHdt,
  encodeNls,
  encodeRmc,
  encodeWat,
} from "../../src/wire/nmea0183/encode.ts";
import { encodeVdo } from "../../src/wire/nmea0183/encode-vdo.ts";
import { candumpLines } from "../../src/wire/nmea2000/encode.ts";
import {
  SWITCH_BANK_STATUS,
  type SwitchState,
  switchBankStatusPayload,
} from "../../src/wire/nmea2000/switch-bank-status.ts";
import { BANKS } from "./malabar-queen-banks.ts";
import { type Part, type Scene, type Speaker, utc, utcDate } from "./part.ts";
import type { Standing, Thing } from "./timeline.ts";

const MMSI = 419_000_123;
const LETTER: Readonly<Record<string, "O" | "C" | "X">> = { open: "O", closed: "C", moving: "O", error: "X" };

const letter = (standing: Standing, item: string) =>
  LETTER[String(standing.get(`${item}.position`) ?? "closed")] ?? "C";

const count = (standing: Standing, items: readonly string[]): number =>
  items.filter((item) => letter(standing, item) !== "C").length;

/** Doors of one console by DOR: each second one by one, and the count of the section. */
function doors(
  talker: string,
  system: string,
  items: readonly (readonly [id: string, division: string, deck: string, door: string])[],
): Part {
  const sea = ({ standing }: Scene): "C" | "O" => (standing.get("wtd-console.mode") === true ? "C" : "O");
  return {
    speaks: "nmea0183",
    speakers: [
      {
        every: 1000,
        says: (scene) =>
          items.map(([id, firstDivision, secondDivision, door]) =>
            encodeDor(talker, {
              type: "E",
              time: utc(scene.at),
              system,
              firstDivision,
              secondDivision,
              door,
              status: letter(scene.standing, id),
              switchSetting: sea(scene),
              text: id.toUpperCase(),
            }),
          ),
      },
      {
        every: 5000,
        says: (scene) => [
          encodeDor(talker, {
            type: "S",
            time: utc(scene.at),
            system,
            count: count(
              scene.standing,
              items.map(([id]) => id),
            ),
          }),
        ],
      },
    ],
  };
}

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

const is = (standing: Standing, thing: string): boolean => standing.get(thing) === true;

const firePanel: Part = {
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

const waterPanel: Part = {
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

const lightPanel: Part = {
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

const receiver = (name: string, metresNorth: number): Part => ({
  speaks: "nmea0183",
  speakers: [
    {
      every: 1000,
      says: ({ standing, place, at }) => {
        const valid = standing.get(name) !== "error";
        const fix = {
          latitude: place.latitude + metresNorth / 111_195,
          longitude: place.longitude,
          speed: place.speed,
          course: place.course,
        };
        return [
          encodeRmc("GP", {
            time: utc(at),
            date: utcDate(at),
            status: valid ? "A" : "V",
            mode: valid ? "A" : "N",
            ...(valid ? fix : {}),
          }),
        ];
      },
    },
  ],
});

const ais: Part = {
  speaks: "nmea0183",
  speakers: [
    {
      every: 6000,
      says: ({ standing, place, at }) => [
        encodeVdo("AI", {
          mmsi: MMSI,
          navigationalStatus: Number(standing.get("ais.status") ?? 15),
          speed: place.speed,
          latitude: place.latitude,
          longitude: place.longitude,
          course: place.course,
          heading: place.course,
          second: Math.floor(at / 1000) % 60,
        }),
      ],
    },
  ],
};

const state = (thing: Thing | undefined): SwitchState =>
  thing === "error" ? "error" : thing === "silent" ? "unavailable" : thing === true ? "on" : "off";

/** A contact that tells one end of a door's travel; both are off while it moves. */
const contact = (standing: Standing, item: string, end: string): SwitchState =>
  standing.get(`${item}.contacts`) === "error"
    ? "error"
    : standing.get(`${item}.position`) === end
      ? "on"
      : "off";

const bank = (instance: number, named: Speaker["named"]): Speaker => ({
  every: 1000,
  ...(named === undefined ? {} : { named }),
  says: ({ standing, at }) => {
    const indicators = Object.entries(BANKS[instance] ?? {}).map(([number, what]) => {
      const [thing, end] = what.split("=");
      const item = (thing ?? "").slice(0, (thing ?? "").lastIndexOf("."));
      return [
        Number(number),
        end === undefined ? state(standing.get(what)) : contact(standing, item, end),
      ] as const;
    });
    const payload = switchBankStatusPayload(instance, Object.fromEntries(indicators));
    return candumpLines("can0", at, { pgn: SWITCH_BANK_STATUS, source: 30 + instance, payload });
  },
});

export const malabarQueen: Readonly<Record<string, Part>> = {
  "wtd-console": doors("WD", "WT", [
    ["wtd-1", "148", "003", "001"],
    ["wtd-2", "132", "003", "002"],
    ["wtd-3", "116", "003", "003"],
    ["wtd-4", "96", "003", "004"],
  ]),
  "shell-panel": doors("HD", "HD", [
    ["bow-door", "01", "004", "001"],
    ["inner-bow-door", "02", "004", "002"],
    ["stern-ramp", "03", "004", "003"],
  ]),
  "fire-panel": firePanel,
  "water-panel": waterPanel,
  "light-panel": lightPanel,
  "gnss-1": receiver("gnss-1", 0),
  "gnss-2": receiver("gnss-2", 4),
  gyro: {
    speaks: "nmea0183",
    speakers: [{ every: 500, says: ({ place }) => [encodeHdt("HE", place.course)] }],
  },
  ais,
  backbone: {
    speaks: "nmea2000",
    speakers: [1, 2, 3, 4, 5].map((instance) => bank(instance, `bank-${instance}`)),
  },
};
