/**
 * Whom a provision binds, from the restrictions that the catalogue notes: for provisions that have no rule
 * yet. What the ship file does not state never frees a ship: she counts as bound until it does.
 */
import type { Json } from "../../kernel/json.ts";
import type { Particulars } from "../../ship/ship.ts";
import type { Provision } from "./provision.ts";

export interface Binding {
  readonly binds: boolean;
  readonly because: string;
}

/** Rule 2(2): the keel laid on or after the date of notification. */
const NOTIFIED = "2026-07-13";

interface Restriction {
  /** Undefined: the ship file does not tell. */
  readonly met: boolean | undefined;
  readonly says: string;
}

const AT_SEA = new Set(["passenger", "ro-ro-passenger", "special-trade"]);

export function binding(provision: Provision, ship: Particulars): Binding {
  const restrictions =
    provision.instrument === "psr-2026"
      ? ofPassengerShips(provision.applies, ship)
      : ofWaterways(provision.applies, ship);
  const free = restrictions.find(({ met }) => met === false);
  if (free !== undefined) return { binds: false, because: `binds only ${free.says}` };
  const open = restrictions.filter(({ met }) => met === undefined).map(({ says }) => says);
  const bound = restrictions.filter(({ met }) => met === true).map(({ says }) => says);
  const told = bound.length === 0 ? "binds every ship of the instrument" : `binds ${bound.join(", ")}`;
  return { binds: true, because: open.length === 0 ? told : `${told}; not excluded: ${open.join(", ")}` };
}

function ofPassengerShips(applies: Provision["applies"], ship: Particulars): readonly Restriction[] {
  const found: Restriction[] = [
    { met: ship.types.some((type) => AT_SEA.has(type)), says: "seagoing passenger and special trade ships" },
    ...built(applies.built, ship.keelLaid),
  ];
  const classes = applies.classes as readonly string[] | undefined;
  if (classes)
    found.push({
      met: ship.class && classes.includes(ship.class),
      says: `class ${classes.join(", ")}`,
    } as Restriction);
  for (const [key, says, value] of MEASURES) {
    const text = applies[key];
    if (typeof text === "string")
      found.push({ met: compare(text, value(ship)), says: `ships of ${text} ${says}` });
  }
  for (const flag of (applies.shipFlags ?? []) as readonly string[]) {
    const met = flag === "roRoPassenger" ? ship.types.includes("ro-ro-passenger") : undefined;
    found.push({ met, says: `ships with the mark ${flag}` });
  }
  if (typeof applies.when === "string")
    found.push({ met: undefined, says: `where there is: ${applies.when}` });
  if (applies.anyOf)
    found.push({ met: anyOf(applies.anyOf, ship), says: `one of ${JSON.stringify(applies.anyOf)}` });
  return found;
}

/** Regime and date together: an entry that names earlier ships binds them, whatever rule 2(2) says. */
function built(text: Json | undefined, keelLaid: string | undefined): readonly Restriction[] {
  const { before, onOrAfter } = (text ?? {}) as { before?: string; onOrAfter?: string };
  if (before !== undefined) {
    return [
      { met: keelLaid === undefined ? undefined : keelLaid < before, says: `ships built before ${before}` },
    ];
  }
  const from = onOrAfter !== undefined && onOrAfter > NOTIFIED ? onOrAfter : NOTIFIED;
  return [
    { met: keelLaid === undefined ? undefined : keelLaid >= from, says: `keels laid on or after ${from}` },
  ];
}

const MEASURES: readonly (readonly [
  key: string,
  says: string,
  value: (ship: Particulars) => number | undefined,
])[] = [
  ["gt", "gross tonnage", (ship) => ship.grossTonnage],
  ["length", "m length", (ship) => ship.length],
  ["persons", "persons", (ship) => ship.personsCertified],
  ["passengers", "passengers", (ship) => ship.passengersCertified],
];

/** `>=1000`, `>36`; undefined when the text says more than that. */
function compare(text: string, value: number | undefined): boolean | undefined {
  const match = /^(>=|<=|<|>)\s*(\d+(?:\.\d+)?)$/.exec(text);
  if (!match || value === undefined) return undefined;
  const limit = Number(match[2]);
  if (match[1] === ">=") return value >= limit;
  if (match[1] === "<=") return value <= limit;
  return match[1] === ">" ? value > limit : value < limit;
}

/** One of several measures is enough; one that cannot be told keeps her bound. */
function anyOf(choices: Json, ship: Particulars): boolean | undefined {
  const met = (choices as readonly { readonly [key: string]: Json }[]).map((choice) => {
    const measure = MEASURES.find(([key]) => typeof choice[key] === "string");
    return measure && compare(String(choice[measure[0]]), measure[2](ship));
  });
  return met.includes(true) ? true : met.includes(undefined) ? undefined : false;
}

/** Of the conditions on waterways only those on the vessel herself tell whom a provision binds. */
function ofWaterways(applies: Json, ship: Particulars): readonly Restriction[] {
  const { all = [] } = applies as { all?: readonly Json[] };
  return all.flatMap((term): readonly Restriction[] => {
    if (!Array.isArray(term)) return [];
    const [field, op, value] = term as unknown as readonly [string, string, Json];
    if (field === "vessel.loa_m")
      return [{ met: compare(`${op}${value}`, ship.length), says: `vessels of ${op}${value} m` }];
    if (field === "vessel.propulsionInUse")
      return [{ met: ship.propulsion === value, says: `vessels with ${value} propulsion` }];
    return field.startsWith("vessel.") ? [{ met: undefined, says: `vessels where ${term.join(" ")}` }] : [];
  });
}
