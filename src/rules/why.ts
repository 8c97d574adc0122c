/** Why a provision binds this ship or does not, term by term, and what its rule lacks to be watched on her. */
import type { Ship } from "../ship/ship.ts";
import { type Listed, listing } from "./listing.ts";
import { missingSignals, saysMissing } from "./missing.ts";
import type { Provision } from "./provisions/provision.ts";
import { termsOf } from "./provisions/terms-of-application.ts";
import type { Rule } from "./rule.ts";

export interface Why {
  readonly id: string;
  readonly cites: string;
  readonly title: string;
  readonly binds: boolean;
  /** Each condition of application, with what the ship file says of it. */
  readonly conditions: readonly {
    readonly met: "yes" | "no" | "not known";
    readonly ships: string;
    readonly hers: string;
  }[];
  readonly status: Listed["status"];
  /** For what has no rule: why not. For what has one: how the law was read. */
  readonly reason?: string;
  readonly rule?: string;
  /** What it is about on her, each with the signals that it lacks; empty: nothing of the kind is in the ship file. */
  readonly subjects: readonly {
    readonly subject: string;
    readonly name: string;
    readonly missing: readonly string[];
  }[];
}

const ANSWERS = new Map([
  [true, "yes"],
  [false, "no"],
] as const);

export function why(provision: Provision, rules: readonly Rule[], ship: Ship): Why {
  const [row] = listing([provision], rules, ship);
  const rule = rules.find(({ id }) => id === provision.id);
  const { id, cites, title } = provision;
  return {
    id,
    cites,
    title,
    binds: row?.binds ?? true,
    conditions: termsOf(provision, ship.particulars).map(({ met, says, own }) => ({
      met: (met === undefined ? undefined : ANSWERS.get(met)) ?? "not known",
      ships: says,
      hers: own,
    })),
    status: row?.status ?? "planned",
    ...(row?.reason === undefined ? {} : { reason: row.reason }),
    ...(row?.rule === undefined ? {} : { rule: row.rule }),
    subjects: rule === undefined ? [] : subjectsOf(rule, ship),
  };
}

function subjectsOf(rule: Rule, ship: Ship): Why["subjects"] {
  const instances = rule.instances(ship);
  const names = new Map(instances.map(({ subject, subjectName }) => [subject, subjectName]));
  return [...names].map(([subject, name]) => {
    const own = instances.filter((one) => one.subject === subject);
    return { subject, name, missing: [...new Set(own.flatMap((one) => missingSignals(one, ship)))] };
  });
}

/** What somebody may mean: `PSR-I-38(1)`, `38(1)`, or `32(2)`, which is all of 32(2)/audible, /mode and so on. */
export function meant(words: string, provisions: readonly Provision[]): readonly Provision[] {
  const said = words.trim();
  const named = (id: string) => [id, `PSR-I-${said}`, `PSR-${said}`];
  const exact = provisions.filter(({ id }) => named(said).includes(id));
  if (exact.length > 0) return exact;
  return provisions.filter(({ id }) => named(said).includes(id.replace(/\/[^/]*$/, "")));
}

/** For people. */
export function whyInWords({
  id,
  cites,
  title,
  binds,
  conditions,
  status,
  reason,
  rule,
  subjects,
}: Why): string {
  const width = Math.max(...conditions.map(({ ships }) => ships.length), 0);
  const terms = conditions.map(
    ({ met, ships, hers }) => `  ${met.padEnd(9)}  ${ships.padEnd(width)}  hers: ${hers}`,
  );
  return [
    `${id}  ${title} (${cites})`,
    binds ? "Binds this ship:" : "Does not bind this ship:",
    ...(terms.length > 0 ? terms : ["  every vessel that the instrument names"]),
    ...watching(binds, status, rule, subjects).map((line) => `  ${line}`),
    ...(reason === undefined ? [] : [`  ${rule === undefined ? "why" : "how it is read"}: ${reason}`]),
  ].join("\n");
}

function watching(
  binds: boolean,
  status: Why["status"],
  rule: string | undefined,
  subjects: Why["subjects"],
): readonly string[] {
  if (rule === undefined) return [`${status}: nothing watches it`];
  if (!binds) return [`${status} on ships that it binds, by src/rules/${rule}`];
  if (subjects.length === 0)
    return [`by src/rules/${rule}, on nothing: the ship file names no equipment that it is about`];
  const watched = subjects.filter(({ missing }) => missing.length === 0).map(({ name }) => name);
  return [
    ...(watched.length > 0 ? [`${status} by src/rules/${rule}: ${watched.join(", ")}`] : []),
    ...subjects.flatMap(({ name, missing }) =>
      missing.length > 0
        ? [`NOT WATCHED: ${name}, for nothing speaks for ${missing.map(saysMissing).join(", ")}`]
        : [],
    ),
  ];
}
