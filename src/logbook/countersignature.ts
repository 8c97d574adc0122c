/**
 * The master's countersignature: an entry that names the head of the chain which the master had before them, and
 * with it every entry up to there, in all books.
 */
import type { Act } from "../signals/act.ts";
import type { Entry } from "./entry.ts";

export interface Countersignature {
  /** The entry that it is. */
  readonly seq: number;
  /** The last entry that it covers. */
  readonly upTo: number;
  readonly at: string;
  readonly by: string;
  readonly attributed: string;
}

/** Entries of this kind have keys of this beginning, so that they are found among a million others. */
export const COUNTERSIGN_KEYS = "countersign:";

/** Who commands is called so; a chief officer's signature is no master's. */
const COMMANDS: ReadonlySet<string> = new Set(["master", "captain", "serang", "skipper"]);

/** Why this person's countersignature is none; undefined when it may be entered. */
export function countersignRefusal({ author }: Pick<Act, "author">): string | undefined {
  if (author.rank !== undefined && COMMANDS.has(author.rank.trim().toLowerCase())) return undefined;
  const rank = author.rank === undefined ? "has no rank" : `is entered as ${author.rank}`;
  return `The logbook is countersigned by the master: ${author.name} ${rank}. Nothing was entered.`;
}

export function countersignatures(entries: Iterable<Entry>): readonly Countersignature[] {
  const found: Countersignature[] = [];
  for (const { seq, at, author, data } of entries) {
    const { act, attributed } = data as { act?: Act; attributed?: string };
    if (act?.act !== "countersign") continue;
    found.push({ seq, upTo: act.upTo.seq, at, by: author, attributed: attributed ?? "stated name" });
  }
  return found;
}

/** The first countersignature that covers the entry of this number; it stands for itself. */
export const firstCovering = (
  signed: readonly Countersignature[],
  seq: number,
): Countersignature | undefined => signed.find((one) => one.upTo >= seq || one.seq === seq);
