/** Alerts of other equipment by sentence: ALF, ALC and HBT of bridge alert management, ALR and ALA of what is older. */

import {
  type ForeignAlert,
  type ForeignQuestion,
  type ForeignSaid,
  type ForeignState,
  foreignName,
  type ListedAlert,
} from "../../signals/foreign-alert.ts";
import type { Priority } from "../../signals/priority.ts";
import type { Fields, FieldValue, Message } from "../../wire/message.ts";

export type Sentence = Extract<Message, { is: "sentence" }>;

/** On IEC 61162-450 a source says who it is, the same on every port; on a line it is known by port and talker. */
const sourceOf = (port: string, { source, talker }: Sentence): string =>
  source === undefined ? foreignName(port, talker) : foreignName(source);

const number = (value: FieldValue | undefined): number | undefined =>
  typeof value === "number" ? value : undefined;
const text = (value: FieldValue | undefined): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

const STATES: Readonly<Record<string, ForeignState>> = {
  V: "unacknowledged",
  S: "silenced",
  A: "acknowledged",
  O: "transferred",
  U: "rectified",
  N: "normal",
};
const PRIORITIES: Readonly<Record<string, Priority>> = {
  E: "emergency-alarm",
  A: "alarm",
  W: "warning",
  C: "caution",
};

const keyOf = (fields: Fields): string => {
  const mnemonic = text(fields.manufacturer);
  const id = String(number(fields.alert) ?? 0);
  return `${foreignName(...(mnemonic === undefined ? [] : [mnemonic]), id)}/${number(fields.instance) ?? 0}`;
};

/** Only what is there: an absent field must not hide one that is known. */
const known = <T extends object>(parts: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const questionOf = (fields: Fields): ForeignQuestion => ({
  alert: number(fields.alert) ?? 0,
  ...known({ manufacturer: text(fields.manufacturer), instance: number(fields.instance) }),
});

function alf(fields: Fields): ForeignAlert | undefined {
  const state = STATES[String(fields.state)];
  if (state === undefined) return undefined;
  const { category } = fields;
  return {
    key: keyOf(fields),
    state,
    answer: { by: "ACN", ...questionOf(fields) },
    ...known({
      revision: number(fields.revision),
      priority: PRIORITIES[String(fields.priority)],
      category: category === "A" || category === "B" || category === "C" ? category : undefined,
      title: text(fields.title),
      text: text(fields.description),
    }),
  };
}

const isGroup = (value: FieldValue): value is { readonly [name: string]: FieldValue } =>
  typeof value === "object" && !Array.isArray(value);

function listed(alerts: FieldValue | undefined): readonly ListedAlert[] {
  if (!Array.isArray(alerts)) return [];
  return alerts.filter(isGroup).map((entry) => ({
    key: keyOf(entry),
    question: questionOf(entry),
    ...known({ revision: number(entry.revision) }),
  }));
}

const stateBy = (active: boolean, acknowledged: boolean): ForeignState => {
  if (active) return acknowledged ? "acknowledged" : "unacknowledged";
  return acknowledged ? "normal" : "rectified";
};

/** Its condition and its acknowledgement are believed only when they are there: what is not told is not well. */
function alr({ alarm, condition, acknowledgement, text: words }: Fields): ForeignAlert {
  const id = String(alarm);
  return {
    key: `${foreignName(id)}/0`,
    state: stateBy(condition !== "V", acknowledgement === "A"),
    answer: { by: "ACK", alarm: id },
    title: `ALARM ${id}`,
    text: text(words) ?? `Alarm ${id}, of which nothing more is said`,
  };
}

/** J and K, extreme, are alarms; how urgent the others are is not told. */
function ala(fields: Fields): ForeignAlert {
  const { condition, acknowledgement } = fields;
  const [system = "", subsystem, alarm = ""] = [fields.system, fields.subsystem, fields.alarm].map(text);
  const parts = subsystem === undefined || subsystem === system ? [system] : [system, subsystem];
  const id = [...parts, alarm].join("-");
  // Harbour mode and override: somebody has dealt with it.
  const acknowledged = acknowledgement === "A" || acknowledgement === "H" || acknowledgement === "O";
  return {
    key: `${foreignName(id)}/${foreignName(text(fields.instance) ?? "0")}`,
    state: stateBy(condition !== "N", acknowledged),
    // B, broadcast: it is not acknowledged at all.
    ...(acknowledgement === "B"
      ? {}
      : {
          answer: {
            by: "AKD",
            system,
            alarm,
            ...known({ subsystem, instance: text(fields.instance) }),
          } as const,
        }),
    ...(condition === "J" || condition === "K" ? { priority: "alarm" as const } : {}),
    title: id,
    text: text(fields.text) ?? `Alarm ${id}, of which nothing more is said`,
  };
}

export function saidBySentence(port: string, sentence: Sentence): ForeignSaid | undefined {
  const { formatter: by, fields } = sentence;
  const from = { source: sourceOf(port, sentence), by };
  const alert = (one: ForeignAlert | undefined): ForeignSaid | undefined =>
    one && { ...from, says: "alert", alert: one };
  switch (by) {
    case "ALF":
      return alert(alf(fields));
    case "ARC":
      return fields.command === "A" ? { ...from, says: "refuses", key: keyOf(fields) } : undefined;
    case "ALC":
      return { ...from, says: "list", alerts: listed(fields.alerts) };
    case "HBT": {
      const interval = number(fields.interval);
      return { ...from, says: "lives", well: fields.status !== "V", ...(interval ? { interval } : {}) };
    }
    case "ALR":
      // One without a number says that none is active; one that says otherwise of no alarm says nothing.
      if (fields.alarm !== undefined) return alert(alr(fields));
      return fields.condition === "V" ? { ...from, says: "nothing" } : undefined;
    case "ALA":
      return fields.system === undefined || fields.alarm === undefined ? undefined : alert(ala(fields));
    default:
      return undefined;
  }
}
