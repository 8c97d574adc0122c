/**
 * The watch's own health as signals: they stand on the board and are judged by rules like everything else,
 * so that every cause of an alert can be recorded and replayed.
 */
import type { PortState } from "../kernel/port-state.ts";
import type { Ref } from "./ref.ts";

/** The state of a port, by its name in the ship file. */
export const portSignal = (port: string): string => `port.${port}`;
/** Why it is in that state, in plain words. */
export const portReason = (port: string): string => `port-reason.${port}`;

/** Which of the sources of a signal speaks, where it has several: 0 is the first. */
export const sourceSignal = (signal: string): string => `source.${signal}`;
export const sourceInUse = (signal: string): Ref<number | undefined> => ({
  signal: sourceSignal(signal),
  need: "if-known",
});

/** What else the watch says of itself. */
export interface HealthSignals {
  /** `well`, or why not. */
  "watch.records-office": string;
  "watch.front-office": string;
  /** `well`, or which panel that must sound is kept from it by its browser. */
  "watch.panel-sound": string;
  /** Milliseconds by which the last turn of the watch came late; of every number here, 0 while it is within its limit. */
  "watch.loop-delay": number;
  /** `well`, or what had to be done to open the store: a damaged log set aside, a new chain begun. */
  "watch.store": string;
  /** `well`, or which step has been taken as the disk filled. */
  "watch.disk": string;
  /** Seconds that the last group commit took. */
  "watch.write-time": number;
  /** Seconds by which wall time last stepped against monotonic time; 0 when it has not. */
  "watch.clock-step": number;
  /** `well`, or since when and why the shore cannot be reached; by broker. */
  "watch.shore": string;
  /** `well`, or why alerts are not told to other equipment by sentence. */
  "watch.alert-sentences": string;
  /** `well`, or which horn or lamp of the watch does not do what it is told. */
  "watch.relays": string;
  /** `well`, or on which ports so much of what comes must be refused that the line is at fault. */
  "watch.line-errors": string;
  /** Resident memory, megabytes. */
  "watch.memory": number;
  /** How the watch began: `for the first time`, `again`, or `without its past`. */
  "watch.started": string;
  /** `well`, or how the watch before this one ended, and since when none was kept; said once at a start. */
  "watch.restart": string;
}
export type HealthSignal = keyof HealthSignals;

export const HEALTH_SIGNALS: readonly HealthSignal[] = [
  "watch.records-office",
  "watch.front-office",
  "watch.panel-sound",
  "watch.store",
  "watch.loop-delay",
  "watch.disk",
  "watch.write-time",
  "watch.clock-step",
  "watch.shore",
  "watch.alert-sentences",
  "watch.relays",
  "watch.line-errors",
  "watch.memory",
  "watch.started",
  "watch.restart",
];

/** A word of the watch about itself; undefined until it has been said. */
export const health = <S extends HealthSignal>(signal: S): Ref<HealthSignals[S] | undefined> => ({
  signal,
  need: "if-known",
});

export const portState = (port: string): Ref<PortState | undefined> => ({
  signal: portSignal(port),
  need: "if-known",
});
export const portBecause = (port: string): Ref<string | undefined> => ({
  signal: portReason(port),
  need: "if-known",
});
