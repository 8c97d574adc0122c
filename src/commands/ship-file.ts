/** Reading the ship file for a command: the file, or every sentence about what is wrong with it and exit 78. */

import { misfits } from "../bindings/fit.ts";
import { loadShipFile, type ShipFile } from "../config/load.ts";
import type { Problem } from "../config/problem.ts";
import type { Driver } from "../ingest/driver.ts";
import { OUTPUTS } from "../outputs/index.ts";
import type { Rule } from "../rules/rule.ts";
import { situationSettings } from "../situation/settings.ts";

export interface ShipFiles {
  readonly drivers: readonly Driver[];
  readonly rules: readonly Rule[];
  readonly warn: (words: string) => void;
}

/** systemd does not restart on it: EX_CONFIG. */
export const INVALID = 78;
/** Something outside failed. */
export const OUTSIDE = 3;

/** `ship.yaml:18:25: there is no port "gns"`, as editors and people find the place. */
export const saysProblem = (path: string, { line, column, message, severity }: Problem): string =>
  `${line === 0 ? path : `${path}:${line}:${column}`}: ${severity === "warning" ? "warning: " : ""}${message}`;

/** Everything that a ship file is read against. */
export const declared = ({ drivers, rules }: Pick<ShipFiles, "drivers" | "rules">) => ({
  drivers,
  outputs: OUTPUTS,
  misfits,
  settings: {
    situation: situationSettings,
    ...Object.fromEntries(rules.map((rule) => [rule.id, rule.settings])),
  },
});

export const shipFiles =
  (parts: ShipFiles) =>
  (path: string): ShipFile => {
    const loaded = loadShipFile(path, declared(parts));
    for (const problem of loaded.problems) parts.warn(saysProblem(path, problem));
    if (loaded.valid) return loaded.file;
    // A file that cannot be read may be on a disk that is not there yet: systemd tries again.
    process.exit(loaded.unreadable ? OUTSIDE : INVALID);
  };
