/**
 * The alerts of this ship as one bus is told them: each on its change, then again and again while it is not normal,
 * with its words every ten seconds. However many there are, they take no more than a twentieth of the bus.
 */
import type { Alert, AlertChange } from "../../alerts/alert.ts";
import type { AlertAct } from "../../alerts/book.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { Json } from "../../kernel/json.ts";
import { byUrgency } from "../../signals/priority.ts";
import type { Message } from "../../wire/message.ts";
import {
  ALERT,
  ALERT_RESPONSE,
  ALERT_TEXT,
  type AlertIdentity,
  alertPayload,
  alertTextPayload,
} from "../../wire/nmea2000/alerts.ts";
import type { Sent } from "../../wire/nmea2000/encode.ts";
import { type KeptNumbers, Numbers } from "../alert-numbers.ts";
import { identityOf, toldOf } from "./said.ts";
import { type N2kAlertsSettings, ownName } from "./settings.ts";

type Pgn = Extract<Message, { is: "pgn" }>;

export interface BusAlerts {
  changed(changes: readonly AlertChange[]): void;
  /** The act that a response to one of our alerts asks for. */
  heard(message: Pgn): AlertAct | undefined;
  /** The next message, but for its source; undefined when there is nothing to say now. */
  take(now: Instant): Omit<Sent, "source"> | undefined;
  /** Numbers, for the next start. */
  save(): Json;
}

interface Line {
  alert: Alert;
  identity: AlertIdentity;
  /** Monotonic ms: when its state and its words are to be said next. */
  stateDue: number;
  wordsDue: number;
  /** Of a normal alert: how often that is still to be said. */
  left: number;
}

const WORDS_EVERY = 10_000;
/** That an alert is over is not said for ever, nor only once. */
const NORMAL_TIMES = 3;
const NOW = Number.NEGATIVE_INFINITY;
const PRIORITY = 2;
/** A bus carries some 1,900 frames a second. */
const FRAMES_A_SECOND = 100;
const AT_ONCE = 60;
const IDS = { first: 1, last: 65_000 };

const framesOf = (payload: Uint8Array): number => 1 + Math.ceil(Math.max(0, payload.length - 6) / 7);

/** `subjects`: the ship's equipment in the order of her file; `placeOf`: where it stands, in words. */
export function busAlerts(
  settings: N2kAlertsSettings,
  subjects: readonly string[],
  placeOf: (subject: string) => string,
  alerts: readonly Alert[],
  kept?: Json,
): BusAlerts {
  const numbers = new Numbers({}, subjects, kept as unknown as KeptNumbers | undefined, IDS);
  const name = ownName(settings);
  const lines = new Map<string, Line>();
  /** Frames that may be sent now. */
  let allowance = AT_ONCE;
  let counted: number | undefined;

  function tell(alert: Alert): void {
    if (alert.id.startsWith("EXT/")) return;
    const before = lines.get(alert.id);
    const identity = identityOf(alert, numbers, settings.system, name);
    const isNew = before === undefined || JSON.stringify(before.identity) !== JSON.stringify(identity);
    // Another occurrence is another alert to whoever hears it: the one before is over.
    if (before && isNew && before.alert.state !== "normal")
      lines.set(`${alert.id} ${before.alert.occurrence}`, over(before));
    const reworded = isNew || before.alert.text !== alert.text;
    lines.set(alert.id, {
      alert,
      identity,
      stateDue: NOW,
      wordsDue: reworded ? NOW : before.wordsDue,
      left: NORMAL_TIMES,
    });
  }

  const over = (line: Line): Line => ({
    ...line,
    alert: { ...line.alert, state: "normal" },
    stateDue: NOW,
    left: NORMAL_TIMES,
  });

  function next(now: Instant): readonly [key: string, line: Line] | undefined {
    let first: readonly [string, Line] | undefined;
    for (const entry of lines) {
      const [, line] = entry;
      if (dueOf(line) > now.mono) continue;
      if (first === undefined || byNeed(line, first[1]) < 0) first = entry;
    }
    return first;
  }

  function said(key: string, line: Line, now: Instant): Uint8Array {
    const { alert, identity } = line;
    if (line.stateDue > now.mono) {
      line.wordsDue = now.mono + WORDS_EVERY;
      return alertTextPayload(identity, alert.text, placeOf(alert.subject));
    }
    line.stateDue = now.mono + settings.every * 1000;
    if (alert.state === "normal") {
      line.left -= 1;
      if (line.left <= 0) lines.delete(key);
    }
    return alertPayload(identity, toldOf(alert, settings.station));
  }

  for (const alert of alerts) tell(alert);

  return {
    changed(changes) {
      for (const { after } of changes) tell(after);
    },
    heard(message) {
      if (message.pgn !== ALERT_RESPONSE || message.about !== name) return undefined;
      const { fields, source, name: by } = message;
      const meant = [...lines.values()].find(({ identity }) => isMeant(identity, fields));
      if (meant === undefined) return undefined;
      const author = { name: `${by ?? `address ${source}`} (126984 on ${settings.port})` };
      const { id } = meant.alert;
      if (fields.responseCommand === "Temporary Silence") return { act: "silence", author, alert: id };
      if (fields.responseCommand !== "Acknowledge") return undefined;
      const { station } = settings;
      return { act: "acknowledge", author, alert: id, ...(station === "bridge" ? {} : { station }) };
    },
    take(now) {
      allowance = Math.min(
        AT_ONCE,
        allowance + ((now.mono - (counted ?? now.mono)) * FRAMES_A_SECOND) / 1000,
      );
      counted = now.mono;
      const found = allowance > 0 ? next(now) : undefined;
      if (!found) return undefined;
      const [key, line] = found;
      const pgn = line.stateDue <= now.mono ? ALERT : ALERT_TEXT;
      const payload = said(key, line, now);
      allowance -= framesOf(payload);
      return { pgn, priority: PRIORITY, payload };
    },
    save: () => JSON.parse(JSON.stringify(numbers.kept())) as Json,
  };
}

/** Of what is over the words are not said again. */
const dueOf = ({ alert, stateDue, wordsDue }: Line): number =>
  alert.state === "normal" ? stateDue : Math.min(stateDue, wordsDue);

/** What has changed before what is only said again, the more urgent first, then whatever has waited longest. */
const byNeed = (a: Line, b: Line): number =>
  Number(b.stateDue === NOW) - Number(a.stateDue === NOW) ||
  (a.stateDue === NOW
    ? Number(a.alert.state === "normal") - Number(b.alert.state === "normal") ||
      byUrgency(a.alert.priority, b.alert.priority)
    : dueOf(a) - dueOf(b) || 0);

/** The very occurrence: an answer that comes late must not hide what has come since. */
const isMeant = (identity: AlertIdentity, fields: Pgn["fields"]): boolean =>
  identity.system === fields.alertSystem &&
  identity.subsystem === fields.alertSubSystem &&
  identity.id === fields.alertId &&
  identity.instance === fields.dataSourceInstance &&
  identity.index === fields.dataSourceIndexSource &&
  identity.occurrence === fields.alertOccurrenceNumber;
