/**
 * Whether somebody is known to be on the bridge. Where something tells of it, what is not known counts as nobody; where
 * nothing does, the bridge is taken to be manned, as the rules of the watch demand.
 */
import { fitted, type Ship } from "./ship/ship.ts";
import type { Board, BoardChange } from "./signals/board.ts";

/** Given what has changed: whether the bridge is manned now; undefined when that has not changed. */
export type BridgePresence = (changes: readonly BoardChange[]) => boolean | undefined;

export function bridgePresence(ship: Ship, board: Board): BridgePresence {
  const signals = fitted(ship, "bridge-watch-alarm")
    .filter((alarm) => alarm.signals.includes("manned"))
    .map(({ id }) => `${id}.manned`);
  let was = true;
  const isManned = (signal: string): boolean => {
    const known = board.know(signal);
    return known.quality === "good" && known.value === true;
  };
  return (changes) => {
    const first = was && signals.length > 0;
    if (!first && !changes.some(({ signal }) => signals.includes(signal))) return undefined;
    const is = signals.some(isManned);
    if (is === was) return undefined;
    was = is;
    return is;
  };
}
