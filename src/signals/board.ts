/**
 * The board: the latest reading of every signal, and how far it is to be believed now. The waist of the
 * program: the left half posts readings, the right half knows nothing but what stands here.
 */
import type { Instant } from "../kernel/clock.ts";
import { createDeadlines, type Slot } from "../kernel/deadlines.ts";
import type { Known, Reading, SignalId, SignalValue } from "./reading.ts";

/** What somebody who reads the board must know: value or quality is no longer what it was. */
export interface BoardChange {
  readonly signal: SignalId;
  readonly before: Known;
  readonly after: Known;
  readonly when: Instant;
}

export interface Board {
  /** Undefined when only the age was refreshed. */
  post(reading: Reading): BoardChange | undefined;
  know(signal: SignalId): Known;
  /** Monotonic time at which the next reading goes stale, if nothing refreshes it. */
  nextStale(): number | undefined;
  /** Everything that went stale up to now, oldest deadline first, each stamped with its own deadline. */
  expire(now: Instant): readonly BoardChange[];
  /** All signals ever posted. */
  all(): Iterable<readonly [SignalId, Known]>;
}

/** One line of the board. Refreshing an age changes it in place; `Known` is made only when somebody asks. */
interface Line extends Slot {
  readonly signal: SignalId;
  quality: "good" | "stale" | "broken";
  value: SignalValue | undefined;
  because: string;
  when: Instant;
  source: string;
}

const NEVER: Known = { quality: "never" };

function known(line: Line): Known {
  const { when, source } = line;
  if (line.quality === "broken" || line.value === undefined)
    return { quality: "broken", because: line.because, when, source };
  return line.quality === "good"
    ? { quality: "good", value: line.value, when, source }
    : { quality: "stale", last: line.value, when, source };
}

function same(a: SignalValue | undefined, b: SignalValue): boolean {
  if (typeof a === "object" && typeof b === "object")
    return a.latitude === b.latitude && a.longitude === b.longitude;
  return a === b;
}

/** Whether the reading says again what already stands on the line, from the same source. */
function repeats(line: Line, reading: Reading): boolean {
  if (line.source !== reading.source) return false;
  if (reading.broken !== undefined) return line.quality === "broken" && line.because === reading.broken;
  return line.quality === "good" && reading.value !== undefined && same(line.value, reading.value);
}

export function createBoard(): Board {
  const lines = new Map<SignalId, Line>();
  const deadlines = createDeadlines<Line>();

  const write = (line: Line, reading: Reading): void => {
    line.when = reading.when;
    line.source = reading.source;
    line.quality = reading.broken === undefined ? "good" : "broken";
    line.value = reading.broken === undefined ? reading.value : undefined;
    line.because = reading.broken ?? "";
    const believed = reading.broken === undefined && reading.maxAge !== undefined;
    deadlines.set(line, believed ? reading.when.mono + (reading.maxAge ?? 0) : Number.POSITIVE_INFINITY);
  };

  const newLine = (reading: Reading): Line => ({
    signal: reading.signal,
    quality: "broken",
    value: undefined,
    because: "",
    when: reading.when,
    source: reading.source,
    deadline: Number.POSITIVE_INFINITY,
    queued: Number.POSITIVE_INFINITY,
    order: lines.size,
  });

  return {
    post(reading) {
      // A reading that says nothing is no reading: absence never displaces what stands here.
      if (reading.value === undefined && reading.broken === undefined) return undefined;
      const held = lines.get(reading.signal);
      if (held === undefined) {
        const line = newLine(reading);
        lines.set(reading.signal, line);
        write(line, reading);
        return { signal: line.signal, before: NEVER, after: known(line), when: reading.when };
      }
      // What is older than what stands here arrived late and is history, not news.
      if (reading.when.mono < held.when.mono) return undefined;
      if (repeats(held, reading)) {
        write(held, reading);
        return undefined;
      }
      const before = known(held);
      write(held, reading);
      return { signal: held.signal, before, after: known(held), when: reading.when };
    },

    know(signal) {
      const line = lines.get(signal);
      return line === undefined ? NEVER : known(line);
    },

    nextStale: () => deadlines.next(),

    expire(now) {
      const changes: BoardChange[] = [];
      for (;;) {
        const deadline = deadlines.next();
        const line = deadlines.take(now.mono);
        if (line === undefined || deadline === undefined) return changes;
        const before = known(line);
        line.quality = "stale";
        const when = { at: line.when.at + (deadline - line.when.mono), mono: deadline };
        changes.push({ signal: line.signal, before, after: known(line), when });
      }
    },

    *all() {
      for (const line of lines.values()) yield [line.signal, known(line)];
    },
  };
}
