/**
 * Alerts of other equipment, from the message to the outcome: heard only on the ports that the ship file names, and our
 * own, echoed back to us, not at all.
 */
import { refusal } from "./alerts/acknowledge.ts";
import type { Alert } from "./alerts/alert.ts";
import type { AlertAct } from "./alerts/book.ts";
import type { Outcome } from "./alerts/foreign/findings.ts";
import { type Asked, ForeignRoster } from "./alerts/foreign/roster.ts";
import { foreignAlertsSchema } from "./alerts/foreign/settings.ts";
import { escalatedId } from "./alerts/unanswered.ts";
import { saidByMessage } from "./bindings/foreign/messages.ts";
import { type Sentence, saidBySentence } from "./bindings/foreign/sentences.ts";
import type { Instant } from "./kernel/clock.ts";
import type { Json } from "./kernel/json.ts";
import type { PortState } from "./kernel/port-state.ts";
import { type AlertSentencesSettings, alertLinesSchema } from "./outputs/alert-sentences/settings.ts";
import { n2kAlertsSchema, ownName } from "./outputs/n2k-alerts/settings.ts";
import type { FieldValue, Message } from "./wire/message.ts";

/** Settings of the outputs, as the ship file has them under `watch`. */
export type Outputs = Readonly<Record<string, unknown>>;

export interface ForeignEars {
  hear(port: string, message: Message, when: Instant): readonly Outcome[];
  port(port: string, state: PortState, when: Instant): readonly Outcome[];
  due(): number | undefined;
  advance(now: Instant): readonly Outcome[];
  /** An acknowledgement on our list; undefined when it is no business of another's. */
  acknowledge(act: AlertAct, list: readonly Alert[], now: Instant): readonly Outcome[] | undefined;
  takeAsked(): readonly Asked[];
  /** For the next start; empty when nothing has changed since. */
  kept(): readonly (readonly [key: string, value: Json])[];
}

const HEARD: ReadonlySet<string> = new Set(["ALF", "ALC", "ARC", "HBT", "ALR", "ALA", "126983", "126985"]);
const NOTHING: ReadonlySet<string> = new Set();
const NONE: readonly never[] = [];
/** The name of its settings, and of what is kept for the next start. */
const KEPT = "foreign-alerts";

const portsOf = (outputs: Outputs): readonly string[] => foreignAlertsSchema.parse(outputs[KEPT]);

/** What must be decoded of a port. */
export const foreignWanted = (outputs: Outputs, port: string): ReadonlySet<string> =>
  portsOf(outputs).includes(port) ? HEARD : NOTHING;

export function foreignEars(outputs: Outputs, now: Instant, before: ReadonlyMap<string, Json>): ForeignEars {
  const ports = new Set(portsOf(outputs));
  const own = alertLinesSchema.parse(outputs["alert-sentences"]);
  const buses = n2kAlertsSchema.parse(outputs["n2k-alerts"]);
  const names = new Set(buses.map(ownName));
  const roster = new ForeignRoster(now, before.get(KEPT));
  return {
    hear(port, message, when) {
      if (!ports.has(port)) return NONE;
      const said =
        message.is === "pgn"
          ? names.has(message.about ?? "")
            ? undefined
            : saidByMessage(port, message)
          : message.is === "sentence" && !own.some((line) => isOwn(message, line))
            ? saidBySentence(port, message)
            : undefined;
      return said ? roster.hear(port, said, when) : NONE;
    },
    port: (port, state, when) =>
      ports.has(port) && state !== "starting" ? roster.port(port, state !== "hearing", when) : NONE,
    acknowledge(act, list, when) {
      if (act.act !== "acknowledge" || act.station !== undefined) return undefined;
      const alert = list.find(({ id }) => id === act.alert);
      // What may not be acknowledged on the bridge (categories A and C) is not so by way of its source either.
      if (alert === undefined || refusal(alert, act.station) !== undefined) return undefined;
      const may = (port: string): boolean =>
        [...own, ...buses].some((line) => line.acknowledges && line.port === port);
      return roster.acknowledge(baseId(alert), may, when);
    },
    due: () => roster.due(),
    advance: (to) => roster.advance(to),
    takeAsked: () => roster.takeAsked(),
    kept() {
      const state = roster.save();
      return state === undefined ? [] : [[KEPT, state]];
    },
  };
}

/** An alarm that a warning has become is the warning to its source. */
const baseId = ({ id, supersedes }: Alert): string =>
  supersedes !== undefined && escalatedId(supersedes) === id ? supersedes : id;

/** By our system function id where the line tells one; else by our talker, and what only we would say under it. */
function isOwn({ source, talker, formatter, fields }: Sentence, line: AlertSentencesSettings): boolean {
  if (source !== undefined) return source === line.source;
  if (talker !== line.talker) return false;
  switch (formatter) {
    case "ALF":
      return fields.manufacturer === line.manufacturer;
    case "ALC":
      return entriesOf(fields.alerts).every((entry) => entry.manufacturer === line.manufacturer);
    case "ALR":
      return line.sentences === "ALR";
    default:
      return formatter === "HBT";
  }
}

const entriesOf = (alerts: FieldValue | undefined): readonly { readonly [name: string]: FieldValue }[] =>
  Array.isArray(alerts) ? (alerts as readonly { readonly [name: string]: FieldValue }[]) : [];
