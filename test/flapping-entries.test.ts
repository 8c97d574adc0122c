import { expect, test } from "vitest";
import { flappingEntries } from "../src/flapping-entries.ts";
import type { Json } from "../src/kernel/json.ts";
import type { StampedDraft } from "../src/logbook/entry.ts";

const when = (seconds: number) => ({ at: 1_800_000_000_000 + seconds * 1000, mono: seconds * 1000 });
const draft = (seconds: number, event: string, rule = "PSR-I-62(1)", subject = "bilge-3"): StampedDraft => ({
  key: `${rule}::${subject}:${seconds}:${event}`,
  book: "engine",
  at: when(seconds).at,
  rule,
  ruleVersion: 1,
  text: event === "raised" ? "Bilge well high" : "Bilge well no longer high",
  data: { event },
  author: "watch",
  timeSource: { source: "gnss", uncertainty: 1 } as unknown as StampedDraft["timeSource"],
  position: null,
});

/** High for 10 s of every 20, so many times; then quiet. */
function seaway(times: number, kept?: Json) {
  const entries = flappingEntries({}, kept, when(0));
  const written: string[] = [];
  for (let n = 0; n < times; n += 1) {
    for (const [seconds, event] of [
      [20 * n, "raised"],
      [20 * n + 10, "rectified"],
    ] as const) {
      for (const one of entries.advance(when(seconds))) written.push(one.text);
      for (const one of entries.take(draft(seconds, event), when(seconds))) written.push(one.text);
    }
  }
  return { entries, written };
}

test("twice may be two events: each is entered, and nothing is held", () => {
  const { entries, written } = seaway(2);
  expect(written).toEqual([
    "Bilge well high",
    "Bilge well no longer high",
    "Bilge well high",
    "Bilge well no longer high",
  ]);
  expect(entries.advance(when(1000))).toEqual([]);
});

test("a float that flaps for an hour makes five entries, the last with how often it came and went", () => {
  const { entries, written } = seaway(180);
  expect(written).toHaveLength(4);
  const quiet = 20 * 179 + 10 + 30;
  expect(entries.due()).toBe(quiet * 1000);
  expect(entries.advance(when(quiet - 1))).toEqual([]);
  const [last, ...more] = entries.advance(when(quiet));
  expect(more).toEqual([]);
  expect(last).toMatchObject({
    text: "Bilge well no longer high, after it came and went 178 more times",
    at: when(quiet - 30).at,
    data: { event: "rectified", cameAndWent: 178 },
  });
  expect(entries.due()).toBeUndefined();
});

test("one that stays is entered as it stands once the coming and going is over", () => {
  const { entries } = seaway(3);
  entries.take(draft(60, "raised"), when(60));
  expect(entries.advance(when(90)).map(({ text }) => text)).toEqual([
    "Bilge well high, after it came and went 2 more times",
  ]);
});

test("what comes back after half a minute of quiet is entered anew", () => {
  const { entries } = seaway(5);
  entries.advance(when(150));
  expect(entries.take(draft(200, "raised"), when(200))).toHaveLength(1);
});

test("times that the law wants one by one are never held, nor is another item", () => {
  const { entries } = seaway(5);
  for (let n = 0; n < 9; n += 1)
    expect(entries.take(draft(95 + n, "edge", "PSR-I-38(12)", "hatch"), when(95 + n))).toHaveLength(1);
  expect(entries.take(draft(99, "raised", "PSR-I-62(1)", "bilge-2"), when(99))).toHaveLength(1);
});

test("what was held when the watch ended is entered by the next one", () => {
  const { entries } = seaway(5);
  const [[key, held] = ["", null]] = entries.kept();
  expect([key, entries.kept()]).toEqual(["flapping-entries", []]);
  const kept = JSON.parse(JSON.stringify(held)) as Json;
  const next = flappingEntries({}, kept, when(500));
  expect(next.advance(when(500)).map(({ text }) => text)).toEqual([
    "Bilge well no longer high, after it came and went 3 more times",
  ]);
});
