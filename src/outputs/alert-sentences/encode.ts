/**
 * Alert sentences to be sent. The frames are drawn beside their decoders in `wire/nmea0183/sentences`; fields
 * have the names that the decoders give them, so that what is encoded decodes to itself.
 */
import { encodeSentence } from "../../wire/nmea0183/encode.ts";
import { escapeText } from "../../wire/nmea0183/escape.ts";
import { cut, ROOM } from "../../wire/nmea0183/room.ts";

/** The longest title that ALF allows (IEC 62923-1). */
const TITLE = 16;

const fitted = (text: string, room: number): string => escapeText(cut(text, room));

const numeral = (value: number | undefined): string => (value === undefined ? "" : String(value));

export interface AlfFields {
  readonly time?: string;
  readonly category?: "A" | "B" | "C";
  /** E emergency alarm, A alarm, W warning, C caution. */
  readonly priority?: "E" | "A" | "W" | "C";
  readonly state: "V" | "S" | "A" | "O" | "U" | "N";
  readonly manufacturer?: string;
  readonly alert: number;
  readonly instance?: number;
  readonly revision: number;
  readonly escalation: number;
  readonly title: string;
  /** In a second sentence; as much of it as fits. */
  readonly description?: string;
}

/**
 * One sentence, or two when there is a description. Of a normal alert category and priority are not said, and
 * of a second sentence neither time nor state.
 */
export function encodeAlf(talker: string, alf: AlfFields, sequence: number): readonly string[] {
  const total = alf.description === undefined ? "1" : "2";
  const id = [
    alf.manufacturer ?? "",
    String(alf.alert),
    numeral(alf.instance),
    String(alf.revision),
    String(alf.escalation),
  ];
  const said = alf.state !== "N";
  const first = encodeSentence(talker, "ALF", [
    total,
    "1",
    String(sequence),
    alf.time ?? "",
    said ? (alf.category ?? "") : "",
    said ? (alf.priority ?? "") : "",
    alf.state,
    ...id,
    escapeText(alf.title.slice(0, TITLE)),
  ]);
  if (alf.description === undefined) return [first];
  const head = ["2", "2", String(sequence), "", "", "", "", ...id];
  const room = ROOM - `$${talker}ALF,${head.join(",")},`.length;
  return [first, encodeSentence(talker, "ALF", [...head, fitted(alf.description, room)])];
}

export interface AlcEntry {
  readonly manufacturer?: string;
  readonly alert: number;
  readonly instance?: number;
  readonly revision: number;
}

/** The most sentences that one list may have; what comes after is left out, so the most urgent come first. */
const LONGEST_LIST = 99;
/** Receivers on ships take no more entries in a sentence. */
const MOST_ENTRIES = 3;

/** The list of all alerts that are not normal; an empty list is said too. */
export function encodeAlc(talker: string, alerts: readonly AlcEntry[], sequence: number): readonly string[] {
  const head = `$${talker}ALC,00,00,00,0`.length;
  const sentences: string[][] = [[]];
  for (const { manufacturer, alert, instance, revision } of alerts) {
    const entry = [manufacturer ?? "", alert, numeral(instance), revision].join(",");
    const last = sentences.at(-1) ?? [];
    const length = head + [...last, entry].reduce((sum, one) => sum + 1 + one.length, 0);
    if (last.length < MOST_ENTRIES && length <= ROOM) last.push(entry);
    else sentences.push([entry]);
  }
  const sent = sentences.slice(0, LONGEST_LIST);
  const two = (n: number): string => String(n).padStart(2, "0");
  return sent.map((entries, i) =>
    encodeSentence(talker, "ALC", [
      two(sent.length),
      two(i + 1),
      two(sequence),
      String(entries.length),
      ...entries,
    ]),
  );
}

export const encodeHbt = (talker: string, interval: number, status: "A" | "V", sequence: number): string =>
  encodeSentence(talker, "HBT", [String(interval), status, String(sequence)]);

export interface ArcFields {
  readonly time?: string;
  readonly manufacturer?: string;
  readonly alert?: number;
  readonly instance?: number;
  /** The command refused: A acknowledge, Q query, O transfer, S silence. */
  readonly command: "A" | "Q" | "O" | "S";
}

export const encodeArc = (talker: string, arc: ArcFields): string =>
  encodeSentence(talker, "ARC", [
    arc.time ?? "",
    arc.manufacturer ?? "",
    numeral(arc.alert),
    numeral(arc.instance),
    arc.command,
  ]);

interface OfAnother {
  readonly manufacturer?: string;
  readonly alert: number;
  readonly instance?: number;
}

/** A command to one alert of another source: it stands before the status flag, as makers have it. */
export const encodeAcn = (
  talker: string,
  { manufacturer, alert, instance }: OfAnother,
  command: "A" | "Q",
): string =>
  encodeSentence(talker, "ACN", ["", manufacturer ?? "", numeral(alert), numeral(instance), command, "C"]);

/** To older equipment: that an alarm of its is acknowledged. */
export const encodeAck = (talker: string, alarm: string): string => encodeSentence(talker, "ACK", [alarm]);

/** The same of a detailed alarm (ALA); who acknowledges is told by the talker alone. */
export const encodeAkd = (
  talker: string,
  alarm: {
    readonly system: string;
    readonly subsystem?: string;
    readonly instance?: string;
    readonly alarm: string;
  },
): string =>
  encodeSentence(talker, "AKD", [
    "",
    alarm.system,
    alarm.subsystem ?? "",
    alarm.instance ?? "",
    alarm.alarm,
    talker,
    "",
    "",
  ]);

export interface AlrFields {
  readonly time?: string;
  /** Three digits; absent: no alarm is active. */
  readonly alarm?: number;
  readonly condition: "A" | "V";
  readonly acknowledgement: "A" | "V";
  readonly text?: string;
}

export function encodeAlr(talker: string, alr: AlrFields): string {
  const number = alr.alarm === undefined ? "" : String(alr.alarm).padStart(3, "0");
  const head = [alr.time ?? "", number, alr.condition, alr.acknowledgement];
  const room = ROOM - `$${talker}ALR,${head.join(",")},`.length;
  return encodeSentence(talker, "ALR", [...head, fitted(alr.text ?? "", room)]);
}
