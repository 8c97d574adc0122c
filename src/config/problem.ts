/** What is wrong with a ship file: where, and in plain words what was found and what is allowed. */

export interface Problem {
  /** Counted from 1; 0 when it is not about a place in the file. */
  readonly line: number;
  readonly column: number;
  /** `equipment.3.signals.position`; empty for the whole file. */
  readonly path: string;
  readonly message: string;
  /** A warning lets the ship file stand. */
  readonly severity: "error" | "warning";
}

export type Path = readonly (string | number)[];

/** What a check finds, before the place in the file is looked up. */
export interface Remark {
  readonly path: Path;
  readonly message: string;
  /** The place of the key itself, not of its value. */
  readonly atKey?: boolean;
  readonly severity?: "error" | "warning";
}

export const inOrderOfLines = (problems: readonly Problem[]): readonly Problem[] =>
  [...problems].sort((a, b) => a.line - b.line || a.column - b.column || (a.message < b.message ? -1 : 1));
