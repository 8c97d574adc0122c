/** The board: what may be believed, until when, and what never displaces it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Instant } from "../../src/kernel/clock.ts";
import { seconds } from "../../src/kernel/duration.ts";
import { createBoard } from "../../src/signals/board.ts";
import type { Known, Reading, SignalValue } from "../../src/signals/reading.ts";

const START = Date.UTC(2028, 2, 1, 18);
const at = (s: number): Instant => ({ at: START + s * 1000, mono: s * 1000 });

const closed = (s: number, value: SignalValue = "closed"): Reading => ({
  signal: "wtd-7.position",
  when: at(s),
  source: "console",
  value,
  maxAge: seconds(10),
});

describe("what stands on the board", () => {
  test("a signal nobody has spoken for is never", () => {
    expect(createBoard().know("wtd-7.position")).toEqual({ quality: "never" });
  });

  test("the first reading is news, the same again only refreshes its age, another value is news", () => {
    const board = createBoard();
    expect(board.post(closed(0))).toMatchObject({ before: { quality: "never" }, after: { value: "closed" } });
    expect(board.post(closed(5))).toBeUndefined();
    expect(board.know("wtd-7.position")).toMatchObject({ quality: "good", when: at(5) });
    expect(board.post(closed(6, "open"))).toMatchObject({
      before: { value: "closed" },
      after: { value: "open" },
    });
  });

  test("a reading is believed for its maximum age and not a moment longer, booleans and words too", () => {
    for (const value of ["closed", true, 1.2, { latitude: 9.9, longitude: 76.2 }]) {
      const board = createBoard();
      board.post(closed(0, value));
      expect(board.nextStale()).toBe(10_000);
      expect(board.expire(at(9.999))).toEqual([]);
      expect(board.expire(at(60))).toMatchObject([
        { before: { quality: "good", value }, after: { quality: "stale", last: value }, when: at(10) },
      ]);
      expect(board.nextStale()).toBeUndefined();
    }
  });

  test("what was stale is news when it comes back, though the value is the same", () => {
    const board = createBoard();
    board.post(closed(0));
    board.expire(at(10));
    expect(board.post(closed(20))).toMatchObject({
      before: { quality: "stale" },
      after: { quality: "good" },
    });
  });

  test("a value that is not available never displaces one that is", () => {
    const board = createBoard();
    board.post(closed(0));
    expect(board.post({ signal: "wtd-7.position", when: at(1), source: "console" })).toBeUndefined();
    expect(board.know("wtd-7.position")).toMatchObject({ quality: "good", value: "closed", when: at(0) });
  });

  test("what arrives late does not displace what is newer", () => {
    const board = createBoard();
    board.post(closed(5, "open"));
    expect(board.post(closed(4))).toBeUndefined();
    expect(board.know("wtd-7.position")).toMatchObject({ value: "open", when: at(5) });
  });

  test("an input that says it is broken holds no value, and stays broken until it speaks again", () => {
    const board = createBoard();
    board.post(closed(0));
    const broken: Reading = { signal: "wtd-7.position", when: at(1), source: "console", broken: "line cut" };
    expect(board.post(broken)).toMatchObject({ after: { quality: "broken", because: "line cut" } });
    expect(board.post({ ...broken, when: at(2) })).toBeUndefined();
    expect(board.expire(at(3600))).toEqual([]);
    expect(board.post(closed(3601))).toMatchObject({ after: { quality: "good" } });
  });

  test("a change of source is news, though the value is the same", () => {
    const board = createBoard();
    board.post(closed(0));
    expect(board.post({ ...closed(1), source: "io-3" })).toMatchObject({ after: { source: "io-3" } });
  });

  test("a fact without a maximum age stands until it is replaced", () => {
    const board = createBoard();
    board.post({ signal: "voyage.phase", when: at(0), source: "officer", value: "alongside" });
    expect(board.nextStale()).toBeUndefined();
    expect(board.expire(at(1e6))).toEqual([]);
  });

  test("readings that run out together do so in order of their deadlines, each with its own time", () => {
    const board = createBoard();
    for (const [signal, age] of [
      ["c", 3],
      ["a", 1],
      ["b", 2],
      ["a2", 1],
    ] as const)
      board.post({ signal, when: at(0), source: "p", value: true, maxAge: seconds(age) });
    expect(board.expire(at(10)).map(({ signal, when }) => [signal, when.mono])).toEqual([
      ["a", 1000],
      ["a2", 1000],
      ["b", 2000],
      ["c", 3000],
    ]);
  });
});

/** The board in its simplest form: every line looked at, every time. */
function plainBoard() {
  const lines = new Map<string, { reading: Reading; stale: boolean }>();
  return {
    post(reading: Reading): void {
      const held = lines.get(reading.signal);
      if (reading.value === undefined && reading.broken === undefined) return;
      if (held !== undefined && reading.when.mono < held.reading.when.mono) return;
      lines.set(reading.signal, { reading, stale: false });
    },
    pass(mono: number): void {
      for (const line of lines.values()) {
        const { broken, maxAge, when } = line.reading;
        if (broken === undefined && maxAge !== undefined && when.mono + maxAge <= mono) line.stale = true;
      }
    },
    quality(signal: string): Known["quality"] {
      const line = lines.get(signal);
      if (line === undefined) return "never";
      if (line.reading.broken !== undefined) return "broken";
      return line.stale ? "stale" : "good";
    },
  };
}

const step = fc.record({
  after: fc.integer({ min: 0, max: 4000 }),
  signal: fc.constantFrom("a", "b", "c", "d"),
  says: fc.constantFrom<"closed" | "open" | "broken" | "nothing">("closed", "open", "broken", "nothing"),
  maxAge: fc.option(fc.integer({ min: 1, max: 6000 }), { nil: undefined }),
});

test("whatever is posted whenever, the board says what a plain list would, and tells of every change once", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const board = createBoard();
      const plain = plainBoard();
      const told = new Map<string, Known["quality"]>();
      let mono = 0;
      for (const { after, signal, says, maxAge } of steps) {
        mono += after;
        const now = { at: START + mono, mono };
        plain.pass(mono);
        let last = 0;
        for (const change of board.expire(now)) {
          expect(change.when.mono).toBeGreaterThanOrEqual(last);
          expect(change.when.mono).toBeLessThanOrEqual(mono);
          expect(change.before.quality).toBe(told.get(change.signal) ?? "never");
          last = change.when.mono;
          told.set(change.signal, change.after.quality);
        }
        const reading = {
          signal,
          when: now,
          source: "p",
          ...(says === "broken" ? { broken: "cut" } : says === "nothing" ? {} : { value: says }),
          ...(maxAge === undefined ? {} : { maxAge: seconds(maxAge / 1000) }),
        };
        plain.post(reading);
        const change = board.post(reading);
        if (change !== undefined) {
          expect(change.before.quality).toBe(told.get(signal) ?? "never");
          told.set(signal, change.after.quality);
        }
        for (const name of ["a", "b", "c", "d"]) {
          expect(board.know(name).quality).toBe(plain.quality(name));
          expect(told.get(name) ?? "never").toBe(plain.quality(name));
        }
        const next = board.nextStale();
        if (next !== undefined) expect(next).toBeGreaterThan(mono);
      }
    }),
    { numRuns: 300 },
  );
});
