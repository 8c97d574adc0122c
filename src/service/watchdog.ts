/**
 * The watchdog is fed only while the watch does its work: a rule pass has run, and each office has answered or
 * is being replaced, each within its period. A timer that fires proves nothing; and a disk that stalls must not
 * have the whole watch killed, so the offices are replaced long before.
 */
import type { Clock } from "../kernel/clock.ts";
import { type Duration, seconds } from "../kernel/duration.ts";
import type { TechnicalLog } from "../kernel/log.ts";
import type { ServiceManager } from "./notify.ts";

export interface Signs {
  /** Monotonic ms of the last rule pass, of the last answer of each office. */
  readonly pass: number;
  readonly records: number;
  readonly front: number;
}

/** A disk may stall for some seconds; an office silent for longer is replaced, and the watch goes on meanwhile. */
export const OFFICE_ANSWERS_WITHIN: Duration = seconds(30);
/** An office that is being restarted is given this long before the whole watch is held to be ill. */
const OFFICE_WITHIN: Duration = seconds(90);
const PASS_WITHIN: Duration = seconds(5);

/** Words for what is missing, or undefined when the watchdog may be fed. */
function illness(signs: Signs, mono: number): string | undefined {
  if (mono - signs.pass > PASS_WITHIN) return "no rule pass has run";
  if (mono - signs.records > OFFICE_WITHIN) return "the records office does not answer";
  if (mono - signs.front > OFFICE_WITHIN) return "the front office does not answer";
  return undefined;
}

export const watchdogFeeder =
  (signs: Signs, service: ServiceManager, clock: Clock, log: TechnicalLog) => (): void => {
    const ill = illness(signs, clock.now().mono);
    if (ill === undefined) service.say("WATCHDOG=1");
    else log.error({}, `The watchdog is not fed: ${ill}`);
  };
