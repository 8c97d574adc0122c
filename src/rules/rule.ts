/** A rule: one provision of an instrument, with the checks that watch it, ready to be bound to a ship. */
import type { Particulars, Ship } from "../ship/ship.ts";
import type { Priority } from "../signals/priority.ts";
import { type AnyCheck, bind } from "./bind.ts";
import type { Citation } from "./citation.ts";
import type { Instance } from "./instance.ts";
import type { SettingsDeclared } from "./setting.ts";

export interface RuleSpec {
  /** As in the catalogue: `PSR-I-38(1)`. */
  readonly id: string;
  readonly title: string;
  readonly cites: Citation;
  /** Raised by one at each change of what the rule means; written into each entry. */
  readonly version: number;
  /** What this reading of the law decided, and why, for the list that a surveyor confirms. */
  readonly reading?: string;
  readonly binds: {
    readonly ship: (particulars: Particulars) => boolean;
    /** In plain words; completes "binds ships …". */
    readonly which: string;
  };
  /** `watched` by signals, or `entered` by a person's entry. */
  readonly status: "watched" | "entered";
  readonly checks: readonly AnyCheck[];
  /** Alerts under its id that no check raises: the judge does, or the list of other equipment's alerts. */
  readonly raises?: readonly Raised[];
}

export interface Raised {
  readonly priority: Priority;
  /** Where the priority is not that alone. */
  readonly as?: string;
}

export interface Rule extends RuleSpec {
  readonly settings: SettingsDeclared;
  /** Every check on every item of the ship; none when the rule does not bind her. */
  readonly instances: (ship: Ship) => readonly Instance[];
}

export const defineRule = (spec: RuleSpec): Rule => ({
  ...spec,
  settings: Object.assign({}, ...spec.checks.map((check) => check.settings)),
  instances: (ship) =>
    spec.binds.ship(ship.particulars) ? spec.checks.flatMap((check) => bind(check, spec, ship)) : [],
});
