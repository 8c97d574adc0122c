/** The ferry of config/inland-ferry.yaml at her ghat in Kolkata: few sensors, the example for inland waterways. */
import type { Speaker } from "../../drivers/simulator/part.ts";
import { candumpLines } from "../../src/wire/nmea2000/encode.ts";
import { SWITCH_BANK_STATUS, switchBankStatusPayload } from "../../src/wire/nmea2000/switch-bank-status.ts";
import type { Aboard } from "./aboard.ts";
import { receiver, transponder } from "./instruments.ts";
import { shipFileOf } from "./ship-file.ts";

/** As the ship file binds them. */
const BANKS: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  0: {
    1: "light-masthead.state",
    2: "light-port.state",
    3: "light-starboard.state",
    4: "light-stern.state",
    5: "light-anchor.state",
  },
  1: { 1: "bilge-engine.high", 2: "bilge-aft.high", 8: "mooring.lines-ashore" },
};

const bank = (instance: number): Speaker => ({
  every: 5000,
  named: `bank-${instance}`,
  says: ({ standing, at }) =>
    candumpLines("can0", at, {
      pgn: SWITCH_BANK_STATUS,
      source: 40 + instance,
      payload: switchBankStatusPayload(
        instance,
        Object.fromEntries(
          Object.entries(BANKS[instance] ?? {}).map(([n, thing]) => [
            n,
            standing.get(thing) === true ? "on" : "off",
          ]),
        ),
      ),
    }),
});

/** 127250: the satellite compass points ahead, true. */
const compass: Speaker = {
  every: 2000,
  says: ({ place, at }) => {
    const payload = Buffer.from([0, 0, 0, 0xff, 0x7f, 0xff, 0x7f, 0xfc]);
    payload.writeUInt16LE(Math.round((place.course * Math.PI * 10_000) / 180), 1);
    return candumpLines("can0", at, { pgn: 127_250, source: 5, payload });
  },
};

const file = shipFileOf("../../config/inland-ferry.yaml");
/** The crew list was left ashore. */
const papers = (file.ship.papers ?? []).filter(({ paper }) => paper !== "crew-list");

export const hooghlyFerry: Aboard = {
  name: "MV Hooghly Ferry 12",
  file: { ...file, ship: { ...file.ship, papers } },
  ports: { gnss: receiver, ais: transponder(419_000_112), backbone: [...[0, 1].map(bank), compass] },
  inOrder: { "mooring.lines-ashore": true, "ais.status": 5 },
  berth: { latitude: 22.575, longitude: 88.343, course: 0 },
  periodic: new Set(["gnss", "ais"]),
};
