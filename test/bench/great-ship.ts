/**
 * A great ro-ro passenger ship, written as a ship file: 100 watertight doors, 400 other closures, 200 detectors, bound
 * by every rule. Contacts hang on switch banks, 28 to a PGN 127501; detectors and meters on input units, 100 points
 * to a block; as ships carry them.
 */

import { ZodEnum } from "zod";
import { DRIVERS } from "../../drivers/index.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { readShipFile, type ShipFile } from "../../src/config/load.ts";
import { rules } from "../../src/rules/index.ts";
import { attributes, attributesOf } from "../../src/ship/equipment-attributes.ts";
import type { SignalSpec } from "../../src/ship/kinds/signal-spec.ts";
import { type Kind, kinds } from "../../src/ship/kinds.ts";
import { encodeRmc } from "../../src/wire/nmea0183/encode.ts";
import { candumpLines } from "../../src/wire/nmea2000/encode.ts";
import {
  SWITCH_BANK_STATUS,
  type SwitchState,
  switchBankStatusPayload,
} from "../../src/wire/nmea2000/switch-bank-status.ts";

const IN_A_BANK = 28;
const IN_A_BLOCK = 100;
const SPACES = 100;

interface Item {
  readonly kind: Kind;
  readonly attributes: object;
  /** The signal that is bound where one for each item is asked for. */
  readonly chief: string;
  readonly wire: "bank" | "block";
}

const below = { "below-bulkhead-deck": true };
const item = (kind: Kind, chief: string, attributes: object, wire: Item["wire"] = "bank"): Item => ({
  kind,
  chief,
  attributes,
  wire,
});
const some = (count: number, one: Item): readonly Item[] => Array.from({ length: count }, () => one);
const door = { operation: "power-sliding", width: 1, "used-at-sea": true, ...below };

const ABOARD: readonly Item[] = [
  ...some(80, item("watertight-door", "position", { ...door, "permitted-open": false })),
  ...some(20, item("watertight-door", "position", { ...door, "permitted-open": true, width: 1.4 })),
  ...some(10, item("shell-door", "position", { "shell-door": "side" })),
  ...some(30, item("ro-ro-access", "position", { access: "vehicle-ramp" })),
  ...some(150, item("opening", "position", { opening: "sidescuttle", sill: 8, ...below })),
  ...some(40, item("opening", "position", { opening: "hatch" })),
  ...some(20, item("opening", "position", { opening: "gangway-port" })),
  ...some(70, item("valve", "position", { valve: "discharge" })),
  ...some(50, item("valve", "position", { valve: "scupper" })),
  ...some(30, item("valve", "position", { valve: "sea-inlet" })),
  ...some(100, item("flooding-detector", "wet", below, "block")),
  ...some(100, item("fire-detector", "alarm", below, "block")),
];

/** What a kind has to say of itself, the first that is allowed; what a securing device secures stands aboard. */
function said(kind: Kind): object {
  if (kind === "securing-device") return { secures: "shell-door-101" };
  const must = attributesOf[kind]?.must ?? [];
  return Object.fromEntries(
    must.map((name) => {
      const schema = attributes[name];
      return [name, schema instanceof ZodEnum ? schema.options[0] : 1];
    }),
  );
}

export interface GreatShip {
  readonly file: ShipFile;
  /** The ship file as it is written. */
  readonly text: string;
  readonly signals: number;
  /** Everything that is said in one second, as it is recorded; `open` are contacts that are not as they should be. */
  readonly second: (at: number, open: ReadonlySet<number>) => readonly { port: string; text: string }[];
}

interface Carrier {
  /** A contact at the next place of a bank: its binding. */
  readonly bank: (says: object) => object;
  readonly input: () => object;
  readonly register: (says: object) => object;
}

/** The next free place on each wire, counted as they are given away. */
function carrier(): Carrier & { readonly taken: { bank: number; input: number; register: number } } {
  const taken = { bank: 0, input: 0, register: 0 };
  return {
    taken,
    bank: (says) => {
      const at = taken.bank;
      taken.bank += 1;
      const instance = Math.floor(at / IN_A_BANK);
      return {
        port: "backbone",
        pgn: SWITCH_BANK_STATUS,
        instance,
        indicator: (at % IN_A_BANK) + 1,
        ...says,
      };
    },
    input: () => ({ port: "io-1", input: taken.input++ }),
    register: (says) => ({ port: "io-1", register: taken.register++, ...says }),
  };
}

function bound(spec: SignalSpec<unknown>, wire: Item["wire"], on: Carrier): object | undefined {
  const [made, notMade] = spec.oneOf?.includes("closed") ? ["closed", "open"] : (spec.oneOf ?? []);
  if (spec.is === "text" && made !== undefined)
    return on.bank({ says: { made, "not-made": notMade ?? made } });
  if (spec.is === "boolean") return wire === "bank" ? on.bank({}) : on.input();
  return spec.is === "number" ? on.register({}) : undefined;
}

