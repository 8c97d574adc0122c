/** The voyages of a log, by the entries of their beginnings and ends (rule WK-voyage). */
import type { Entry } from "./entry.ts";

export interface LoggedVoyage {
  /** From 1, in the order of the log. */
  readonly number: number;
  /** The end of the voyage before: what was entered in port since then was entered for this one. */
  readonly after: string | null;
  /** Null: the watch was started at sea. */
  readonly began: string | null;
  /** Null: she is still on it. */
  readonly ended: string | null;
}

/** Entries of voyages have keys of this beginning. */
export const VOYAGE_KEYS = "WK-voyage:";

export function voyagesOf(edges: Iterable<Entry>): readonly LoggedVoyage[] {
  const voyages: LoggedVoyage[] = [];
  for (const { at, data } of edges) {
    const last = voyages.at(-1);
    if (data.to === "ended" && last?.ended === null) voyages[voyages.length - 1] = { ...last, ended: at };
    else {
      const begins = data.to === "began";
      voyages.push({
        number: voyages.length + 1,
        after: last?.ended ?? null,
        began: begins ? at : null,
        ended: begins ? null : at,
      });
    }
  }
  return voyages;
}
