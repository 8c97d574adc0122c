/**
 * What DOR, WAT and FIR say of one item. What is not known is told as a fault, never as closed, dry or quiet: a
 * receiver that believes us must not believe more than we do.
 */
import type { Known } from "../../signals/reading.ts";
import type { DoorReport, FireReport, WaterReport } from "../../wire/nmea0183/encode.ts";
import type { DoorEntry, FireEntry, WaterEntry } from "./settings.ts";

/** The signal of an item, as the board knows it. */
export type Knows = (signal: string) => Known;

export type Report =
  | ({ readonly is: "DOR" } & DoorReport)
  | ({ readonly is: "WAT" } & WaterReport)
  | ({ readonly is: "FIR" } & FireReport);

const goodOf = (known: Known): unknown => (known.quality === "good" ? known.value : undefined);
const three = (number: number): string => String(number).padStart(3, "0");

const DOOR_STATUS: Readonly<Record<string, DoorReport["status"] & string>> = {
  open: "O",
  moving: "O",
  closed: "C",
  secured: "S",
  free: "F",
};

export function doorReport(entry: DoorEntry, console: string | undefined, knows: Knows): Report {
  const { equipment, system, division, deck, door } = entry;
  const status = DOOR_STATUS[String(goodOf(knows(`${equipment}.position`)))] ?? "X";
  const secured = goodOf(knows(`${equipment}.secured`)) === true;
  const mode = console === undefined || system !== "WT" ? undefined : goodOf(knows(`${console}.mode`));
  return {
    is: "DOR",
    type: "E",
    system,
    ...(division === undefined ? {} : { firstDivision: division }),
    ...(deck === undefined ? {} : { secondDivision: deck.padStart(3, "0") }),
    door: three(door),
    status: status === "C" && secured ? "S" : status,
    ...(mode === "doors-closed" ? { switchSetting: "C" } : {}),
    ...(mode === "local-control" ? { switchSetting: "O" } : {}),
  };
}

export function waterReport(entry: WaterEntry, signal: string, knows: Knows): Report {
  const { equipment, system, first, second, point, says } = entry;
  const wet = goodOf(knows(`${equipment}.${signal}`));
  const high = says === "high" ? "H" : "J";
  return {
    is: "WAT",
    type: "E",
    system,
    ...(first === undefined ? {} : { firstDivision: first }),
    ...(second === undefined ? {} : { secondDivision: second.padStart(2, "0") }),
    point: three(point),
    condition: wet === true ? high : wet === false ? "N" : "X",
  };
}

export function fireReport(entry: FireEntry, knows: Knows): Report {
  const { equipment, type, zone, loop, detector } = entry;
  const [alarm, fault, disabled, acknowledged] = ["alarm", "fault", "disabled", "acknowledged"].map(
    (signal) => goodOf(knows(`${equipment}.${signal}`)),
  );
  const where = {
    system: type,
    ...(zone === undefined ? {} : { firstDivision: zone }),
    ...(loop === undefined ? {} : { secondDivision: loop.padStart(3, "0") }),
    detector: three(detector),
  };
  // An alarm is told whatever else is wrong with the detector.
  if (alarm !== true && disabled === true) return { is: "FIR", type: "D", ...where };
  const condition = alarm === true ? "A" : fault === true || alarm === undefined ? "X" : "V";
  const answered = acknowledged === true ? "A" : "V";
  return {
    is: "FIR",
    type: "E",
    ...where,
    condition,
    ...(condition === "A" || acknowledged === true ? { acknowledgement: answered } : {}),
  };
}

/** Counted in a section summary: open or faulty, activated or faulty. A detector that is switched off is neither. */
export function isCounted(report: Report): boolean {
  switch (report.is) {
    case "DOR":
      return report.status !== "C" && report.status !== "S";
    case "WAT":
      return report.condition !== "N";
    case "FIR":
      return report.type === "E" && report.condition !== "V";
  }
}

/** Told again after each summary: what is counted, and what is switched off. */
export const isToldAgain = (report: Report): boolean => isCounted(report) || report.type === "D";
