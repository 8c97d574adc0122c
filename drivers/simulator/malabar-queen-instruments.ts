/** The receivers and the AIS of the MV Malabar Queen: RMC and VDO. */
import { encodeRmc } from "../../src/wire/nmea0183/encode.ts";
import { encodeVdo } from "../../src/wire/nmea0183/encode-vdo.ts";
import { type Part, utc, utcDate } from "./part.ts";

const MMSI = 419_000_123;

export const receiver = (name: string, metresNorth: number): Part => ({
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

export const ais: Part = {
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
