/** Whom a provision binds, from what the catalogue says of it, in one sentence: for provisions that have no rule yet. */
import type { Particulars } from "../../ship/ship.ts";
import type { Provision } from "./provision.ts";
import { termsOf } from "./terms-of-application.ts";

export interface Binding {
  readonly binds: boolean;
  readonly because: string;
}

export function binding(provision: Provision, ship: Particulars): Binding {
  const terms = termsOf(provision, ship);
  const free = terms.find(({ met }) => met === false);
  if (free !== undefined) return { binds: false, because: `binds only ${free.says}` };
  const open = terms.filter(({ met }) => met === undefined).map(({ says }) => says);
  const bound = terms.filter(({ met }) => met === true).map(({ says }) => says);
  const told = bound.length === 0 ? "binds every ship of the instrument" : `binds ${bound.join(", ")}`;
  return { binds: true, because: open.length === 0 ? told : `${told}; not excluded: ${open.join(", ")}` };
}
