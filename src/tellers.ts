/**
 * Everything that is told to other equipment on the lines of the ship: alerts, and the states of doors, water and fire.
 * Their troubles are one: what is wrong with a line that is not known to be lost anyway.
 */
import { type AlertSpeakerStart, createAlertSpeaker } from "./alert-speaker.ts";
import type { AlertBook } from "./alerts/book.ts";
import { createBusSpeaker } from "./bus-speaker.ts";
import type { Supervisor } from "./ingest/supervisor.ts";
import type { Instant } from "./kernel/clock.ts";
import type { Kept } from "./only-changes.ts";
import type { Board } from "./signals/board.ts";
import type { Trouble } from "./spoken-line.ts";
import { createStateSpeaker, type StateSpeakerStart } from "./state-speaker.ts";
import type { Told } from "./told.ts";
import type { Message } from "./wire/message.ts";

export interface Tellers {
  /** What must be decoded of a port for the commands and the alerts of others that it may bring. */
  wanted(port: string): ReadonlySet<string>;
  /** Gives what has changed and is to be kept for the next start. */
  told(told: Pick<Told, "alerts" | "asked" | "changes">): Kept;
  heard(port: string, messages: readonly Message[], when: Instant): void;
  /** Says what is due; called at least twice a second. */
  tick(): void;
  stop(): void;
}

export interface TellersStart extends Omit<AlertSpeakerStart & StateSpeakerStart, "alerts" | "board"> {
  readonly watch: { readonly alerts: Pick<AlertBook, "list">; readonly board: Pick<Board, "know"> };
  /** Of a port that is known to be lost it is no news that it cannot be spoken on. */
  readonly supervisors: readonly Pick<Supervisor, "report">[];
  /** `well`, or what is wrong; only when it changes. */
  readonly trouble: (words: string) => void;
}

export function createTellers(start: TellersStart): Tellers {
  const stopping = new AbortController();
  const { board } = start.watch;
  const alerts = createAlertSpeaker({ ...start, alerts: start.watch.alerts.list() }, stopping.signal);
  const buses = createBusSpeaker({ ...start, alerts: start.watch.alerts.list() }, stopping.signal);
  const states = createStateSpeaker({ ...start, board }, stopping.signal);
  let wellness = "well";

  function judge(): void {
    const troubles: readonly Trouble[] = [...alerts.troubles(), ...buses.troubles(), ...states.troubles()];
    if (troubles.length === 0 && wellness === "well") return;
    const reports = start.supervisors.map((one) => one.report());
    const isLost = (name: string | undefined): boolean =>
      reports.some(({ port, state }) => port === name && state === "lost");
    const words = troubles.flatMap((one) => (isLost(one.port) ? [] : [one.words]));
    const said = words.length === 0 ? "well" : words.join("; ");
    if (said !== wellness) start.trouble(said);
    wellness = said;
  }

  return {
    wanted: (port) => new Set([...alerts.wanted(port), ...buses.wanted(port)]),
    told(told) {
      states.told(told);
      return [...alerts.told(told), ...buses.told(told)];
    },
    heard(port, messages, when) {
      alerts.heard(port, messages, when);
      buses.heard(port, messages);
    },
    tick() {
      alerts.tick();
      buses.tick();
      states.tick();
      judge();
    },
    stop: () => stopping.abort(),
  };
}
