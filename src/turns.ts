/**
 * The turns of the watch: what was heard is told soon, and deadlines run when they come. One turn at a time,
 * on the main thread, never waiting for anything.
 */
import type { Clock, Instant } from "./kernel/clock.ts";
import { type Duration, milliseconds, seconds } from "./kernel/duration.ts";
import type { Told } from "./told.ts";
import type { Watch } from "./watch.ts";

export interface Turns {
  /** Something has been heard: tell what came of it as soon as the inputs at hand are through. */
  soon(): void;
  /** The last telling; no turn comes after it. */
  end(): void;
}

export interface TurnsStart {
  readonly watch: Watch;
  readonly clock: Clock;
  readonly tell: (told: Told, at: number) => void;
  /** Deadlines ran at this moment, ahead of whatever is heard next: for the recorder. */
  readonly ran: (when: Instant) => void;
  /** The timer was set to fire after so long, and has fired. */
  readonly sleeps: (now: Instant, wait: Duration) => void;
  readonly turned: (now: Instant) => void;
}

/** Readings alone are told together, so that a busy bus does not cost a telling for each message. */
const GATHERED = milliseconds(50);
/** The watch turns at least so often; more often when something is due. */
const LONGEST_SLEEP = seconds(0.5);

export function createTurns({ watch, clock, tell, ran, sleeps, turned }: TurnsStart): Turns {
  let telling: NodeJS.Immediate | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let turning: NodeJS.Timeout | undefined;
  let ended = false;

  function soon(): void {
    if (telling || ended) return;
    if (watch.urgent()) telling = setImmediate(flush);
    else gathering ??= setTimeout(flush, GATHERED);
  }

  function flush(): void {
    if (telling) clearImmediate(telling);
    clearTimeout(gathering);
    telling = undefined;
    gathering = undefined;
    tell(watch.take(), clock.now().at);
    if (ended) return;
    const now = clock.now();
    const wait = Math.min(Math.max((watch.due() ?? Infinity) - now.mono, 0), LONGEST_SLEEP) as Duration;
    clearTimeout(turning);
    sleeps(now, wait);
    turning = setTimeout(turn, wait);
  }

  function turn(): void {
    turning = undefined;
    const now = clock.now();
    turned(now);
    if ((watch.due() ?? Infinity) <= now.mono) ran(now);
    watch.advance(now);
    if (watch.urgent()) soon();
    else flush();
  }

  turn();
  return {
    soon,
    end() {
      ended = true;
      clearTimeout(turning);
      flush();
    },
  };
}
