/**
 * Alerts told by sentence on every line that the ship file names, and the commands that come back: each is a person's
 * act, with the sender as its author. A line that takes nothing holds up nobody: one message is under way on each, what
 * changes meanwhile waits as its latest state, and what did not get through is said again first.
 */
import type { Alert } from "./alerts/alert.ts";
import type { ShipFile } from "./config/load.ts";
import { foreignWanted } from "./foreign-ears.ts";
import type { Driver } from "./ingest/driver.ts";
import type { Clock, Instant } from "./kernel/clock.ts";
import type { Json } from "./kernel/json.ts";
import { type Kept, onlyChanges } from "./only-changes.ts";
import { type AlertSentences, alertSentences } from "./outputs/alert-sentences/sentences.ts";
import { type AlertSentencesSettings, alertLinesSchema } from "./outputs/alert-sentences/settings.ts";
import { ownPlace } from "./outputs/place.ts";
import type { Ports } from "./ports/ports.ts";
import type { Act } from "./signals/act.ts";
import { type SpokenLine, spokenLine, type Trouble } from "./spoken-line.ts";
import { spokenAt } from "./spoken-place.ts";
import type { Told } from "./told.ts";
import type { Message } from "./wire/message.ts";

export interface AlertSpeaker {
  /** What must be decoded of a port for the commands and the alerts of others that it may bring. */
  wanted(port: string): ReadonlySet<string>;
  /** Gives the numbers and revisions that have changed, to be kept for the next start. */
  told(told: Pick<Told, "alerts" | "asked">): Kept;
  heard(port: string, messages: readonly Message[], when: Instant): void;
  /** Says what is due; called at least twice a second. */
  tick(): void;
  troubles(): readonly Trouble[];
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
}

interface Line {
  readonly settings: AlertSentencesSettings;
  readonly sentences: AlertSentences;
  readonly spoken: SpokenLine;
  readonly changed: (state: Json) => Kept;
  /** It may have given numbers since. */
  unsaved: boolean;
}

const COMMANDS: ReadonlySet<string> = new Set(["ACN", "ACK", "HBT"]);

export function createAlertSpeaker(start: AlertSpeakerStart, stop: AbortSignal): AlertSpeaker {
  const { clock } = start;
  const lines = alertLinesSchema
    .parse(start.file.watch.outputs["alert-sentences"])
    .map((settings) => openLine(settings, start, stop));

  return {
    wanted: (port) =>
      new Set([
        ...(lines.some(({ settings }) => settings.port === port) ? COMMANDS : []),
        ...foreignWanted(start.file.watch.outputs, port),
      ]),
    told({ alerts, asked }) {
      for (const line of lines) {
        const ours = asked.filter(({ port }) => port === line.settings.port);
        if (alerts.length + ours.length === 0) continue;
        line.sentences.changed(alerts);
        for (const one of ours)
          if ("question" in one) line.sentences.ask(one.question);
          else line.sentences.acknowledge(one.acknowledge);
        line.unsaved = true;
        line.spoken.pump();
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
        line.spoken.pump();
      }
    },
    tick() {
      for (const line of lines) line.spoken.pump();
    },
    troubles: () =>
      lines.flatMap(({ spoken, settings: { port } }) => {
        const words = spoken.trouble(clock.now());
        return words === undefined
          ? []
          : [{ port, words: `Alerts are not told to other equipment: ${words}` }];
      }),
  };
}

function saved(line: Line): Kept {
  if (!line.unsaved) return [];
  line.unsaved = false;
  return line.changed(line.sentences.save());
}

function openLine(settings: AlertSentencesSettings, start: AlertSpeakerStart, stop: AbortSignal): Line {
  const key = `alert-sentences.${ownPlace(settings) ?? settings.port ?? ""}`;
  const kept = start.kept.get(key);
  const subjects = start.file.ship.equipment.map(({ id }) => id);
  const sentences = alertSentences(settings, subjects, start.alerts, start.clock.now(), kept);
  const line: Line = {
    settings,
    sentences,
    spoken: spokenLine({ take, ...spokenAt(settings, start, stop) }, start.clock, stop),
    changed: onlyChanges(key, kept),
    unsaved: true,
  };
  function take(now: Instant): readonly string[] | undefined {
    const message = sentences.take(now);
    if (message !== undefined) line.unsaved = true;
    return message;
  }
  return line;
}
