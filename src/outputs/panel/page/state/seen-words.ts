/** What an officer can confirm of an item, in the words that the rules read; by the kind of the item. */
import type { Kind } from "../../../../ship/kinds.ts";

const CLOSURE = ["closed", "closed and locked", "in place", "open"] as const;

export const SEEN_WORDS: ReadonlyMap<string, readonly string[]> = new Map<Kind, readonly string[]>([
  ["watertight-door", CLOSURE],
  ["shell-door", CLOSURE],
  ["opening", CLOSURE],
  ["ro-ro-access", CLOSURE],
  ["flood-barrier", CLOSURE],
  ["trunkway-closure", CLOSURE],
  ["valve", ["closed", "open"]],
  ["load-line", ["in force", "not in force"]],
  ["stability-computer", ["with the intact criteria"]],
  ["oil-fuel-tank", ["oil fuel", "ballast", "empty"]],
  ["passenger-or-cargo-space", ["passengers", "cargo", "empty"]],
]);
