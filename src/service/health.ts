/**
 * The health of the watch itself: what is measured or heard of it, said when it changes and not again while it stays.
 * A wrong alert about oneself is as bad as a missing one, so each measure has a limit that the ship file may set
 * (rules/terms/own-limits), and hysteresis.
 */
import type { Clock, Instant } from "../kernel/clock.ts";
import { type Duration, seconds } from "../kernel/duration.ts";
import type { OwnLimits } from "../rules/terms/own-limits.ts";
import type { HealthSignal } from "../signals/health.ts";
import { createLineErrors, type LineCount } from "./line-errors.ts";

export interface Health {
  sleeps(now: Instant, wait: Duration): void;
  /** By how many milliseconds the turn came late; 0 when turns are in time again. */
  turned(now: Instant): void;
  wrote(milliseconds: number): void;
  disk(state: { readonly step?: string; readonly historyStopped: boolean; readonly freeBytes: number }): void;
  /** Seconds by which wall time stepped; 0 when no step has been seen for a minute. */
  clock(now: Instant): void;
  memory(bytes: number): void;
  lines(counts: readonly LineCount[], now: Instant): void;
  shore(state: { readonly broker: string; readonly connected: boolean; readonly because?: string }): void;
  /** The front office has died: said until it answers again. */
  frontDied(words: string): void;
  frontAnswers(): void;
  /** No browser can reach the panel: said until it listens. */
  panelDeaf(words: string): void;
  panelListens(): void;
}

const DISK_WORDS: Readonly<Record<string, string>> = {
  room: "well",
  "history-stopped": "The disk is filling: readings are no longer kept; the logbook is",
  "no-reserve": "The disk has no room for the logbook's reserve: readings are not kept; the logbook is",
  "reserve-released": "The disk is full: the logbook is written into its reserved space",
  "log-stopped": "The disk is full: the logbook cannot be written; entries wait in memory",
};

export function createHealth(
  clock: Clock,
  limits: OwnLimits,
  tell: (signal: HealthSignal, value: string | number) => void,
): Health {
  const said = new Map<HealthSignal, string | number>();
  const down = new Map<string, string>();
  const lineErrors = createLineErrors(limits["line-errors"]);
  let wakeAt: number | undefined;
  let offset = clock.now().at - clock.now().mono;
  let steppedAt: number | undefined;
  let died: string | undefined;
  let deaf: string | undefined;

  /** Nothing has to be said of what was well from the start. */
  function say(signal: HealthSignal, value: string | number): void {
    if ((said.get(signal) ?? (typeof value === "number" ? 0 : "well")) === value) return;
    said.set(signal, value);
    tell(signal, value);
  }
  const isIll = (signal: HealthSignal): boolean => (said.get(signal) ?? 0) !== 0;

  const front = (): void => say("watch.front-office", died ?? deaf ?? "well");

  return {
    sleeps(now, wait) {
      wakeAt = now.mono + wait;
    },
    turned(now) {
      const late = wakeAt === undefined ? 0 : now.mono - wakeAt;
      wakeAt = undefined;
      if (late > limits["loop-delay"]) say("watch.loop-delay", Math.round(late));
      else if (late <= limits["loop-delay"] / 2) say("watch.loop-delay", 0);
    },
    wrote(milliseconds) {
      if (milliseconds <= limits["write-time"]) say("watch.write-time", 0);
      else if (!isIll("watch.write-time")) say("watch.write-time", milliseconds / 1000);
    },
    disk({ step, historyStopped }) {
      say("watch.disk", DISK_WORDS[step ?? (historyStopped ? "history-stopped" : "room")] ?? "well");
    },
    clock(now) {
      const next = now.at - now.mono;
      const step = next - offset;
      offset = next;
      if (Math.abs(step) > limits["clock-step"]) {
        steppedAt = now.mono;
        say("watch.clock-step", Math.round(step / 100) / 10);
      } else if (steppedAt !== undefined && now.mono - steppedAt >= seconds(60)) {
        steppedAt = undefined;
        say("watch.clock-step", 0);
      }
    },
    memory(bytes) {
      const megabytes = Math.round(bytes / 1_000_000);
      if (megabytes <= limits.memory * 0.9) say("watch.memory", 0);
      else if (megabytes > limits.memory && !isIll("watch.memory")) say("watch.memory", megabytes);
    },
    lines(counts, now) {
      say("watch.line-errors", lineErrors(counts, now.mono));
    },
    shore({ broker, connected, because }) {
      if (connected) down.delete(broker);
      else down.set(broker, because ?? "no connection");
      const words = [...down].map(([name, why]) => `${name} cannot be reached: ${why}`);
      say("watch.shore", words.join("; ") || "well");
    },
    frontDied(words) {
      died = words;
      front();
    },
    frontAnswers() {
      died = undefined;
      front();
    },
    panelDeaf(words) {
      deaf = words;
      front();
    },
    panelListens() {
      deaf = undefined;
      front();
    },
  };
}
