/**
 * Commands to our alerts that come in by sentence: ACN, and ACK from older equipment. A command becomes a
 * person's act like one from the panel, with its refusal (ARC) at hand should the act be refused.
 */
import type { AlertAct } from "../../alerts/book.ts";
import type { Fields, Message } from "../../wire/message.ts";
import { type ArcFields, encodeArc } from "./encode.ts";
import type { AlertSentencesSettings } from "./settings.ts";

export type Sentence = Extract<Message, { is: "sentence" }>;

/** What is to be done about a sentence. */
export type Command =
  | { readonly do: "act"; readonly act: AlertAct; readonly refusal?: string }
  /** Say these alerts again; absent: all. */
  | { readonly do: "repeat"; readonly alerts?: readonly string[] }
  | { readonly do: "refuse"; readonly refusal: string };

/** What the commands need to know of the alerts on this line. */
export interface Known {
  readonly find: (alert: number, instance: number | undefined) => readonly string[];
  readonly byLegacy: (number: number) => string | undefined;
  /** Milliseconds for which the heartbeat of a talker may still be believed; undefined: none is heard. */
  readonly heartbeatOf: (talker: string) => number | undefined;
}

const number = (fields: Fields, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === "number" ? value : undefined;
};

/** Who speaks: the source when the line tells it (IEC 61162-450), else the talker. */
export const speaker = ({ talker, source }: Sentence): string => source ?? talker;

export function commandOf(
  sentence: Sentence,
  settings: AlertSentencesSettings,
  known: Known,
): Command | undefined {
  if (sentence.formatter === "ACK" && settings.sentences === "ALR") return ackOf(sentence, settings, known);
  if (sentence.formatter === "ACN" && settings.sentences === "ALF") return acnOf(sentence, settings, known);
  return undefined;
}

const stationOf = ({ station }: AlertSentencesSettings): { station?: "task-station" | "engine-room" } =>
  station === "bridge" ? {} : { station };

function ackOf(sentence: Sentence, settings: AlertSentencesSettings, known: Known): Command | undefined {
  const alert = known.byLegacy(Number(sentence.fields.alarm));
  if (alert === undefined) return undefined;
  const author = { name: `${speaker(sentence)} (ACK on ${settings.port ?? "its line"})` };
  return { do: "act", act: { act: "acknowledge", author, alert, ...stationOf(settings) } };
}

function acnOf(sentence: Sentence, settings: AlertSentencesSettings, known: Known): Command | undefined {
  const { fields } = sentence;
  const alert = number(fields, "alert");
  const instance = number(fields, "instance");
  const { manufacturer, command } = fields;
  if (alert === undefined || !isCommand(command)) return undefined;
  // Identifier 0 is for everybody; any other is ours only under our own mnemonic.
  if (alert !== 0 && manufacturer !== settings.manufacturer) return undefined;
  const arc: ArcFields = {
    ...(typeof manufacturer === "string" ? { manufacturer } : {}),
    alert,
    ...(instance === undefined ? {} : { instance }),
    command,
  };
  const refusal = encodeArc(settings.talker, arc);
  const alerts = alert === 0 ? [] : known.find(alert, instance === 0 ? undefined : instance);
  if (command === "Q") return repeatOf(alert, alerts, refusal);

  const author = { name: `${speaker(sentence)} (ACN on ${settings.port ?? "its line"})` };
  if (command === "S" && alert === 0) return { do: "act", act: { act: "silence", author }, refusal };
  const [one] = alerts;
  // Acknowledged and taken over singly only; of several that are meant, none is.
  if (one === undefined || alerts.length > 1 || (instance === 0 && command !== "S"))
    return { do: "refuse", refusal };
  switch (command) {
    case "A":
      return { do: "act", act: { act: "acknowledge", author, alert: one, ...stationOf(settings) }, refusal };
    case "S":
      return { do: "act", act: { act: "silence", author, alert: one }, refusal };
    case "O": {
      const lasts = known.heartbeatOf(speaker(sentence));
      // Whoever takes responsibility must be heard to live (IEC 61162-1, ACN with HBT).
      if (lasts === undefined) return { do: "refuse", refusal };
      return {
        do: "act",
        act: { act: "transfer", author, alert: one, to: speaker(sentence), lasts },
        refusal,
      };
    }
  }
}

function repeatOf(alert: number, alerts: readonly string[], refusal: string): Command {
  if (alert === 0) return { do: "repeat" };
  return alerts.length > 0 ? { do: "repeat", alerts } : { do: "refuse", refusal };
}

const isCommand = (value: unknown): value is ArcFields["command"] =>
  value === "A" || value === "Q" || value === "O" || value === "S";
