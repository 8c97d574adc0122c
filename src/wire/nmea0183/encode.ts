/**
 * Sentences to be sent: framed and with their checksum, without CR LF. Encoders take the very fields that the
 * decoder of the sentence gives, so that what is encoded decodes to itself.
 */
import { checksum } from "./checksum.ts";
import { escapeText } from "./escape.ts";

/** `$` talker formatter, fields `*hh`. Fields are put as they are: texts are escaped by who gives them. */
export function encodeSentence(talker: string, formatter: string, fields: readonly string[]): string {
  const body = [talker + formatter, ...fields].join(",");
  return `$${body}*${checksum(body)}`;
}

/** `!` talker formatter, fields `*hh`: encapsulated, such as AIS. */
export function encodeEncapsulated(talker: string, formatter: string, fields: readonly string[]): string {
  const body = [talker + formatter, ...fields].join(",");
  return `!${body}*${checksum(body)}`;
}

/** Degrees as `ddmm.mmmm,N` or `dddmm.mmmm,E`: minutes never print as 60. */
function angle(degrees: number, width: number, positive: string, negative: string): [string, string] {
  const tenThousandths = Math.round(Math.abs(degrees) * 600_000);
  const whole = Math.floor(tenThousandths / 600_000);
  const minutes = ((tenThousandths % 600_000) / 10_000).toFixed(4);
  return [
    `${String(whole).padStart(width, "0")}${minutes.padStart(7, "0")}`,
    degrees < 0 ? negative : positive,
  ];
}

const encodeLatitude = (degrees: number): [string, string] => angle(degrees, 2, "N", "S");
const encodeLongitude = (degrees: number): [string, string] => angle(degrees, 3, "E", "W");

const text = (value: string | undefined): string => (value === undefined ? "" : escapeText(value));
const count = (value: number | undefined): string =>
  value === undefined ? "" : String(value).padStart(3, "0");
const decimal = (value: number | undefined, digits = 1): string =>
  value === undefined ? "" : value.toFixed(digits);

/** What DOR, FIR and WAT have in common: who reports (one, a section, a fault), when, and where. */
interface DetectionReport {
  readonly type: "S" | "E" | "F" | "D";
  readonly time?: string;
  readonly system: string;
  readonly firstDivision?: string;
  readonly secondDivision?: string;
  /** Only with type S. */
  readonly count?: number;
  readonly text?: string;
}

function detection(report: DetectionReport, item: string | undefined, tail: readonly string[]): string[] {
  return [
    report.type,
    report.time ?? "",
    report.system,
    report.firstDivision ?? "",
    report.secondDivision ?? "",
    report.type === "S" ? count(report.count) : (item ?? ""),
    ...tail,
    text(report.text),
  ];
}

export interface DoorReport extends DetectionReport {
  readonly door?: string;
  readonly status?: "O" | "C" | "S" | "F" | "X";
  /** O: harbour mode, opening allowed; C: sea mode, ordered closed. */
  readonly switchSetting?: "O" | "C";
}

/** `$--DOR,a,hhmmss.ss,aa,cc,xxx,xxx,a,a,c--c*hh`, the current form with nine fields. */
export const encodeDor = (talker: string, door: DoorReport): string =>
  encodeSentence(talker, "DOR", detection(door, door.door, [door.status ?? "", door.switchSetting ?? ""]));

export interface FireReport extends DetectionReport {
  readonly detector?: string;
  readonly condition?: "A" | "V" | "X";
  readonly acknowledgement?: "A" | "V";
}

/** `$--FIR,a,hhmmss.ss,aa,cc,xxx,xxx,a,a,c--c*hh` */
export const encodeFir = (talker: string, fire: FireReport): string =>
  encodeSentence(
    talker,
    "FIR",
    detection(fire, fire.detector, [fire.condition ?? "", fire.acknowledgement ?? ""]),
  );

export interface WaterReport extends DetectionReport {
  readonly point?: string;
  readonly condition?: "N" | "H" | "J" | "L" | "K" | "X";
  readonly override?: "O" | "N";
}

