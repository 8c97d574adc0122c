/** The defects that are open in a log, found by their keys among ten years of entries. */
import { DEFECT_KEYS, openDefects } from "../logbook/defects.ts";
import type { Entry } from "../logbook/entry.ts";
import type { LogQueries } from "./queries.ts";

export function defectsOpenIn(log: Pick<LogQueries, "keyed" | "correctionsOf">): readonly Entry[] {
  const entries = log.keyed(DEFECT_KEYS);
  const corrections = entries.flatMap(({ seq }) => log.correctionsOf(seq, seq));
  return openDefects(entries, corrections);
}
