import { describe, expect, test } from "vitest";
import { seconds } from "../../src/kernel/duration.ts";
import { door, onWatch } from "./officer.ts";

/** A float switch in a seaway: on for a second, off for four, so many times. */
function flap(watch: ReturnType<typeof onWatch>, times: number, from = 0): number {
  for (let i = 0; i < times; i += 1) {
    watch.raise(from + i * 5);
    watch.clear(from + i * 5 + 1);
  }
  return from + (times - 1) * 5 + 1;
}

describe("A float switch that flaps", () => {
  test("is one episode with a count from the third time on, and is held active through the gaps", () => {
    const watch = onWatch();
    const last = flap(watch, 40);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", count: 40, occurrence: 3 });
    watch.until(last + 29);
    expect(watch.shows()?.state).toBe("active-unacknowledged");
    watch.until(last + 30);
    expect(watch.shows()).toMatchObject({
      state: "rectified-unacknowledged",
      because: "Quiet for 30 s: the flapping has ended.",
    });
  });

  test("leaves every edge in the history", () => {
    const watch = onWatch();
    flap(watch, 40);
    expect(watch.changes).toHaveLength(80);
    expect(new Set(watch.changes.map(({ after }) => after.changedAt)).size).toBe(80);
  });

  test("acknowledged once, does not sound at every edge; after 30 s of quiet a new rise sounds", () => {
    const watch = onWatch();
    flap(watch, 3);
    watch.acknowledge(12);
    const last = flap(watch, 20, 15);
    expect(watch.shows()).toMatchObject({ state: "active-acknowledged", count: 23 });
    watch.until(last + 30);
    expect(watch.shows()).toBeUndefined();
    watch.raise(last + 31);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", occurrence: 4, count: 1 });
  });

  test("twice is not flapping: each is an occurrence of its own and sounds", () => {
    const watch = onWatch();
    flap(watch, 1);
    watch.acknowledge(2);
    watch.raise(5);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", occurrence: 2, count: 2 });
  });

  test("once steady for longer than the gap, it is an ordinary alert again and ends with its cause", () => {
    const watch = onWatch();
    flap(watch, 3);
    watch.raise(15);
    watch.acknowledge(16);
    watch.clear(100);
    expect(watch.shows()).toBeUndefined();
  });

  test("holds a silence and a hand-over no longer than their limits", () => {
    const watch = onWatch();
    flap(watch, 3);
    watch.silence(12);
    flap(watch, 5, 15);
    watch.until(42);
    expect(watch.shows()?.state).toBe("active-unacknowledged");
    expect(watch.book.sound()).toBe("alarm");
  });

  test("told to have gone twice, it has gone once", () => {
    const watch = onWatch();
    const last = flap(watch, 3);
    expect(watch.clear(last + 20)).toEqual([]);
    watch.until(last + 30);
    expect(watch.shows()?.state).toBe("rectified-unacknowledged");
  });

  test("tells in words that it flaps", () => {
    const watch = onWatch();
    flap(watch, 4);
    const words = watch.changes.map(({ because }) => because);
    expect(words[4]).toBe(
      "Flapping: it has come 3 times, each within 30 s of the last. From now on this is one episode.",
    );
    expect(words[5]).toBe("It is closed. Flapping: kept active until quiet for 30 s.");
    expect(words[6]).toBe("Flapping: back again, 4 times in this episode.");
  });

  test("a flapping warning that becomes an alarm goes on as one episode", () => {
    const watch = onWatch({ escalateWarning: seconds(30) });
    const warning = { priority: "warning" } as const;
    for (let i = 0; i < 20; i += 1) {
      watch.raise(i * 5, warning);
      watch.clear(i * 5 + 1);
    }
    expect(watch.book.list().map(({ id, state, count }) => [id, state, count])).toEqual([
      [`${door().id}:escalated`, "active-unacknowledged", 20],
    ]);
    watch.until(96 + 29);
    expect(watch.shows(`${door().id}:escalated`)?.state).toBe("active-unacknowledged");
    watch.until(96 + 30);
    expect(watch.shows(`${door().id}:escalated`)?.state).toBe("rectified-unacknowledged");
  });

  test("escalated in a gap, it settles when the gap has lasted long enough, not later", () => {
    const watch = onWatch({ escalateWarning: seconds(30) });
    for (const t of [0, 5, 10]) {
      watch.raise(t, { priority: "warning" });
      watch.clear(t + 1);
    }
    watch.until(40);
    expect(watch.shows(`${door().id}:escalated`)?.state).toBe("active-unacknowledged");
    watch.until(41);
    expect(watch.shows(`${door().id}:escalated`)?.state).toBe("rectified-unacknowledged");
  });
});
