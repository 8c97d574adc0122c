import { describe, expect, test } from "vitest";
import { restoredBook } from "../../src/alerts/book.ts";
import { minutes } from "../../src/kernel/duration.ts";
import { canonical, type Json } from "../../src/kernel/json.ts";
import { at, door, onWatch, START } from "./officer.ts";

/** Through text and another monotonic clock, as over a restart. */
const restart = (watch: ReturnType<typeof onWatch>, t: number, downFor = 0) => {
  const saved = JSON.parse(canonical(watch.book.save(at(t)))) as Json;
  return onWatch(undefined, restoredBook(saved, at(t + downFor)));
};

describe("After a restart", () => {
  test("killed between raising and acknowledging: the same alert, the same state, and it sounds", () => {
    const watch = onWatch();
    watch.raise(0);
    const again = restart(watch, 1, 4);
    expect(again.book.list()).toEqual(watch.book.list());
    expect(again.book.sound()).toBe("alarm");
    expect(again.raise(6)).toEqual([]);
    again.acknowledge(7);
    const third = restart(again, 8, 4);
    expect(third.shows()?.state).toBe("active-acknowledged");
    expect(third.book.sound()).toBeNull();
  });

  test("a silence ends when it would have ended, though the monotonic clock begins at nought", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.silence(0);
    const book = restoredBook(watch.book.save(at(10)), { at: START + 12_000, mono: 3 });
    expect(book.due()).toBe(3 + 18_000);
    expect(book.advance({ at: START + 30_000, mono: 18_003 })[0]?.after).toMatchObject({
      state: "active-unacknowledged",
      changedAt: START + 30_000,
    });
  });

  test("what came due while the watch was down comes due at the start, once, and is not dated back", () => {
    const watch = onWatch();
    watch.raise(0, { priority: "warning" });
    const again = restart(watch, 1, 30 * 86_400);
    const changes = again.until(1 + 30 * 86_400);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.after).toMatchObject({ repeated: 1, changedAt: at(1 + 30 * 86_400).at });
  });

  test("a wall clock that went back to its birth does not make a silence last for years", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.silence(0);
    const book = restoredBook(watch.book.save(at(10)), { at: 0, mono: 0 });
    expect(book.due()).toBe(30_000);
  });

  test("a wall clock that was set while an alert was silenced: the silence still lasts 30 s in all", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.silence(0);
    const hour = 3_600_000;
    const saved = watch.book.save({ at: at(10).at + hour, mono: at(10).mono });
    expect(restoredBook(saved, { at: at(10).at + hour, mono: 0 }).due()).toBe(20_000);
  });

  test("numbers of occurrences survive, and so do shelving and a flapping episode", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.shelve(1, 3600);
    watch.clear(2);
    watch.acknowledge(3);
    const again = restart(watch, 4);
    again.raise(5);
    expect(again.shows()).toMatchObject({ occurrence: 2, count: 2, shelved: { until: at(3600).at } });
    expect(restart(again, 6).book.save(at(6))).toEqual(again.book.save(at(6)));
  });

  test("a shelving that has ended while its alert was normal is over, and does not end once more after each start", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.shelve(1, 60);
    watch.clear(2);
    watch.acknowledge(3);
    watch.until(120);
    const again = restart(watch, 120, 60);
    expect(canonical(again.book.save(at(180)))).not.toContain("shelvingEnds");
    again.raise(181);
    expect(again.shows()?.shelved).toBeUndefined();
  });

  test("a latched alert whose cause has gone, and a flapping one in a gap, are so still", () => {
    const watch = onWatch();
    watch.raise(0, { id: "smoke", latched: true });
    watch.clear(1, "smoke");
    for (const t of [0, 2, 4]) {
      watch.raise(t);
      watch.clear(t + 1);
    }
    const again = restart(watch, 6);
    again.acknowledge(7, "smoke");
    expect(again.shows("smoke")).toBeUndefined();
    again.raise(8);
    expect(again.shows()).toMatchObject({ occurrence: 3, count: 4 });
    again.clear(9);
    again.until(39);
    expect(again.shows()?.state).toBe("rectified-unacknowledged");
  });

  test("times that were set otherwise meanwhile are obeyed: shorter at once, and an escalation only if still wanted", () => {
    const watch = onWatch({ escalateWarning: minutes(5) });
    watch.raise(0, { priority: "warning" });
    const saved = watch.book.save(at(1));
    const without = onWatch(undefined, restoredBook(saved, at(1), { escalateWarning: "never" }));
    without.until(3600);
    expect(without.shows()?.priority).toBe("warning");
    const sooner = onWatch(undefined, restoredBook(saved, at(1), { escalateWarning: minutes(1) }));
    sooner.until(61);
    expect(sooner.shows(`${door().id}:escalated`)).toBeDefined();
    const quiet = onWatch();
    quiet.raise(0, { priority: "warning" });
    const added = restoredBook(quiet.book.save(at(1)), at(1), { escalateWarning: minutes(2) });
    expect(onWatch(undefined, added).until(121).at(-1)?.because).toContain("Superseded by");
  });

  test("a book of another version is refused in words", () => {
    expect(() => restoredBook({ version: 9 }, at(0))).toThrow(
      "of version 9, and this program reads version 1",
    );
    expect(() => restoredBook(null, at(0))).toThrow("version");
  });
});

describe("A burst", () => {
  test("1,000 alerts raised in a second: none lost, none repeated, all silenced at once and all sound again", () => {
    const watch = onWatch();
    for (let i = 0; i < 1000; i += 1)
      watch.raise(i / 1000, { id: `PSR-I-38(1):wtd-${i}:open`, subject: `wtd-${i}` });
    for (let i = 0; i < 1000; i += 1)
      watch.raise(1, { id: `PSR-I-38(1):wtd-${i}:open`, subject: `wtd-${i}` });
    expect(watch.changes).toHaveLength(1000);
    expect(new Set(watch.book.list().map(({ id }) => id)).size).toBe(1000);
    expect(watch.book.groups()).toHaveLength(1000);
    expect(watch.silence(2).changes).toHaveLength(1000);
    expect(watch.book.sound()).toBeNull();
    const again = restart(watch, 3);
    expect(again.until(32)).toHaveLength(1000);
    expect(again.book.sound()).toBe("alarm");
    for (let i = 0; i < 1000; i += 1) again.acknowledge(33, `PSR-I-38(1):wtd-${i}:open`);
    expect(again.book.list().every(({ state }) => state === "active-acknowledged")).toBe(true);
  });

  test("the same calls give the same changes to the byte", () => {
    const told = () => {
      const watch = onWatch();
      watch.raise(0);
      watch.silence(1);
      watch.until(40);
      watch.raise(41, { id: "other", priority: "warning" });
      watch.until(400);
      watch.acknowledge(401);
      watch.clear(402);
      return JSON.stringify([watch.changes, watch.book.save(at(402))]);
    };
    expect(told()).toBe(told());
    expect(told()).toContain(door().id);
  });
});
