/** A timeline: what changes on board at which second of a scenario, and how things stand at any moment. */

/** The position of a door, the state of a contact, a number, or that an input is broken (`error`). */
export type Thing = boolean | number | "open" | "closed" | "moving" | "error" | "silent" | "open-circuit";

export interface Change {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly thing: string;
  readonly becomes: Thing;
}

export type Standing = ReadonlyMap<string, Thing>;

/** How things stand, asked at moments that do not go back. */
export function createTimeline(
  initial: Readonly<Record<string, Thing>>,
  changes: readonly Change[],
): (seconds: number) => Standing {
  const standing = new Map<string, Thing>(Object.entries(initial));
  const order = changes
    .map((change, index) => ({ ...change, index }))
    .sort((a, b) => a.at - b.at || a.index - b.index);
  let next = 0;
  return (seconds) => {
    for (let change = order[next]; change !== undefined && change.at <= seconds; change = order[next]) {
      standing.set(change.thing, change.becomes);
      next += 1;
    }
    return standing;
  };
}

const change = (at: number, thing: string, becomes: Thing): Change => ({ at, thing, becomes });

/** A door closed from the console: warned, moving, closed. Times in seconds. */
export const closesRemotely = (
  door: string,
  at: number,
  times: { readonly warned: number; readonly takes: number },
): readonly Change[] => [
  change(at, `${door}.remote-closing`, true),
  change(at, `${door}.alarm`, true),
  change(at + times.warned, `${door}.position`, "moving"),
  change(at + times.warned + times.takes, `${door}.position`, "closed"),
  change(at + times.warned + times.takes, `${door}.alarm`, false),
  change(at + times.warned + times.takes, `${door}.remote-closing`, false),
];

/** A door opened at its own handle. */
export const opensLocally = (door: string, at: number, takes: number): readonly Change[] => [
  change(at, `${door}.local-command`, true),
  change(at, `${door}.position`, "moving"),
  change(at + takes, `${door}.position`, "open"),
  change(at + takes, `${door}.local-command`, false),
];

/** A door closed at its own handle. */
export const closesLocally = (door: string, at: number, takes: number): readonly Change[] => [
  change(at, `${door}.position`, "moving"),
  change(at + takes, `${door}.position`, "closed"),
];

/** Something is so from one second to another, and otherwise as before. */
export const during = (
  from: number,
  to: number,
  thing: string,
  is: Thing,
  otherwise: Thing,
): readonly Change[] => [change(from, thing, is), change(to, thing, otherwise)];

export const becomes = change;
