/**
 * The book as it is kept for a restart, and read again. Moments are kept as wall time and put on the monotonic
 * clock of the new start. What is read was written by this file; its version says how.
 */
import type { Instant } from "../kernel/clock.ts";
import type { Json } from "../kernel/json.ts";
import type { Alert, Shelving } from "./alert.ts";
import type { AttentionSettings } from "./attention.ts";
import type { Past } from "./cause.ts";
import {
  DEADLINES,
  type Deadline,
  type Deadlines,
  kept,
  longest,
  rebased,
  rebasedPast,
} from "./deadlines.ts";
import type { Rises } from "./flapping.ts";
import type { Life } from "./life.ts";
import { deadlinesOf } from "./running.ts";

export interface Contents {
  readonly lives: readonly Life[];
  readonly past: readonly (readonly [id: string, past: Past])[];
  /** The number of the last alert that came. */
  readonly order: number;
}

export const emptyContents = (): Contents => ({ lives: [], past: [], order: 0 });

const VERSION = 1;

interface KeptRises {
  readonly count: number;
  readonly last: number;
}

interface KeptLife {
  readonly alert: Alert;
  readonly stateSince: number;
  readonly order: number;
  readonly held?: "flapping" | "latched";
  readonly rises: KeptRises;
  readonly deadlines: { readonly [which in Deadline]?: number };
}

interface KeptBook {
  readonly version: number;
  readonly order: number;
  readonly lives: readonly KeptLife[];
  readonly past: readonly {
    readonly id: string;
    readonly occurrence: number;
    readonly rises?: KeptRises;
    readonly shelved?: Shelving;
    readonly shelvingEnds?: number;
  }[];
}

export function savedFrom({ lives, past, order }: Contents, now: Instant): Json {
  const book = {
    version: VERSION,
    order,
    lives: lives.map((life) => asKept(life, now)),
    past: past.map(([id, { occurrence, rises, shelved, shelvingEnds }]) => ({
      id,
      occurrence,
      ...(rises ? { rises: keptRises(rises, now) } : {}),
      // A shelving that has ended is over: kept, it would end once more at the next start.
      ...(shelved && shelvingEnds && shelvingEnds.mono > now.mono
        ? { shelved: onItsOwn(shelved), shelvingEnds: kept(shelvingEnds, now) }
        : {}),
    })),
  };
  return book as unknown as Json;
}

/** Through text, so that what is kept shares nothing with the book and has no absent fields. */
const onItsOwn = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** By how much wall time is ahead of monotonic time. */
const offsetOf = (now: Instant): number => now.at - now.mono;

/** A life that has not changed is written as it was, unless the clock has been set: most of a book stays the same. */
const written = new WeakMap<Life, { readonly offset: number; readonly kept: Json }>();
/** The clock tells whole milliseconds, twice. */
const NOT_SET = 2;

function asKept(life: Life, now: Instant): Json {
  const before = written.get(life);
  if (before && Math.abs(offsetOf(now) - before.offset) <= NOT_SET) return before.kept;
  const { alert, stateSince, order, held, rises, deadlines } = life;
  const one: KeptLife = {
    alert,
    stateSince,
    order,
    ...(held ? { held } : {}),
    rises: keptRises(rises, now),
    deadlines: keptDeadlines(deadlines, now),
  };
  const keeps = onItsOwn(one);
  written.set(life, { offset: offsetOf(now), kept: keeps });
  return keeps;
}

export function contentsOf(saved: Json, now: Instant, settings: AttentionSettings): Contents {
  const book = saved as unknown as KeptBook;
  if (book?.version !== VERSION) {
    throw new Error(
      `The alerts kept for the restart are of version ${String(book?.version)}, and this program reads version ${VERSION}.`,
    );
  }
  const risesOf = ({ count, last }: KeptRises): Rises => ({ count, last: rebasedPast(last, now) });
  return {
    order: book.order,
    lives: book.lives.map(({ rises, deadlines, ...rest }) => {
      const running = rebasedDeadlines(deadlines, now, settings);
      const life: Life = { ...rest, rises: risesOf(rises), deadlines: running };
      // The settings may have been changed since: a deadline that they no longer know is gone.
      return { ...life, deadlines: deadlinesOf(life, now, settings) };
    }),
    past: book.past.map(({ id, occurrence, rises, shelved, shelvingEnds }) => [
      id,
      {
        occurrence,
        ...(rises ? { rises: risesOf(rises) } : {}),
        ...(shelved && shelvingEnds !== undefined
          ? { shelved, shelvingEnds: rebased(shelvingEnds, now, settings.longestShelving) }
          : {}),
      },
    ]),
  };
}

const keptRises = ({ count, last }: Rises, now: Instant): KeptRises => ({ count, last: kept(last, now) });

const keptDeadlines = (deadlines: Deadlines, now: Instant): { [which in Deadline]?: number } =>
  Object.fromEntries(
    DEADLINES.flatMap((which) => {
      const when = deadlines[which];
      return when ? [[which, kept(when, now)]] : [];
    }),
  );

const rebasedDeadlines = (
  deadlines: { readonly [which in Deadline]?: number },
  now: Instant,
  settings: AttentionSettings,
): Deadlines =>
  Object.fromEntries(
    DEADLINES.flatMap((which) => {
      const at = deadlines[which];
      return at === undefined ? [] : [[which, rebased(at, now, longest(which, settings))]];
    }),
  );