/** `$--WAT,a,hhmmss.ss,aa,xx,xx,xxx,a,a,c--c*hh`, the current form with nine fields. */
export const encodeWat = (talker: string, water: WaterReport): string =>
  encodeSentence(talker, "WAT", detection(water, water.point, [water.condition ?? "", water.override ?? ""]));

export interface NavigationLight {
  readonly light: number;
  /** 0 not in use, 1 off, 2 on, 3 unknown, 4 short circuit, 5 open circuit, 6 low luminosity, 9 other error. */
  readonly status?: number;
  /** Remaining working hours in units of 100 h; 99 means more than 9800 h. */
  readonly remainingHours?: number;
}

/** `$--NLS,x,x,x,x,{x,x,x}…*hh`: one sentence for up to as many lights as fit in 82 characters (five). */
export function encodeNls(
  talker: string,
  lights: readonly NavigationLight[],
  sequence?: number,
): readonly string[] {
  const total = Math.max(1, Math.ceil(lights.length / 5));
  return Array.from({ length: total }, (_, index) => {
    const here = lights.slice(index * 5, index * 5 + 5);
    const triples = here.flatMap((lamp) => [
      String(lamp.light),
      lamp.status === undefined ? "" : String(lamp.status),
      lamp.remainingHours === undefined ? "" : String(lamp.remainingHours),
    ]);
    const id = sequence === undefined ? "" : String(sequence).padStart(2, "0");
    return encodeSentence(talker, "NLS", [
      String(total),
      String(index + 1),
      id,
      String(here.length),
      ...triples,
    ]);
  });
}

export interface RecommendedMinimum {
  readonly time: string;
  readonly status: "A" | "V";
  readonly latitude?: number;
  readonly longitude?: number;
  readonly speed?: number;
  readonly course?: number;
  /** ddmmyy */
  readonly date?: string;
  readonly variation?: number;
  readonly mode?: string;
  readonly navigationalStatus?: "S" | "C" | "U" | "V";
}

/** `$--RMC,hhmmss.ss,A,llll.llll,a,yyyyy.yyyy,a,x.x,x.x,ddmmyy,x.x,a,a,a*hh` */
export function encodeRmc(talker: string, fix: RecommendedMinimum): string {
  const variation = fix.variation;
  return encodeSentence(talker, "RMC", [
    fix.time,
    fix.status,
    ...(fix.latitude === undefined ? ["", ""] : encodeLatitude(fix.latitude)),
    ...(fix.longitude === undefined ? ["", ""] : encodeLongitude(fix.longitude)),
    decimal(fix.speed),
    fix.course === undefined ? "" : fix.course.toFixed(1).padStart(5, "0"),
    fix.date ?? "",
    ...(variation === undefined ? ["", ""] : [decimal(Math.abs(variation)), variation < 0 ? "W" : "E"]),
    fix.mode ?? (fix.status === "A" ? "A" : "N"),
    fix.navigationalStatus ?? "",
  ]);
}

/** `$--HDT,x.x,T*hh` */
export const encodeHdt = (talker: string, heading: number): string =>
  encodeSentence(talker, "HDT", [heading.toFixed(1).padStart(5, "0"), "T"]);

export interface DetailedAlarm {
  readonly time?: string;
  readonly system: string;
  readonly subsystem?: string;
  readonly instance: string;
  readonly alarm: string;
  readonly condition: "N" | "H" | "J" | "L" | "K" | "X";
  readonly acknowledgement: "A" | "V" | "B" | "H" | "O";
  readonly text?: string;
}

/** `$--ALA,hhmmss.ss,aa,aa,xx,xxx,a,a,c--c*hh` */
export const encodeAla = (talker: string, alarm: DetailedAlarm): string =>
  encodeSentence(talker, "ALA", [
    alarm.time ?? "",
    alarm.system,
    alarm.subsystem ?? "",
    alarm.instance,
    alarm.alarm,
    alarm.condition,
    alarm.acknowledgement,
    text(alarm.text),
  ]);
