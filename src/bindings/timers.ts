/** The deadlines of bindings: contacts that must stand still, contradictions that must last, sources that fall silent. */
import type { Instant } from "../kernel/clock.ts";
import { createDeadlines, type Slot } from "../kernel/deadlines.ts";

export interface Timer {
  /** Runs once, `wait` milliseconds after `from`; setting it anew replaces the earlier time. */
  set(from: Instant, wait: number): void;
  clear(): void;
}

export interface Timers {
  timer(run: (when: Instant) => void): Timer;
  due(): number | undefined;
  /** Runs what is due up to now, in order, each with its own time. */
  settle(now: Instant): void;
}

interface Alarm extends Slot {
  at: number;
  readonly run: (when: Instant) => void;
}

export function createTimers(): Timers {
  const deadlines = createDeadlines<Alarm>();
  let made = 0;
  return {
    timer(run) {
      made += 1;
      const none = Number.POSITIVE_INFINITY;
      const alarm: Alarm = { deadline: none, queued: none, order: made, at: 0, run };
      return {
        set(from, wait) {
          alarm.at = from.at + wait;
          deadlines.set(alarm, from.mono + wait);
        },
        clear: () => deadlines.set(alarm, none),
      };
    },
    due: () => deadlines.next(),
    settle(now) {
      for (;;) {
        const mono = deadlines.next();
        const alarm = deadlines.take(now.mono);
        if (alarm === undefined || mono === undefined) return;
        alarm.run({ at: alarm.at, mono });
      }
    },
  };
}
