/**
 * An item that the law asks for and the ship file does not name. It stands among the items of a rule all the
 * same, without signals, so that the rule is listed as unwatched there: nobody must believe it watched.
 */
import type { Kind } from "./kinds.ts";
import type { Equipment } from "./ship.ts";

const PREFIX = "unfitted-";

export const unfitted = <K extends Kind>(
  kind: K,
  id: string,
  name: string,
  attributes: Partial<Equipment<K>> = {},
): Equipment<K> => ({ ...attributes, id: `${PREFIX}${id}`, kind, name, signals: [] });

export const isUnfitted = (signal: string): boolean => signal.startsWith(PREFIX);
