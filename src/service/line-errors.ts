/**
 * The error rate of each line: what share of what a port brought lately had to be refused. Judged a minute at a time,
 * and longer where little comes; a port that brings nothing at all has its own alert.
 */
import { minutes, seconds } from "../kernel/duration.ts";

export interface LineCount {
  readonly port: string;
  readonly good: number;
  readonly ignored: number;
  readonly refused: number;
}

/** Less is not enough to tell a bad line from one bad telegram. */
const ENOUGH = 30;
const LOOK_EVERY = seconds(60);
const GIVES_UP_AFTER = minutes(10);

interface Line {
  readonly since: number;
  readonly sound: number;
  readonly refused: number;
  readonly ill: string | undefined;
}

/** Gives `well`, or which lines are at fault. `most` is in per cent. */
export function createLineErrors(most: number): (counts: readonly LineCount[], mono: number) => string {
  const lines = new Map<string, Line>();

  function look({ port, good, ignored, refused }: LineCount, mono: number): void {
    const sound = good + ignored;
    const line = lines.get(port) ?? { since: mono, sound, refused, ill: undefined };
    const bad = refused - line.refused;
    const all = sound - line.sound + bad;
    const passed = mono - line.since;
    const enough = passed >= LOOK_EVERY && all >= ENOUGH;
    if (!enough && passed < GIVES_UP_AFTER) {
      lines.set(port, line);
      return;
    }
    const share = all < ENOUGH ? 0 : (bad / all) * 100;
    const isBad = share > most * (line.ill === undefined ? 1 : 0.5);
    // The words of the first look stand, or the alert would be told anew at each.
    const ill = isBad ? (line.ill ?? wordsOf(port, share)) : undefined;
    lines.set(port, { since: mono, sound, refused, ill });
  }

  return (counts, mono) => {
    for (const count of counts) look(count, mono);
    return [...lines.values()].flatMap(({ ill }) => ill ?? []).join("; ") || "well";
  };
}

const wordsOf = (port: string, share: number): string =>
  `Of what comes on port ${port} ${Math.round(share)} % must be refused: see to its wiring, its talkers and its baud rate`;
