/**
 * Own ship's AIS position report to be sent: message 1 in a VDO sentence.
 *
 *     !--VDO,1,1,,,payload,0*hh        168 bits, six to a character
 *
 *      0/6 type · 6/2 repeat · 8/30 MMSI · 38/4 navigational status · 42/8 rate of turn · 50/10 speed 0.1 kn ·
 *     60/1 accuracy · 61/28 longitude 1/600000° · 89/27 latitude · 116/12 course 0.1° · 128/9 heading ·
 *     137/6 second · 143/2 manoeuvre · 145/3 spare · 148/1 RAIM · 149/19 communication state
 */
import { encodeEncapsulated } from "./encode.ts";

export interface PositionReport {
  readonly mmsi: number;
  readonly navigationalStatus?: number;
  readonly speed?: number;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly course?: number;
  readonly heading?: number;
  readonly second?: number;
}

/** The value of each field that says "not available" (ITU-R M.1371, table 48). */
const UNAVAILABLE = {
  navigationalStatus: 15,
  rateOfTurn: -128,
  speed: 1023,
  longitude: 181 * 600_000,
  latitude: 91 * 600_000,
  course: 3600,
  heading: 511,
  second: 60,
};

const scaled = (value: number | undefined, scale: number, unavailable: number): number =>
  value === undefined ? unavailable : Math.round(value * scale);

/** Two's complement, most significant bit first. */
const bits = (value: number, width: number): string =>
  BigInt.asUintN(width, BigInt(value)).toString(2).padStart(width, "0");

/** Six bits to a character: 0–39 from `0`, 40–63 from a backquote. */
const armour = (stream: string): string =>
  stream.replace(/.{6}/g, (six) => {
    const value = Number.parseInt(six, 2);
    return String.fromCharCode(value < 40 ? value + 48 : value + 56);
  });

export function encodeVdo(talker: string, report: PositionReport): string {
  const stream = [
    bits(1, 6),
    bits(0, 2),
    bits(report.mmsi, 30),
    bits(report.navigationalStatus ?? UNAVAILABLE.navigationalStatus, 4),
    bits(UNAVAILABLE.rateOfTurn, 8),
    bits(Math.min(scaled(report.speed, 10, UNAVAILABLE.speed), 1023), 10),
    bits(1, 1),
    bits(scaled(report.longitude, 600_000, UNAVAILABLE.longitude), 28),
    bits(scaled(report.latitude, 600_000, UNAVAILABLE.latitude), 27),
    bits(scaled(report.course, 10, UNAVAILABLE.course), 12),
    bits(scaled(report.heading, 1, UNAVAILABLE.heading), 9),
    bits(report.second ?? UNAVAILABLE.second, 6),
    bits(0, 2 + 3 + 1 + 19),
  ].join("");
  return encodeEncapsulated(talker, "VDO", ["1", "1", "", "", armour(stream), "0"]);
}
