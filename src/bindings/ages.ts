/** How long a value may be believed when the ship file does not say, by what carries it, with the reason. */
import { type Duration, milliseconds, minutes, saysDuration, seconds } from "../kernel/duration.ts";
import type { SourceBinding } from "../ship/binding-grammar.ts";

interface AgeOf {
  readonly maxAge: Duration;
  readonly reason: string;
  /** Shorter than this the source cannot be expected to speak. */
  readonly least: Duration;
}

const SECTION: AgeOf = {
  maxAge: seconds(30),
  reason:
    "reports come on events and are kept fresh by section summaries, which panels send every few seconds",
  least: seconds(5),
};

const AGES = {
  dor: SECTION,
  fir: SECTION,
  wat: SECTION,
  nls: { maxAge: seconds(30), reason: "controllers report their lamps in turn", least: seconds(2) },
  ala: {
    maxAge: minutes(2),
    reason: "repeated until acknowledged, then at long intervals",
    least: seconds(30),
  },
  sentence: {
    maxAge: seconds(5),
    reason: "instruments speak once a second; a slow talker every two",
    least: seconds(2),
  },
  xdr: {
    maxAge: seconds(10),
    reason: "transducers speak every second to every few seconds",
    least: seconds(2),
  },
  ais: {
    maxAge: minutes(7),
    reason: "a ship at anchor reports every three minutes; two may be lost",
    least: seconds(20),
  },
  indicator: {
    maxAge: seconds(10),
    reason: "switch banks repeat every 2 to 2.5 s; three may be lost, and silence is a fault, not off",
    least: seconds(5),
  },
  pgn: { maxAge: seconds(5), reason: "ten times a second to once a second", least: seconds(1) },
  point: {
    maxAge: seconds(5),
    reason: "units are asked by turns, and two answers may be missed",
    least: seconds(1),
  },
} as const satisfies Readonly<Record<string, AgeOf>>;

function carrierOf(binding: SourceBinding): keyof typeof AGES {
  if ("dor" in binding) return "dor";
  if ("fir" in binding) return "fir";
  if ("wat" in binding) return "wat";
  if ("nls" in binding) return "nls";
  if ("ala" in binding) return "ala";
  if ("ais" in binding) return "ais";
  if ("sentence" in binding) return binding.sentence === "XDR" ? "xdr" : "sentence";
  if ("pgn" in binding) return binding.indicator === undefined ? "pgn" : "indicator";
  return "point";
}

/** How many polls may be missed before a point is unknown. */
const POLLS = 3;

/** `poll`: how often the port asks, where it asks. */
export function maxAgeOf(binding: SourceBinding, poll: Duration | undefined): Duration {
  const said = "max-age" in binding ? binding["max-age"] : undefined;
  if (said !== undefined) return said;
  const { maxAge } = AGES[carrierOf(binding)];
  const polled = (poll ?? 0) * POLLS;
  return carrierOf(binding) === "point" && polled > maxAge ? milliseconds(polled) : maxAge;
}

/** What the catalogue of the law proposes: 5 s for doors and alarms, 60 s for what changes slowly. */
const PROPOSED = seconds(5);
const PROPOSED_SLOW = seconds(60);
const SLOW = new Set(["level", "status"]);

/** A sentence for `check` where the source cannot be expected to meet an age; undefined where it can. */
export function unmetAge(
  binding: SourceBinding,
  signal: string,
  poll: Duration | undefined,
): string | undefined {
  const said = "max-age" in binding ? binding["max-age"] : undefined;
  const carrier = carrierOf(binding);
  const least = milliseconds(Math.max(AGES[carrier].least, carrier === "point" ? 2 * (poll ?? 0) : 0));
  const proposed = SLOW.has(signal) ? PROPOSED_SLOW : PROPOSED;
  const why = AGES[carrier].reason;
  if (said !== undefined && said < least)
    return `a max-age of ${saysDuration(said)} is less than this source can be expected to keep (${saysDuration(least)}): ${why}`;
  return least > proposed
    ? `this source cannot be expected to speak every ${saysDuration(proposed)}, as the catalogue proposes for "${signal}"; it is believed for ${saysDuration(maxAgeOf(binding, poll))}: ${why}`
    : undefined;
}
