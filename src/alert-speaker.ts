/**
 * Alerts told by sentence on every line that the ship file names, and the commands that come back: each is a person's
 * act, with the sender as its author. A line that takes nothing holds up nobody: one message is under way on each, what
 * changes meanwhile waits as its latest state, and what did not get through is said again first.
 */
import type { Alert } from "./alerts/alert.ts";
import type { ShipFile } from "./config/load.ts";
import { driverOf } from "./driver-of.ts";
import { foreignWanted } from "./foreign-ears.ts";
import type { Driver } from "./ingest/driver.ts";
import type { Supervisor } from "./ingest/supervisor.ts";
import type { Clock, Instant } from "./kernel/clock.ts";
import { seconds } from "./kernel/duration.ts";
import type { Json } from "./kernel/json.ts";
import { type Kept, onlyChanges } from "./only-changes.ts";
import { type AlertSentences, alertSentences } from "./outputs/alert-sentences/sentences.ts";
import { type AlertSentencesSettings, alertLinesSchema } from "./outputs/alert-sentences/settings.ts";
import type { Ports, SpeechLine } from "./ports/ports.ts";
import type { Say } from "./ports/speech.ts";
import type { Act } from "./signals/act.ts";
import type { Told } from "./told.ts";
import type { Message } from "./wire/message.ts";
import { GROUPS } from "./wire/nmea0183/datagram.ts";
import { encodeDatagram } from "./wire/nmea0183/encode-datagram.ts";

export interface AlertSpeaker {
  /** What must be decoded of a port for the commands and the alerts of others that it may bring. */
  wanted(port: string): ReadonlySet<string>;
  /** Gives the numbers and revisions that have changed, to be kept for the next start. */
  told(told: Pick<Told, "alerts" | "asked">): Kept;
  heard(port: string, messages: readonly Message[], when: Instant): void;
  /** Says what is due; called at least twice a second. */
  tick(): void;
  stop(): void;
}

export interface AlertSpeakerStart {
  readonly file: Pick<ShipFile, "ship" | "ports" | "watch">;
  readonly drivers: readonly Driver[];
  readonly ports: Pick<Ports, "speak">;
  readonly clock: Clock;
  /** Those that are not normal. */
  readonly alerts: readonly Alert[];
  readonly kept: ReadonlyMap<string, Json>;
  /** Words when the act was refused. */
  readonly act: (act: Act) => string | undefined;
  /** Of a port that is known to be lost it is no news that it cannot be spoken on. */
  readonly supervisors: readonly Pick<Supervisor, "report">[];
  /** `well`, or what is wrong; only when it changes. */
  readonly trouble: (words: string) => void;
}

interface Line {
  readonly settings: AlertSentencesSettings;
  readonly sentences: AlertSentences;
  readonly framed: (sentences: readonly string[]) => Uint8Array;
  readonly say: Say;
  readonly changed: (state: Json) => Kept;
  /** It may have given numbers since. */
  unsaved: boolean;
  /** Under way, or to be said again. */
  message: readonly string[] | undefined;
  underWay: boolean;
  /** Since when nothing gets through, and why. */
  failing: { readonly since: number; readonly words: string } | undefined;
}

/** A line that is put back at once is no trouble worth an alert. */
const PATIENCE = seconds(10);
const COMMANDS: ReadonlySet<string> = new Set(["ACN", "ACK", "HBT"]);

