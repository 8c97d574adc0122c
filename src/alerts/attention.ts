/**
 * What an alert does when nobody answers it: a silence ends, a warning is sounded again and then escalated, the
 * back-up officer and then further crew are called, a responsibility handed over comes back. The times are settings
 * within the limits of the standard.
 */
import { type Duration, hours, milliseconds, minutes, saysDuration, seconds } from "../kernel/duration.ts";

export interface AttentionSettings {
  /** How long a silence lasts before an unacknowledged alert sounds again. */
  readonly silence: Duration;
  /** How often the sound of an unacknowledged warning is given again. */
  readonly repeatWarning: Duration;
  /** After how long an unacknowledged warning becomes an alarm under an id of its own. */
  readonly escalateWarning: Duration | "never";
  /** After how long an unacknowledged alarm calls the back-up officer too; never where nothing calls them. */
  readonly callBackUp: Duration | "never";
  /** The same while nobody is known to be on the bridge. */
  readonly callBackUpUnmanned: Duration;
  /** After how much longer it calls further crew. */
  readonly callCrew: Duration | "never";
  /** How long somebody else may answer for an alert before it comes back, if he does not say so again. */
  readonly transferReturns: Duration;
  /** How often an input must come, each time within `flappingGap` of the last, to be flapping. */
  readonly flappingRises: number;
  readonly flappingGap: Duration;
  /** How long a flapping input must be quiet before its alert is rectified. */
  readonly flappingSettles: Duration;
  /** The furthest end that shelving may have. */
  readonly longestShelving: Duration;
}

interface Setting {
  readonly standard: Duration | number | "never";
  readonly least: number;
  readonly most: number;
  readonly reason: string;
}

export const attentionSettings: { readonly [name in keyof AttentionSettings]: Setting } = {
  silence: {
    standard: seconds(30),
    least: seconds(1),
    most: seconds(30),
    reason:
      "MSC.302(87) 7.3.5: if not acknowledged within 30 s the sound starts again. Category C is held to the same, though 7.3.6 leaves it longer.",
  },
  repeatWarning: {
    standard: seconds(60),
    least: seconds(10),
    most: minutes(5),
    reason:
      "MSC.302(87) 7.4, as makers' manuals give it: an unacknowledged warning is repeated at not more than 5 min; Furuno repeats after 60 s, JRC lets it be set from 0 to 300 s.",
  },
  escalateWarning: {
    standard: "never",
    least: seconds(30),
    most: minutes(5),
    reason:
      "MSC.302(87) 6.1 and 7.4 make an alarm of an unacknowledged warning only where the equipment's own standard says so; our rules say so in steps of their own. 30 s is Furuno's time; no longer than the repetition may be.",
  },
  callBackUp: {
    standard: "never",
    least: 0,
    most: seconds(60),
    reason:
      "MSC.128(75) takes what is not answered on the bridge to the back-up officer; JRC hands unacknowledged alarms on after 0 to 30 or 60 s. 30 s where a relay calls the back-up officer: as long as a silence lasts.",
  },
  callBackUpUnmanned: {
    standard: seconds(15),
    least: 0,
    most: seconds(30),
    reason:
      "MSC.128(75): 15 s lie between the alarm on the bridge and that of the back-up officer. A fire alarm does not wait for it: para 82(4)(b) has a rule of its own.",
  },
  callCrew: {
    standard: "never",
    least: seconds(90),
    most: minutes(3),
    reason:
      "MSC.128(75): another 90 s, on larger ships up to 3 min, until further crew are called. 90 s where a relay calls them.",
  },
  transferReturns: {
    standard: minutes(5),
    least: seconds(30),
    most: minutes(30),
    reason:
      "IEC 62923-1 returns a transferred alert when the heartbeat of the taker is lost; a person has none, so it returns after this time unless he takes it again or acknowledges it. Our own judgement.",
  },
  flappingRises: {
    standard: 3,
    least: 2,
    most: 20,
    reason: "Twice may be two events; three in quick succession are one input that flaps. Our own judgement.",
  },
  flappingGap: {
    standard: seconds(30),
    least: seconds(1),
    most: minutes(5),
    reason: "A float switch in a seaway comes and goes within a roll or a few. Our own judgement.",
  },
  flappingSettles: {
    standard: seconds(30),
    least: seconds(1),
    most: minutes(5),
    reason:
      "A fault that returns after this much quiet is a new one and sounds again, so it bounds what an acknowledgement may cover. Our own judgement.",
  },
  longestShelving: {
    standard: hours(12),
    least: minutes(1),
    most: hours(24),
    reason:
      "A shelved alert must come before another officer within the day: shelving has an end. Our own judgement.",
  },
};

const NAMES = Object.keys(attentionSettings) as readonly (keyof AttentionSettings)[];

export const standardAttention: AttentionSettings = Object.fromEntries(
  NAMES.map((name) => [name, attentionSettings[name].standard]),
) as unknown as AttentionSettings;

const told = (name: keyof AttentionSettings, value: number): string =>
  name === "flappingRises" ? String(value) : saysDuration(value as Duration);

/** In words: `from 1 s to 30 s`. */
export function limitsOf(name: keyof AttentionSettings): string {
  const { least, most, standard } = attentionSettings[name];
  return `from ${told(name, least)} to ${told(name, most)}${standard === "never" ? " or never" : ""}`;
}

/** What is wrong with settings, in plain words, one line for each; empty when nothing is. */
export function attentionProblems(settings: Partial<AttentionSettings>): readonly string[] {
  return NAMES.flatMap((name) => {
    const value = settings[name];
    const { least, most, standard } = attentionSettings[name];
    if (value === undefined || value === standard) return [];
    if (typeof value === "number" && value >= least && value <= most) return [];
    const found = typeof value === "number" ? told(name, value) : String(value);
    return [`${name} is ${found}; it may be ${limitsOf(name)}`];
  });
}

/** The settings in force: those given, else the standard ones. Throws when one is out of its limits. */
export function attention(settings: Partial<AttentionSettings> = {}): AttentionSettings {
  const problems = attentionProblems(settings);
  if (problems.length > 0) throw new RangeError(`Alert settings: ${problems.join("; ")}.`);
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...standardAttention, ...Object.fromEntries(given) };
}

/** The settings while nobody is known to be on the bridge. */
export const whileUnmanned = (settings: AttentionSettings): AttentionSettings =>
  settings.callBackUp === "never"
    ? settings
    : { ...settings, callBackUp: milliseconds(Math.min(settings.callBackUp, settings.callBackUpUnmanned)) };
