/** Which deadlines run for an alert, and which of them comes first. */
import type { Instant } from "../kernel/clock.ts";
import type { Duration } from "../kernel/duration.ts";
import type { AttentionSettings } from "./attention.ts";
import { DEADLINES, type Deadline, type Deadlines, later } from "./deadlines.ts";
import type { Life } from "./life.ts";

/**
 * The deadlines that a life has in the state it is in. One that already runs goes on; one that the state does
 * not have is gone. Repeats begin anew whenever the sound does.
 */
export function deadlinesOf(life: Life, now: Instant, settings: AttentionSettings): Deadlines {
  const { alert, deadlines: running } = life;
  const { state, shelved } = alert;
  const unanswered = state === "active-unacknowledged" || state === "active-silenced";
  const warning = alert.priority === "warning" && unanswered && shelved === undefined;
  // What is answered for in the engine room has the engineers' alarm (para 65(1)(e)), and not the bridge's officers.
  const calls = alert.priority === "alarm" && unanswered && shelved === undefined && alert.category !== "C";
  const run = (which: Deadline, wanted: boolean, after: Duration | "never"): Deadlines =>
    wanted && after !== "never" ? { [which]: running[which] ?? later(now, after) } : {};
  return {
    ...run("flapping-settles", life.held === "flapping", settings.flappingSettles),
    ...(shelved && running["shelving-ends"] ? { "shelving-ends": running["shelving-ends"] } : {}),
    ...run("silence-ends", state === "active-silenced", settings.silence),
    ...run("transfer-returns", state === "active-transferred", settings.transferReturns),
    ...run("back-up-called", calls && alert.called === undefined, settings.callBackUp),
    ...run("crew-called", calls && alert.called === "back-up-officer", settings.callCrew),
    ...run("warning-escalates", warning, settings.escalateWarning),
    ...run("warning-repeats", warning && state === "active-unacknowledged", settings.repeatWarning),
  };
}

export interface Due {
  readonly life: Life;
  readonly which: Deadline;
  readonly when: Instant;
}

/** The deadline of one life that comes first, if any runs. */
export function firstOf(life: Life): Due | undefined {
  let first: Due | undefined;
  for (const which of DEADLINES) {
    const when = life.deadlines[which];
    if (when && (!first || when.mono < first.when.mono)) first = { life, which, when };
  }
  return first;
}

/** The earlier of two deadlines; of two at once by kind, then in the order of coming. */
export const comesBefore = (a: Due, b: Due): boolean =>
  (a.when.mono - b.when.mono ||
    DEADLINES.indexOf(a.which) - DEADLINES.indexOf(b.which) ||
    a.life.order - b.life.order) < 0;
