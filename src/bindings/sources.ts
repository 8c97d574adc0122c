/** Several sources for one signal, tried in order: the first that is fresh and good speaks. */
import type { Instant } from "../kernel/clock.ts";
import { type Duration, milliseconds } from "../kernel/duration.ts";
import { isGood, type Said, type Sink } from "./said.ts";
import type { Timers } from "./timers.ts";

interface Heard {
  readonly said: Said;
  readonly until: number;
}

/** One sink for each source; `speak` hears which of them it is. */
export function inOrder(
  count: number,
  timers: Timers,
  speak: (source: number, when: Instant, said: Said, maxAge: Duration) => void,
): readonly Sink[] {
  const heard: (Heard | undefined)[] = Array.from({ length: count }, () => undefined);

  const first = (mono: number): number =>
    heard.findIndex((one) => one !== undefined && isGood(one.said) && one.until > mono);

  /** The best that is left takes over, for as long as it is still fresh. */
  const takeOver = (when: Instant): boolean => {
    const source = first(when.mono);
    const one = heard[source];
    if (one === undefined) return false;
    speak(source, when, one.said, milliseconds(one.until - when.mono));
    timer.set(when, one.until - when.mono);
    return true;
  };
  const timer = timers.timer(takeOver);

  return Array.from(
    { length: count },
    (_, source): Sink =>
      (when, said, maxAge) => {
        const spoke = first(when.mono);
        heard[source] = { said, until: when.mono + maxAge };
        if (isGood(said)) {
          if (spoke !== -1 && spoke < source) return;
          speak(source, when, said, maxAge);
          timer.set(when, maxAge);
          return;
        }
        // A source that is broken is heard only when it was speaking and no other can.
        if (spoke !== -1 && spoke !== source) return;
        if (!takeOver(when)) speak(source, when, said, maxAge);
      },
  );
}
