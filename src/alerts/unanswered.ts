/**
 * What befalls an alert when a deadline of its own comes and nobody has answered. An escalated warning ends,
 * and an alarm under an id of its own, which names the warning, takes its place (IEC 62923-1).
 */
import type { Instant } from "../kernel/clock.ts";
import { saysDuration } from "../kernel/duration.ts";
import type { AttentionSettings } from "./attention.ts";
import { type Past, rectified, risen } from "./cause.ts";
import { type Deadline, later } from "./deadlines.ts";
import type { Life, Raise } from "./life.ts";
import { unshelved } from "./shelving.ts";
import { changed, moved } from "./step.ts";

/** The id of the alarm that a warning becomes. */
export const escalatedId = (warning: string): string => `${warning}:escalated`;

/** A deadline other than escalation, at its own time. */
export function atDeadline(
  life: Life,
  which: Exclude<Deadline, "warning-escalates">,
  when: Instant,
  settings: AttentionSettings,
): Life | undefined {
  const past: Life = { ...life, deadlines: { ...life.deadlines, [which]: undefined } };
  const changedAt = when.at;
  switch (which) {
    case "flapping-settles": {
      const because = `Quiet for ${saysDuration(settings.flappingSettles)}: the flapping has ended.`;
      return rectified({ ...past, held: undefined }, because, changedAt, when, settings);
    }
    case "shelving-ends":
      return unshelved(past, when, settings);
    case "silence-ends": {
      const because = `Not acknowledged within ${saysDuration(settings.silence)}: sounding again.`;
      return moved(past, "silence-ends", { because, changedAt }, when, settings);
    }
    case "transfer-returns": {
      const because = `Not acknowledged by ${life.alert.transferredTo ?? "the one who took it"} in time: back on the bridge.`;
      return moved(past, "transfer-returns", { because, changedAt }, when, settings);
    }
    case "back-up-called": {
      const because = "Nobody has answered on the bridge: the back-up officer is called.";
      return changed(past, { called: "back-up-officer", because, changedAt }, when, settings);
    }
    case "crew-called": {
      const because = "The back-up officer has not answered either: further crew are called.";
      return changed(past, { called: "crew", because, changedAt }, when, settings);
    }
    case "warning-repeats": {
      const repeated = (life.alert.repeated ?? 0) + 1;
      const because = `Not acknowledged: sounded again after ${saysDuration(settings.repeatWarning)}.`;
      return changed(past, { repeated, because, changedAt }, when, settings);
    }
  }
}

/** The alarm that takes the place of a warning nobody has acknowledged. */
export function escalated(
  warning: Life,
  before: Life | undefined,
  past: Past | undefined,
  order: number,
  when: Instant,
  settings: AttentionSettings,
): Life {
  const { rule, subject, aspect, category, title, text, cites, latched, evidence, id } = warning.alert;
  const waited =
    settings.escalateWarning === "never" ? "too long" : `for ${saysDuration(settings.escalateWarning)}`;
  const said = { rule, subject, aspect, category, title, text, cites, latched, evidence };
  const finding: Raise = {
    ...said,
    is: "raise",
    at: when.at,
    id: escalatedId(id),
    priority: "alarm",
    supersedes: id,
  };
  const alarm = risen(finding, before, past, order, when, settings);
  const because = `Not acknowledged ${waited}: the warning has become an alarm.`;
  const flapping = warning.deadlines["flapping-settles"];
  return changed(alarm, { because, changedAt: when.at, count: warning.rises.count }, when, settings, {
    rises: warning.rises,
    held: warning.held,
    deadlines: { ...alarm.deadlines, ...(flapping ? { "flapping-settles": flapping } : {}) },
  });
}

/** A lower step ends when a higher one takes its place; whatever was acknowledged of it ends with it. */
export function superseded(
  life: Life,
  by: string,
  at: number,
  now: Instant,
  settings: AttentionSettings,
): Life | undefined {
  return moved(life, "supersede", { because: `Superseded by ${by}.`, changedAt: at }, now, settings);
}

/** The same life, whose back-up officer is called no later than the settings have it now; undefined when it is so. */
export function sooner(life: Life, now: Instant, { callBackUp }: AttentionSettings): Life | undefined {
  const running = life.deadlines["back-up-called"];
  if (running === undefined || callBackUp === "never" || running.mono <= now.mono + callBackUp)
    return undefined;
  return { ...life, deadlines: { ...life.deadlines, "back-up-called": later(now, callBackUp) } };
}
