import { expect, test } from "vitest";
import type { SignalView } from "../../src/outputs/feed.ts";
import { LatestOnly } from "../../src/outputs/latest-only.ts";
import { blankPicture, changed } from "../../src/outputs/picture.ts";

const door = (n: number, value: string, at = 1000): SignalView => ({
  signal: `wtd-${n}.position`,
  quality: "good",
  value,
  at,
  source: "io-3",
});

test("a change replaces the parts and signals that it names and leaves the others as they were", () => {
  const before = {
    ...blankPicture,
    at: 1,
    alertsVersion: 4,
    signals: [door(1, "closed"), door(2, "closed")],
  };
  const after = changed(before, { at: 2, signals: [door(2, "open")], sound: "alarm" });
  expect(after).toEqual({ ...before, at: 2, sound: "alarm", signals: [door(1, "closed"), door(2, "open")] });
  expect(before.signals[1]).toEqual(door(2, "closed"));
});

test("a signal never seen before is added at the end", () => {
  const before = { ...blankPicture, signals: [door(1, "closed")] };
  expect(changed(before, { at: 2, signals: [door(9, "open")] }).signals).toEqual([
    door(1, "closed"),
    door(9, "open"),
  ]);
});

test("a sound that has stopped is a change like any other", () => {
  expect(changed({ ...blankPicture, sound: "alarm" }, { at: 2, sound: null }).sound).toBeNull();
});

test("whoever comes late is told the same as whoever heard everything", () => {
  const slow = new LatestOnly();
  slow.add({ ...blankPicture, at: 1, signals: [door(1, "closed"), door(2, "closed")] });
  const start = slow.whole();
  let quick = start;
  const changes = [
    { at: 2, signals: [door(1, "moving")] },
    { at: 3, alertsVersion: 7 },
    { at: 4, signals: [door(1, "open"), door(3, "closed")], head: { seq: 9, hash: "aa" } },
  ];
  for (const change of changes) {
    slow.add(change);
    quick = changed(quick, change);
  }
  const untold = slow.take();
  expect(untold && changed(start, untold)).toEqual(quick);
  expect(slow.take()).toBeUndefined();
  expect(slow.whole()).toEqual(quick);
});

test("what waits for a dead front office never outgrows one picture", () => {
  const slow = new LatestOnly();
  for (let i = 0; i < 10_000; i++) slow.add({ at: i, signals: [door(i % 8, "open", i)] });
  expect(slow.take()?.signals).toHaveLength(8);
});
