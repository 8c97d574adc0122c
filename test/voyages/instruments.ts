/** What every ship of the voyages has on her bridge: a receiver, and an AIS transponder that reports her status. */
import { type Speaker, utc, utcDate } from "../../drivers/simulator/part.ts";
import { encodeRmc } from "../../src/wire/nmea0183/encode.ts";
import { encodeVdo } from "../../src/wire/nmea0183/encode-vdo.ts";

export const receiver: readonly Speaker[] = [
  {
    every: 5000,
    says: ({ standing, place, at }) =>
      standing.get("gnss") === "error"
        ? [encodeRmc("GP", { time: utc(at), date: utcDate(at), status: "V", mode: "N" })]
        : [encodeRmc("GP", { time: utc(at), date: utcDate(at), status: "A", mode: "A", ...place })],
  },
];

export const transponder = (mmsi: number): readonly Speaker[] => [
  {
    every: 60_000,
    says: ({ standing, place, at }) => [
      encodeVdo("AI", {
        mmsi,
        navigationalStatus: Number(standing.get("ais.status")),
        ...place,
        second: Math.floor(at / 1000) % 60,
      }),
    ],
  },
];
