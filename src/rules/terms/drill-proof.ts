/**
 * A damage control drill as it was entered, against what the watch has seen: which items were left out, and
 * which were entered as done although no door moved, or no bilge pump ran, from some hours before the drill on.
 */
import type { Ship } from "../../ship/ship.ts";
import type { EpisodeOutcome } from "../instance.ts";
import { leftOut } from "./drills.ts";

export interface DrillProof {
  readonly [key: string]: string | number | boolean | null | { readonly [door: string]: string };
  /** The drill that has been judged last. */
  readonly held: string | null;
  readonly doorMoved: number | null;
  readonly pumpRan: number | null;
  readonly doors: { readonly [door: string]: string };
}

export const noDrillYet: DrillProof = { held: null, doorMoved: null, pumpRan: null, doors: {} };

interface Told {
  readonly held?: string | undefined;
  readonly contents?: string | undefined;
}

export function proveDrill(
  before: DrillProof,
  values: Told & object,
  at: number,
  ship: Ship,
  within: number,
): { readonly state: DrillProof; readonly outcome?: EpisodeOutcome } {
  const seen = look(before, values, at);
  const { held, contents = "" } = values;
  if (held === undefined || (seen.held !== null && Date.parse(held) <= Date.parse(seen.held)))
    return { state: seen };
  const state = { ...seen, held };
  const since = Date.parse(held) - within;
  const unseen = [
    ...(contents.includes("closures") && fittedFor(values, "door") && (seen.doorMoved ?? 0) < since
      ? ["no watertight door moved"]
      : []),
    ...(contents.includes("bilge") && fittedFor(values, "pump") && (seen.pumpRan ?? 0) < since
      ? ["no bilge pump ran"]
      : []),
  ];
  return { state, outcome: outcome(leftOut(contents, ship), unseen) };
}

function outcome(missing: readonly string[], unseen: readonly string[]): EpisodeOutcome {
  if (missing.length > 0)
    return { is: "failed", says: `Damage control drill left out: ${missing.join(", ")}` };
  if (unseen.length > 0)
    return {
      is: "unproven",
      says: `Damage control drill entered in full, but ${unseen.join(" and ")} as far as was seen`,
    };
  return { is: "met", says: "Damage control drill with all its contents" };
}

const fittedFor = (values: object, what: "door" | "pump"): boolean =>
  Object.keys(values).some((key) => key.startsWith(`${what} `));

/** A door moves when it is seen at another place than before; a reading that is unknown proves nothing. */
function look(before: DrillProof, values: object, at: number): DrillProof {
  let { doorMoved, pumpRan } = before;
  const doors: Record<string, string> = { ...before.doors };
  for (const [key, value] of Object.entries(values)) {
    if (key.startsWith("door ") && typeof value === "string") {
      if (doors[key] !== undefined && doors[key] !== value) doorMoved = at;
      doors[key] = value;
    }
    if (key.startsWith("pump ") && value === true) pumpRan = at;
  }
  return { held: before.held, doorMoved, pumpRan, doors };
}
