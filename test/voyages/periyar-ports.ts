/** What the ports of the MV Periyar (periyar.yaml) say about how things stand on board, for the making of recordings. */
import { type Part, type Scene, type Speaker, utc } from "../../drivers/simulator/part.ts";
import type { Standing, Thing } from "../../drivers/simulator/timeline.ts";
import { encodeDor, encodeFir, encodeNls, encodeWat } from "../../src/wire/nmea0183/encode.ts";
import { candumpLines } from "../../src/wire/nmea2000/encode.ts";
import {
  SWITCH_BANK_STATUS,
  type SwitchState,
  switchBankStatusPayload,
} from "../../src/wire/nmea2000/switch-bank-status.ts";
import { receiver, transponder } from "./instruments.ts";

const DOORS = [
  ["wtd-1", "96", "001"],
  ["wtd-2", "70", "002"],
] as const;
const STATUS: Readonly<Record<string, "O" | "C" | "X">> = { open: "O", closed: "C", moving: "O", error: "X" };
const status = (standing: Standing, id: string) => STATUS[String(standing.get(`${id}.position`))] ?? "C";
const is = (standing: Standing, thing: string): boolean => standing.get(thing) === true;

const console_: Part = {
  speaks: "nmea0183",
  speakers: [
    {
      every: 10_000,
      says: ({ standing, at }) =>
        DOORS.map(([id, firstDivision, door]) =>
          encodeDor("WD", {
            type: "E",
            time: utc(at),
            system: "WT",
            firstDivision,
            secondDivision: "002",
            door,
            status: status(standing, id),
            switchSetting: is(standing, "shell-panel.sea") ? "C" : "O",
            text: id.toUpperCase(),
          }),
        ),
    },
    {
      every: 10_000,
      says: ({ standing, at }) => [
        encodeDor("WD", {
          type: "S",
          time: utc(at),
          system: "WT",
          count: DOORS.filter(([id]) => status(standing, id) !== "C").length,
        }),
      ],
    },
  ],
};

const DETECTORS = [
  ["fire-1", "01", "001"],
  ["fire-2", "02", "002"],
] as const;

const firePanel: Part = {
  speaks: "nmea0183",
  speakers: [
    {
      every: 10_000,
      says: ({ standing, at }) => [
        ...DETECTORS.map(([id, firstDivision, detector]) =>
          encodeFir("FR", {
            type: "E",
            time: utc(at),
            system: "FS",
            firstDivision,
            secondDivision: "001",
            detector,
            condition: is(standing, `${id}.alarm`) ? "A" : "V",
            acknowledgement: is(standing, `${id}.acknowledged`) ? "A" : "V",
            text: id.toUpperCase(),
          }),
        ),
        encodeFir("FR", {
          type: "S",
          time: utc(at),
          system: "FD",
          count: DETECTORS.filter(([id]) => is(standing, `${id}.alarm`)).length,
        }),
      ],
    },
  ],
};

const waterPanel: Part = {
  speaks: "nmea0183",
  speakers: [
    {
      every: 10_000,
      says: ({ standing, at }) => [
        ...[1, 2].map((n) =>
          encodeWat("WL", {
            type: "E",
            time: utc(at),
            system: "WL",
            firstDivision: `0${n}`,
            secondDivision: "01",
            point: `00${n}`,
            condition: is(standing, `flooding-${n}.wet`) ? "H" : "N",
            override: "N",
          }),
        ),
        encodeWat("WL", {
          type: "S",
          time: utc(at),
          system: "WL",
          count: [1, 2].filter((n) => is(standing, `flooding-${n}.wet`)).length,
        }),
      ],
    },
  ],
};

const LAMPS = ["light-masthead", "light-port", "light-starboard", "light-stern"];
const lamp = (thing: Thing | undefined): number => (thing === "open-circuit" ? 5 : thing === true ? 2 : 1);
const lightPanel: Part = {
  speaks: "nmea0183",
  speakers: [
    {
      every: 20_000,
      says: ({ standing }) =>
        encodeNls(
          "NL",
          LAMPS.map((id, index) => ({ light: index + 1, status: lamp(standing.get(id)) })),
          1,
        ),
    },
  ],
};

const doors = (from: number, tail: string): Readonly<Record<number, string>> =>
  Object.fromEntries([1, 2, 3, 4, 5].map((door) => [from + door - 1, `wtd-${door}.${tail}`]));
const BANKS: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  1: {
    1: "wtd-3=closed",
    2: "wtd-3=open",
    3: "wtd-4=closed",
    4: "wtd-4=open",
    5: "wtd-5=closed",
    6: "wtd-5=open",
  },
  2: { ...doors(1, "supply"), ...doors(11, "remote-closing"), ...doors(16, "alarm") },
  3: {
    1: "shell-panel.sea",
    2: "shell-panel.supply",
    3: "shell-panel.fault",
    4: "stern-ramp.closed",
    5: "stern-ramp.secured",
    6: "stern-ramp.leakage",
    7: "hinged-door.closed",
    10: "bilge-er.high",
    11: "drain.high",
    12: "mooring.lines-ashore",
    13: "wtd-console.doors-closed",
  },
};

function indicator(standing: Standing, what: string): SwitchState {
  const [item = "", end] = what.split("=");
  if (end === undefined) {
    const thing = standing.get(what);
    return thing === "error" ? "error" : thing === true ? "on" : "off";
  }
  const contacts = standing.get(`${item}.contacts`);
  if (contacts === "error" || contacts === "silent") return contacts === "error" ? "error" : "unavailable";
  if (contacts === true) return "on"; // Both made: a contradiction.
  return standing.get(`${item}.position`) === end ? "on" : "off";
}

const bank = (instance: number) => ({
  every: 5000,
  named: `bank-${instance}`,
  says: ({ standing, at }: Scene) => {
    const indicators = Object.fromEntries(
      Object.entries(BANKS[instance] ?? {}).map(([n, what]) => [Number(n), indicator(standing, what)]),
    );
    return candumpLines("can0", at, {
      pgn: SWITCH_BANK_STATUS,
      source: 30 + instance,
      payload: switchBankStatusPayload(instance, indicators),
    });
  },
});

export const periyarPorts: Readonly<Record<string, readonly Speaker[]>> = {
  "wtd-console": console_.speakers,
  "fire-panel": firePanel.speakers,
  "water-panel": waterPanel.speakers,
  "light-panel": lightPanel.speakers,
  gnss: receiver,
  ais: transponder(419_000_777),
  backbone: [1, 2, 3].map(bank),
};

/** Alongside at Kochi, everything closed and in order. */
export const inOrder: Readonly<Record<string, Thing>> = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((door) => [
      [`wtd-${door}.position`, "closed"],
      [`wtd-${door}.supply`, true],
    ]),
  ),
  "shell-panel.supply": true,
  "stern-ramp.closed": true,
  "stern-ramp.secured": true,
  "hinged-door.closed": true,
  "mooring.lines-ashore": true,
  "ais.status": 5,
};
