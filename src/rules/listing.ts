/** What `watchkeeper rules` lists: every provision of the law, and what becomes of it on this watch. */
import type { Ship } from "../ship/ship.ts";
import { missingSignals } from "./missing.ts";
import { binding } from "./provisions/applies.ts";
import type { Provision } from "./provisions/provision.ts";
import type { Rule } from "./rule.ts";

export interface Listed {
  readonly id: string;
  readonly instrument: string;
  readonly cites: string;
  readonly title: string;
  readonly status: "watched" | "entered" | "planned" | "unwatchable";
  /** For what is not watched: why not. For what is: how the law was read, where it could be read otherwise. */
  readonly reason?: string;
  /** The file, from src/rules. */
  readonly rule?: string;
  /** With a ship: the items that it binds on her. */
  readonly subjects?: readonly string[];
  readonly binds?: boolean;
  readonly because?: string;
  /** Signals that a binding rule needs and the ship file does not bind: it is not watched. */
  readonly missing?: readonly string[];
}

const FOLDERS = {
  "psr-2026": "passenger-ship-2026",
  "collision-2002": "collision-2002",
  "navigation-safety-2002": "navigation-safety-2002",
  watchkeeper: "self-watch",
} as const;

/** `PSR-I-32(2)/visual` is in `para-32-2-visual.ts`, `COL-23(a)` in `reg-23-a.ts`. */
export const ruleFile = ({ id, cites }: Pick<Rule, "id" | "cites">): string => {
  const words = id
    .replace(/^PSR-I-/, "para-")
    .replace(/^PSR-R-/, "rule-")
    .replace(/^(COL|SAF)-/, "reg-");
  return `${FOLDERS[cites.instrument]}/${words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")}.ts`;
};

export function listing(
  provisions: readonly Provision[],
  rules: readonly Rule[],
  ship?: Ship,
): readonly Listed[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return provisions.map((provision) => {
    const { id, instrument, cites, title } = provision;
    const rule = byId.get(id);
    const row = { id, instrument, cites, title };
    return rule === undefined ? { ...row, ...unruled(provision, ship) } : { ...row, ...ruled(rule, ship) };
  });
}

function unruled(provision: Provision, ship: Ship | undefined): Pick<Listed, "status" | "reason" | "binds"> {
  const told = ship === undefined ? {} : binding(provision, ship.particulars);
  if (provision.watch === "none") return { status: "unwatchable", reason: provision.by, ...told };
  const way = provision.watch === "entry" ? "a person's entry" : "signals";
  return { status: "planned", reason: `no rule yet; to be watched by ${way}: ${provision.by}`, ...told };
}

function ruled(rule: Rule, ship: Ship | undefined): Omit<Listed, "id" | "instrument" | "cites" | "title"> {
  const row = {
    status: rule.status,
    ...(rule.reading === undefined ? {} : { reason: rule.reading }),
    rule: ruleFile(rule),
  };
  if (ship === undefined) return row;
  const instances = rule.instances(ship);
  const binds = rule.binds.ship(ship.particulars);
  return {
    ...row,
    subjects: [...new Set(instances.map(({ subject }) => subject))],
    binds,
    because: `binds ${binds ? "" : "only "}ships ${rule.binds.which}`,
    missing: [...new Set(instances.flatMap((instance) => missingSignals(instance, ship)))],
  };
}