const GNSS = {
  id: "gnss-1",
  kind: "gnss",
  name: "GNSS receiver",
  signals: Object.fromEntries(
    ["position", "speed", "course", "time"].map((field) => [
      field,
      { port: "gnss-1", sentence: "RMC", field },
    ]),
  ),
};

const SHIP = {
  name: "Bench",
  id: "bench",
  flag: "IN",
  class: "I",
  types: ["passenger", "ro-ro-passenger"],
  "keel-laid": "2028-01-01",
  "gross-tonnage": 60_000,
  length: 240,
  breadth: 32,
  "passengers-certified": 2800,
  "persons-certified": 3000,
  propulsion: "mechanical",
  "time-zone": "Asia/Kolkata",
};

/** `chief`: one signal for each door, closure and detector, 700 in all. `every`: all that she could be fitted with. */
export function greatShip(signals: "chief" | "every"): GreatShip {
  const on = carrier();
  const others = (Object.keys(kinds) as Kind[])
    .filter((kind) => kind !== "gnss" && !ABOARD.some((one) => one.kind === kind))
    .map((kind) => item(kind, "", said(kind)));
  const fitted = signals === "chief" ? ABOARD : [...ABOARD, ...others];
  const equipment = fitted.map(({ kind, attributes, chief, wire }, index) => ({
    id: `${kind}-${index + 1}`,
    kind,
    name: `${kind} ${index + 1}`,
    place: { deck: (index % 8) + 1, frame: index, space: `space ${index % SPACES}` },
    ...attributes,
    signals: Object.fromEntries(
      Object.entries(kinds[kind] as Readonly<Record<string, SignalSpec<unknown>>>)
        .filter(([signal]) => signals === "every" || signal === chief)
        .flatMap(([signal, spec]) => {
          const binding = bound(spec, wire, on);
          return binding === undefined ? [] : [[signal, binding] as const];
        }),
    ),
  }));
  const ports = {
    backbone: { driver: "nmea2000", can: "can0" },
    "io-1": { driver: "modbus", tcp: "10.0.0.9:502", unit: 1, poll: "1s" },
    "gnss-1": { driver: "nmea0183", serial: "/dev/serial/by-path/bench", baud: 4800 },
  };
  const text = JSON.stringify({ ship: SHIP, ports, equipment: [...equipment, GNSS] });
  const loaded = readShipFile(text, ".", declared({ drivers: DRIVERS, rules }));
  if (!loaded.valid) throw new Error(loaded.problems.map(({ message }) => message).join("\n"));
  const { taken } = on;
  return {
    file: loaded.file,
    text,
    signals: taken.bank + taken.input + taken.register,
    second: (at, open) => [
      ...banks(at, taken.bank, open),
      ...blocks("input", taken.input, (count) => "00".repeat(Math.ceil(count / 8))),
      ...blocks("register", taken.register, (count) => "0102".repeat(count)),
      { port: "gnss-1", text: rmc(at) },
    ],
  };
}

function banks(at: number, contacts: number, open: ReadonlySet<number>): { port: string; text: string }[] {
  const told: { port: string; text: string }[] = [];
  for (let first = 0; first < contacts; first += IN_A_BANK) {
    const states: Record<number, SwitchState> = {};
    for (let n = first; n < Math.min(first + IN_A_BANK, contacts); n += 1)
      states[n - first + 1] = open.has(n) ? "off" : "on";
    const payload = switchBankStatusPayload(first / IN_A_BANK, states);
    for (const text of candumpLines("can0", at, {
      pgn: SWITCH_BANK_STATUS,
      source: 30 + first / IN_A_BANK,
      payload,
    }))
      told.push({ port: "backbone", text });
  }
  return told;
}

function blocks(
  table: "input" | "register",
  points: number,
  bytes: (count: number) => string,
): { port: string; text: string }[] {
  const told: { port: string; text: string }[] = [];
  for (let from = 0; from < points; from += IN_A_BLOCK) {
    const count = Math.min(IN_A_BLOCK, points - from);
    told.push({ port: "io-1", text: `unit 1 ${table} ${from}-${from + count - 1}: ${bytes(count)}` });
  }
  return told;
}

/** At sea off Kochi, going north at eighteen knots. */
function rmc(at: number): string {
  const iso = new Date(at).toISOString();
  const [time, date] = [
    `${iso.slice(11, 19).replaceAll(":", "")}.00`,
    `${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(2, 4)}`,
  ];
  return encodeRmc("GP", {
    time,
    date,
    status: "A",
    latitude: 9.9,
    longitude: 75.5,
    speed: 18,
    course: 0,
    mode: "A",
  });
}
