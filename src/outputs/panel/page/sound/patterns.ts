/** What the priorities sound like: never to be mistaken for each other (MSC.302(87) 7.3.4). Pure. */

export type Tone = "emergency-alarm" | "alarm" | "warning";

export interface Pattern {
  readonly hertz: number;
  /** Seconds. */
  readonly beep: number;
  readonly pause: number;
  readonly beeps: number;
  readonly every: number;
}

export const PATTERNS: Readonly<Record<Tone, Pattern>> = {
  /** Continuous: each beep runs into the next. */
  "emergency-alarm": { hertz: 960, beep: 1, pause: 0, beeps: 1, every: 1 },
  /** Three short beeps every 7 s. */
  alarm: { hertz: 880, beep: 0.18, pause: 0.14, beeps: 3, every: 7 },
  /** Two beeps, lower and longer. The watch says when to repeat them; by ourselves only at the longest time allowed. */
  warning: { hertz: 587, beep: 0.35, pause: 0.2, beeps: 2, every: 300 },
};

export interface Beep {
  readonly on: number;
  readonly off: number;
}

/** The beeps that begin at or after `from` and before `to`, in seconds since the pattern began. */
export function beepsBetween(pattern: Pattern, from: number, to: number): readonly Beep[] {
  const found: Beep[] = [];
  for (let round = Math.max(0, Math.floor(from / pattern.every)); round * pattern.every < to; round++) {
    for (let n = 0; n < pattern.beeps; n++) {
      const on = round * pattern.every + n * (pattern.beep + pattern.pause);
      if (on >= from && on < to) found.push({ on, off: on + pattern.beep });
    }
  }
  return found;
}
