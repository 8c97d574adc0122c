/**
 * What the catalogue's `applies` asks of the ship, term by term, each with what her ship file says of it. What the
 * ship file does not state never frees her, with one exception: without a keel date she counts as a ship of the
 * Rules of 2026, so that what binds earlier ships only is asked of others.
 */
import type { Json } from "../../kernel/json.ts";
import type { Particulars } from "../../ship/ship.ts";
import type { Provision } from "./provision.ts";

/** One condition of application. */
export interface Term {
  /** Undefined: the ship file does not tell. */
  readonly met: boolean | undefined;
  /** Completes "binds ships: …". */
  readonly says: string;
  /** What the ship file says of it: `132.5 m`, `not stated`. */
  readonly own: string;
}

/** Rule 2(2): the keel laid on or after the date of notification. */
const NOTIFIED = "2026-07-13";

const AT_SEA = new Set(["passenger", "ro-ro-passenger", "special-trade"]);

export const termsOf = ({ instrument, applies }: Provision, ship: Particulars): readonly Term[] =>
  instrument === "psr-2026" ? ofPassengerShips(applies, ship) : ofWaterways(applies, ship);

function ofPassengerShips(applies: Provision["applies"], ship: Particulars): readonly Term[] {
  const { built, classes, shipFlags, when, anyOf, voyage, door, ums } = applies;
  return [
    seagoing(ship),
    keel(built as Built | undefined, ship),
    ...(classes === undefined ? [] : [ofClass(classes as readonly string[], ship)]),
    ...MEASURES.flatMap(({ key, ...measure }) =>
      typeof applies[key] === "string" ? [measured(measure, applies[key], ship)] : [],
    ),
    ...(voyage === undefined ? [] : durations(voyage as Readonly<Record<string, string>>, ship)),
    ...((shipFlags ?? []) as readonly string[]).map((flag) => marked(flag, ship)),
    ...(door === undefined ? [] : [itemByItem(`doors of ${Object.values(door as object).join(", ")}`)]),
    ...(ums === true ? [untold("machinery spaces that are left unattended")] : []),
    ...(typeof when === "string" ? [told(when, ship)] : []),
    ...(anyOf === undefined ? [] : [oneOf(anyOf as readonly Choice[], ship)]),
  ];
}

const untold = (says: string): Term => ({ met: undefined, says, own: "the ship file does not tell" });
const itemByItem = (says: string): Term => ({ met: undefined, says, own: "told item by item" });

const seagoing = ({ types }: Particulars): Term => ({
  met: types.some((type) => AT_SEA.has(type)),
  says: "seagoing passenger and special trade ships",
  own: types.join(", "),
});

interface Built {
  readonly before?: string;
  readonly onOrAfter?: string;
}

/** Regime and date together: an entry that names earlier ships binds them, whatever rule 2(2) says. */
function keel({ before, onOrAfter }: Built = {}, { keelLaid, contract }: Particulars): Term {
  const signed = contract === undefined ? "" : `; her contract of ${contract} does not count, rule 2(2)`;
  if (before !== undefined)
    return {
      met: keelLaid !== undefined && keelLaid < before,
      says: `keels laid before ${before}`,
      own: keelLaid === undefined ? "not stated: taken for a ship of the Rules of 2026" : keelLaid + signed,
    };
  const from = onOrAfter !== undefined && onOrAfter > NOTIFIED ? onOrAfter : NOTIFIED;
  return {
    met: keelLaid === undefined ? undefined : keelLaid >= from,
    says: `keels laid on or after ${from}`,
    own: keelLaid === undefined ? "not stated" : keelLaid + signed,
  };
}

const ofClass = (classes: readonly string[], ship: Particulars): Term => ({
  met: ship.class && classes.includes(ship.class),
  says: `class ${classes.join(", ")}`,
  own: ship.class === undefined ? "not stated" : `class ${ship.class}`,
});

const marked = (flag: string, { types }: Particulars): Term =>
  flag === "roRoPassenger"
    ? { met: types.includes("ro-ro-passenger"), says: "ro-ro passenger ships", own: types.join(", ") }
    : untold(`ships with the mark ${flag}`);

/** Conditions in words that a particular of the ship answers. */
const told = (when: string, ship: Particulars): Term => {
  const answer = ANSWERS.get(when)?.(ship);
  return answer === undefined
    ? untold(`where there is: ${when}`)
    : { met: answer, says: `where there is: ${when}`, own: answer ? "so" : "not so" };
};

