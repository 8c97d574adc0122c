import { expect, test } from "vitest";
import type { Json } from "../../src/kernel/json.ts";
import { createLastRun, type LastRun } from "../../src/service/last-run.ts";

const START = Date.parse("2028-03-01T12:00:00Z");
const at = (seconds: number) => ({ at: START + seconds * 1000, mono: seconds * 1000 });

/** What a watch keeps that runs for so many seconds and then ends. */
function kept(
  boot: string,
  seconds: number,
  end: (run: LastRun) => void = () => {},
): ReadonlyMap<string, Json> {
  const run = createLastRun(new Map(), at(0), boot);
  const all = new Map<string, Json>();
  for (let now = 0; now <= seconds; now += 1)
    for (const [key, value] of run.kept(at(now))) all.set(key, value);
  end(run);
  for (const [key, value] of run.kept(at(seconds))) all.set(key, value);
  return all;
}

test("the first watch of a store has none before it", () => {
  expect(createLastRun(new Map(), at(0), "one").words).toBe("well");
});

test.each([
  [
    "told to stop",
    kept("one", 600, (run) => run.ends()),
    "one",
    "The watch was told to stop and was started again: no watch was kept from 2028-03-01 12:10:00 UTC to 2028-03-01 12:20:00 UTC",
  ],
  [
    "killed",
    kept("one", 600),
    "one",
    "The watch ended by itself or was killed, and was started again: no watch was kept from 2028-03-01 12:10:00 UTC, or up to a minute later, to 2028-03-01 12:20:00 UTC. Report it, with its technical log",
  ],
  [
    "gone with the computer",
    kept("one", 600),
    "two",
    "The computer lost its supply or was reset: no watch was kept from 2028-03-01 12:10:00 UTC, or up to a minute later, to 2028-03-01 12:20:00 UTC",
  ],
] as const)("a watch that was %s is told of by the next, with the time between", (_, before, boot, words) => {
  expect(createLastRun(before, at(1200), boot).words).toBe(words);
});

test("a sign of life is kept once a minute, not at every turn", () => {
  const run = createLastRun(new Map(), at(0), "one");
  const signs = Array.from({ length: 601 }, (_, second) => run.kept(at(second)).length);
  expect(signs.reduce((sum, count) => sum + count, 0)).toBe(11);
});
