/**
 * Alerts of other equipment on NMEA 2000: 126983 tells the state, 126985 the words. Which states and types canboat
 * names was found out by others, not published: a state that is not known is an active alert, a type that is not known
 * has no priority.
 */
import {
  type ForeignAnswer,
  type ForeignSaid,
  type ForeignState,
  foreignName,
} from "../../signals/foreign-alert.ts";
import type { Priority } from "../../signals/priority.ts";
import type { Fields, FieldValue, Message } from "../../wire/message.ts";

type Pgn = Extract<Message, { is: "pgn" }>;

const PRIORITIES: Readonly<Record<string, Priority>> = {
  "Emergency Alarm": "emergency-alarm",
  Alarm: "alarm",
  Warning: "warning",
  Caution: "caution",
};

/** `Awaiting Acknowledge` may be active or not: it is taken for active until it is said to be normal. */
const STATES: Readonly<Record<string, ForeignState>> = {
  Disabled: "normal",
  Normal: "normal",
  Active: "unacknowledged",
  Silenced: "silenced",
  Acknowledged: "acknowledged",
};

const word = (value: FieldValue | undefined): string => (value === undefined ? "0" : String(value));
const text = (value: FieldValue | undefined): string => (typeof value === "string" ? value.trim() : "");

const keyOf = (fields: Fields): string => {
  const id = foreignName(word(fields.alertSystem), word(fields.alertSubSystem), word(fields.alertId));
  return `${id}/${foreignName(word(fields.dataSourceInstance), word(fields.dataSourceIndexSource))}`;
};

const TYPES: Readonly<Record<string, number>> = { "Emergency Alarm": 1, Alarm: 2, Warning: 5, Caution: 8 };
const CATEGORIES: Readonly<Record<string, number>> = { Navigational: 0, Technical: 1 };

const number = (value: FieldValue | undefined, absent = 0xff): number =>
  typeof value === "number" ? value : absent;
const coded = (codes: Readonly<Record<string, number>>, value: FieldValue | undefined): number =>
  codes[String(value)] ?? number(value, 15);

/** Everything that a response must say again, so that its source knows which alert is meant. */
const answerTo = ({ source, name, about = name, fields }: Pgn): ForeignAnswer => ({
  by: "126984",
  to: source,
  type: coded(TYPES, fields.alertType),
  category: coded(CATEGORIES, fields.alertCategory),
  system: number(fields.alertSystem),
  subsystem: number(fields.alertSubSystem),
  id: number(fields.alertId, 0xffff),
  ...(about === undefined ? {} : { name: about }),
  instance: number(fields.dataSourceInstance),
  index: number(fields.dataSourceIndexSource),
  occurrence: number(fields.alertOccurrenceNumber),
});

export function saidByMessage(port: string, message: Pgn): ForeignSaid | undefined {
  const { pgn, source, name, fields } = message;
  const from = {
    source: name === undefined ? foreignName(port, String(source)) : foreignName(name),
    by: String(pgn),
  };
  if (pgn === 126_985) {
    const title = text(fields.alertTextDescription);
    const place = text(fields.alertLocationTextDescription);
    if (title === "" && place === "") return undefined;
    const whole = place === "" ? title : `${title === "" ? "Alert" : title}, ${place}`;
    return { ...from, says: "words", key: keyOf(fields), title: title === "" ? place : title, text: whole };
  }
  if (pgn !== 126_983) return undefined;
  const priority = PRIORITIES[String(fields.alertType)];
  const state = STATES[String(fields.alertState)] ?? "unacknowledged";
  const occurrence = fields.alertOccurrenceNumber;
  return {
    ...from,
    says: "alert",
    alert: {
      key: keyOf(fields),
      state: state === "unacknowledged" && fields.acknowledgeStatus === "Yes" ? "acknowledged" : state,
      ...(priority === undefined ? {} : { priority }),
      ...(fields.acknowledgeSupport === "No" ? {} : { answer: answerTo(message) }),
      ...(typeof occurrence === "number" ? { occurrence } : {}),
    },
  };
}