const ANSWERS: ReadonlyMap<string, (ship: Particulars) => boolean | undefined> = new Map([
  ["deck edge immersed at heel <= 5 degrees", (ship) => ship.deckEdgeImmersedAtFiveDegrees],
]);

interface Measure {
  readonly says: string;
  readonly unit: string;
  readonly value: (ship: Particulars) => number | undefined;
}

const MEASURES: readonly (Measure & { readonly key: string })[] = [
  { key: "gt", says: "gross tonnage", unit: "", value: (ship) => ship.grossTonnage },
  { key: "length", says: "length", unit: "m", value: (ship) => ship.length },
  { key: "persons", says: "persons on board", unit: "persons", value: (ship) => ship.personsCertified },
  { key: "passengers", says: "passengers", unit: "passengers", value: (ship) => ship.passengersCertified },
  {
    key: "mainVerticalZones",
    says: "main vertical zones",
    unit: "",
    value: (ship) => ship.mainVerticalZones,
  },
  { key: "bilgePumpNumeral", says: "bilge pump numeral", unit: "", value: (ship) => ship.bilgePumpNumeral },
  { key: "rudderStock", says: "rudder stock", unit: "mm", value: (ship) => ship.rudderStock },
];

function measured({ says, unit, value }: Measure, limit: string, ship: Particulars): Term {
  const own = value(ship);
  return {
    met: compare(limit, own),
    says: `${says} ${limit}`,
    own: own === undefined ? "not stated" : `${own} ${unit}`.trim(),
  };
}

/** `>=1000`, `>36`, `>230 mm`; undefined when the text says more than that. */
function compare(text: string, value: number | undefined): boolean | undefined {
  const match = /^(>=|<=|<|>)\s*(\d+(?:\.\d+)?)(?: mm| m)?$/.exec(text);
  if (!match || value === undefined) return undefined;
  const limit = Number(match[2]);
  if (match[1] === ">=") return value >= limit;
  if (match[1] === "<=") return value <= limit;
  return match[1] === ">" ? value > limit : value < limit;
}

/** She makes shorter voyages than her longest too: that she is long enough binds her, that she is short she may be. */
function durations(voyage: Readonly<Record<string, string>>, ship: Particulars): readonly Term[] {
  const days = ship.longestVoyageDays;
  const own = days === undefined ? "not stated" : `the longest ${days} days`;
  return Object.entries(voyage).map(([key, text]): Term => {
    const longest = key === "durationHours" && days !== undefined ? days * 24 : days;
    const known = key.startsWith("duration") ? compare(text, longest) : undefined;
    const met = text.startsWith("<") && known === false ? undefined : known;
    return { met, says: `voyages: ${key} ${text}`, own };
  });
}

type Choice = Readonly<Record<string, Json>>;

/** One of several is enough; one that cannot be told keeps her bound. */
function oneOf(choices: readonly Choice[], ship: Particulars): Term {
  const terms = choices.map((choice): Term => {
    const measure = MEASURES.find(({ key }) => typeof choice[key] === "string");
    return measure ? measured(measure, String(choice[measure.key]), ship) : untold(JSON.stringify(choice));
  });
  const met = terms.map((term) => term.met);
  return {
    met: met.includes(true) ? true : met.includes(undefined) ? undefined : false,
    says: `one of: ${terms.map(({ says }) => says).join(" or ")}`,
    own: terms.map(({ own }) => own).join("; "),
  };
}

/** Of the conditions on waterways only those on the vessel herself tell whom a provision binds. */
function ofWaterways(applies: Json, ship: Particulars): readonly Term[] {
  const { all = [] } = applies as { all?: readonly Json[] };
  return all.flatMap((term): readonly Term[] => {
    if (!Array.isArray(term)) return [];
    const [field, op, value] = term as unknown as readonly [string, string, Json];
    if (field === "vessel.loa_m")
      return [
        {
          met: compare(`${op}${value}`, ship.length),
          says: `length ${op}${value} m`,
          own: `${ship.length} m`,
        },
      ];
    if (field === "vessel.propulsionInUse")
      return [{ met: ship.propulsion === value, says: `${value} propulsion`, own: ship.propulsion }];
    return field.startsWith("vessel.") ? [untold(`vessels where ${term.join(" ")}`)] : [];
  });
}
