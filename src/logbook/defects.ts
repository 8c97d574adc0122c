/** Defects: found in a test, an inspection or a drill, or entered by themselves; open until an entry closes them. */
import type { Act } from "../signals/act.ts";
import type { Entry } from "./entry.ts";

type Enter = Extract<Act, { act: "enter" }>;

/** Entries that find or close a defect have keys of this beginning. */
export const DEFECT_KEYS = "defect:";

/** "None" in any of its forms; whatever else was written is a defect. */
const NONE = /^(none|nil|no|no defects?|-+)[.!]?$/i;

const finds = ({ kind, defects }: Enter): boolean =>
  kind === "defect" || (defects !== undefined && !NONE.test(defects.trim()));

export const concernsDefects = (act: Enter): boolean => finds(act) || act.closes !== undefined;

/** Why the entry is refused: one that closes a defect must say which. */
export function defectRefusal({ kind, closes }: Enter): string | undefined {
  if (kind === "defect-closed" && closes === undefined)
    return "Which defect was made good? Give the number of the entry that found it.";
  return undefined;
}

/**
 * The entries whose defects are open, oldest first. A defect that a correction has struck is the correction's to
 * tell; one is closed by the entry that names it, unless that entry was itself struck.
 */
export function openDefects(entries: readonly Entry[], corrections: readonly Entry[]): readonly Entry[] {
  const struck = new Set(corrections.map(({ amends }) => amends));
  const standing = entries.filter(({ seq }) => !struck.has(seq));
  const closed = new Set(standing.map((entry) => enterOf(entry)?.closes));
  return standing.filter((entry) => {
    const act = enterOf(entry);
    return act !== undefined && finds(act) && !closed.has(entry.seq);
  });
}

function enterOf({ data }: Entry): Enter | undefined {
  const { act } = data as { act?: Act };
  return act?.act === "enter" ? act : undefined;
}
