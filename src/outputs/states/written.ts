/** Reports of doors, water and fire as sentences, under the talker of their system. */
import { encodeDor, encodeFir, encodeWat } from "../../wire/nmea0183/encode.ts";
import { cut, ROOM, timeOfDay } from "../../wire/nmea0183/room.ts";
import type { Report } from "./reports.ts";

const TALKERS: Readonly<Record<Report["is"], Readonly<Record<string, string>>>> = {
  DOR: { WT: "WD", WS: "WD", FD: "FD", HD: "HD" },
  WAT: { WL: "WL", BI: "BI", HD: "HD" },
  FIR: {},
};

const talkerOf = ({ is, system }: Pick<Report, "is" | "system">): string =>
  is === "FIR" ? "FR" : (TALKERS[is][system] ?? "II");

function encoded(talker: string, report: Report): string {
  switch (report.is) {
    case "DOR":
      return encodeDor(talker, report);
    case "WAT":
      return encodeWat(talker, report);
    case "FIR":
      return encodeFir(talker, report);
  }
}

/** With as much of the name as there is room for. */
export function written(talker: string | undefined, report: Report, at: number, name?: string): string {
  const told = { ...report, time: timeOfDay(at) };
  const speaker = talker ?? talkerOf(report);
  if (name === undefined) return encoded(speaker, told);
  const room = ROOM - (encoded(speaker, told).length - "*hh".length);
  return encoded(speaker, { ...told, text: cut(name, room) });
}