export function createAlertSpeaker(start: AlertSpeakerStart): AlertSpeaker {
  const { clock } = start;
  const stopping = new AbortController();
  const lines = alertLinesSchema
    .parse(start.file.watch.outputs["alert-sentences"])
    .map((settings) => openLine(settings, start, stopping.signal));
  let wellness = "well";

  function pump(line: Line): void {
    if (line.underWay || stopping.signal.aborted) return;
    line.message ??= line.sentences.take(clock.now());
    if (line.message === undefined) return;
    line.unsaved = true;
    line.underWay = true;
    void line.say(line.framed(line.message)).then((words) => said(line, words));
  }

  function said(line: Line, words: string | undefined): void {
    line.underWay = false;
    if (words === undefined) {
      line.message = undefined;
      line.failing = undefined;
      pump(line);
    } else line.failing = { since: line.failing?.since ?? clock.now().mono, words };
  }

  const isLost = (name: string | undefined): boolean =>
    start.supervisors.map((one) => one.report()).some(({ port, state }) => port === name && state === "lost");

  function judge(): void {
    const { mono } = clock.now();
    const ill = lines.find(
      ({ failing, settings: { port } }) =>
        failing !== undefined && mono - failing.since >= PATIENCE && !isLost(port),
    );
    const words = ill?.failing ? `Alerts are not told to other equipment: ${ill.failing.words}` : "well";
    if (words !== wellness) start.trouble(words);
    wellness = words;
  }

  return {
    wanted: (port) =>
      new Set([
        ...(lines.some(({ settings }) => settings.port === port) ? COMMANDS : []),
        ...foreignWanted(start.file.watch.outputs, port),
      ]),
    told({ alerts, asked }) {
      for (const line of lines) {
        const questions = asked.filter(({ port }) => port === line.settings.port);
        if (alerts.length + questions.length === 0) continue;
        line.sentences.changed(alerts);
        for (const { question } of questions) line.sentences.ask(question);
        line.unsaved = true;
        pump(line);
      }
      return lines.flatMap(saved);
    },
    heard(port, messages, when) {
      for (const line of lines) {
        if (line.settings.port !== port) continue;
        for (const message of messages) {
          if (message.is !== "sentence" || !COMMANDS.has(message.formatter)) continue;
          for (const { act, refusal } of line.sentences.heard(message, when))
            if (start.act(act) !== undefined && refusal !== undefined) line.sentences.refuse(refusal);
        }
        pump(line);
      }
    },
    tick() {
      for (const line of lines) pump(line);
      judge();
    },
    stop: () => stopping.abort(),
  };
}

function saved(line: Line): Kept {
  if (!line.unsaved) return [];
  line.unsaved = false;
  return line.changed(line.sentences.save());
}

function openLine(settings: AlertSentencesSettings, start: AlertSpeakerStart, stop: AbortSignal): Line {
  const { port, serial, udp, group } = settings;
  const to = destination(settings, start);
  const key = `alert-sentences.${serial ?? udp ?? group ?? port ?? ""}`;
  const kept = start.kept.get(key);
  const subjects = start.file.ship.equipment.map(({ id }) => id);
  return {
    settings,
    sentences: alertSentences(settings, subjects, start.alerts, start.clock.now(), kept),
    framed: "datagrams" in to ? datagrams(settings.source) : ofLine,
    say: start.ports.speak(to, stop),
    changed: onlyChanges(key, kept),
    unsaved: true,
    message: undefined,
    underWay: false,
    failing: undefined,
  };
}

/** `check` has seen to it that there is one. */
function destination(settings: AlertSentencesSettings, { file, drivers }: AlertSpeakerStart): SpeechLine {
  const { port = "", serial, baud = 4800, udp, group, interface: address } = settings;
  if (serial !== undefined) return { serial: { path: serial, baud } };
  if (udp !== undefined) {
    const [host = "", at] = udp.split(":");
    return { datagrams: { host, port: Number(at), interface: address } };
  }
  const named = group === undefined ? undefined : GROUPS.get(group);
  if (named !== undefined) return { datagrams: { host: named.group, port: named.port, interface: address } };
  const heard = file.ports.find(({ name }) => name === port);
  const line = heard && driverOf(heard, drivers).line?.(heard.config);
  if (line === undefined) throw new Error(`nothing can be said on port “${port}”`);
  return line;
}

const ofLine = (sentences: readonly string[]): Uint8Array =>
  Buffer.from(sentences.map((one) => `${one}\r\n`).join(""), "latin1");

function datagrams(source: string): (sentences: readonly string[]) => Uint8Array {
  let lines = 0;
  let groups = 0;
  return (sentences) => {
    const written = encodeDatagram({ source, lines, groups, sentences });
    lines += sentences.length;
    if (sentences.length > 1) groups += 1;
    return Buffer.from(written, "latin1");
  };
}
