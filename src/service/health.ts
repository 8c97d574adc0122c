/**
 * The health of the watch itself, as changes worth saying: each function returns what to say, or undefined
 * while nothing has changed. A wrong alert about oneself is as bad as a missing one, so each has a limit with
 * its reason, and hysteresis.
 */
import type { Clock, Instant } from "../kernel/clock.ts";
import { type Duration, seconds } from "../kernel/duration.ts";

/** A turn later than this was held up by something: alerts are promised within a second. */
const LATE = seconds(1);
/** Commits slower than this mean a failing or overloaded disk; SD cards pause for half a second at times. */
const SLOW_WRITE = seconds(5);
/** Smaller differences are the discipline of the clock; larger ones are steps. */
const STEP = seconds(2);
/** The unit's limit lies at 400 MB; this leaves time to act. */
const MUCH_MEMORY = 300;

export interface Health {
  sleeps(now: Instant, wait: Duration): void;
  /** Milliseconds by which the turn came late; 0 when it is in time again. */
  turned(now: Instant): number | undefined;
  wrote(milliseconds: number): number | undefined;
  disk(state: {
    readonly step?: string;
    readonly historyStopped: boolean;
    readonly freeBytes: number;
  }): string | undefined;
  /** Seconds by which wall time stepped; 0 when no step has been seen for a minute. */
  clock(now: Instant): number | undefined;
  memory(bytes: number): number | undefined;
  shore(state: {
    readonly broker: string;
    readonly connected: boolean;
    readonly because?: string;
  }): string | undefined;
  /** The front office has died: said once, until it answers again. */
  frontDied(words: string): string | undefined;
  frontAnswers(): string | undefined;
  /** No browser can reach the panel: said until it listens. */
  panelDeaf(words: string): string | undefined;
  panelListens(): string | undefined;
}

const DISK_WORDS: Readonly<Record<string, string>> = {
  room: "well",
  "history-stopped": "The disk is filling: readings are no longer kept; the logbook is",
  "reserve-released": "The disk is full: the logbook is written into its reserved space",
  "log-stopped": "The disk is full: the logbook cannot be written; entries wait in memory",
};

export function createHealth(clock: Clock): Health {
  let wakeAt: number | undefined;
  let wasLate = false;
  let wasSlow = false;
  let diskSaid = "well";
  let offset = clock.now().at - clock.now().mono;
  let steppedAt: number | undefined;
  let muchMemory = false;
  const down = new Map<string, string>();
  let shoreSaid = "well";
  let died: string | undefined;
  let deaf: string | undefined;
  let frontSaid = "well";

  function front(): string | undefined {
    const words = died ?? deaf ?? "well";
    if (words === frontSaid) return undefined;
    frontSaid = words;
    return words;
  }

  return {
    sleeps(now, wait) {
      wakeAt = now.mono + wait;
    },
    turned(now) {
      const late = wakeAt === undefined ? 0 : now.mono - wakeAt;
      wakeAt = undefined;
      if (late > LATE) {
        wasLate = true;
        return Math.round(late);
      }
      if (!wasLate || late > LATE / 2) return undefined;
      wasLate = false;
      return 0;
    },
    wrote(milliseconds) {
      const slow = milliseconds > SLOW_WRITE;
      if (slow === wasSlow) return undefined;
      wasSlow = slow;
      return slow ? milliseconds / 1000 : 0;
    },
    disk({ step, historyStopped }) {
      const words = DISK_WORDS[step ?? (historyStopped ? "history-stopped" : "room")] ?? "well";
      if (words === diskSaid) return undefined;
      diskSaid = words;
      return words;
    },
    clock(now) {
      const next = now.at - now.mono;
      const step = next - offset;
      offset = next;
      if (Math.abs(step) > STEP) {
        steppedAt = now.mono;
        return Math.round(step / 1000);
      }
      if (steppedAt === undefined || now.mono - steppedAt < seconds(60)) return undefined;
      steppedAt = undefined;
      return 0;
    },
    memory(bytes) {
      const megabytes = Math.round(bytes / 1_000_000);
      const much = muchMemory ? megabytes > MUCH_MEMORY * 0.9 : megabytes > MUCH_MEMORY;
      if (much === muchMemory) return undefined;
      muchMemory = much;
      return megabytes;
    },
    shore({ broker, connected, because }) {
      if (connected) down.delete(broker);
      else down.set(broker, because ?? "no connection");
      const words = [...down].map(([name, why]) => `${name} cannot be reached: ${why}`).join("; ") || "well";
      if (words === shoreSaid) return undefined;
      shoreSaid = words;
      return words;
    },
    frontDied(words) {
      died = words;
      return front();
    },
    frontAnswers() {
      died = undefined;
      return front();
    },
    panelDeaf(words) {
      deaf = words;
      return front();
    },
    panelListens() {
      deaf = undefined;
      return front();
    },
  };
}
