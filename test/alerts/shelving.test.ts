import { describe, expect, test } from "vitest";
import { seconds } from "../../src/kernel/duration.ts";
import { at, door, nair, onWatch } from "./officer.ts";

describe("Shelving", () => {
  test("sets an alert aside with a reason, a person and an end: listed, marked and quiet until then", () => {
    const watch = onWatch();
    watch.raise(0);
    const { changes } = watch.shelve(10, 3610);
    expect(changes[0]?.because).toBe(
      "Shelved for 1 h by Chief Officer Nair: Float switch faulty, to be changed at Kochi",
    );
    expect(watch.shows()).toMatchObject({
      state: "active-unacknowledged",
      shelved: {
        by: "Chief Officer Nair",
        reason: "Float switch faulty, to be changed at Kochi",
        until: at(3610).at,
      },
    });
    expect(watch.book.sound()).toBeNull();
    watch.until(3609);
    expect(watch.book.sound()).toBeNull();
    watch.until(3610);
    expect(watch.shows()).toMatchObject({ because: "The shelving has ended.", changedAt: at(3610).at });
    expect(watch.shows()?.shelved).toBeUndefined();
    expect(watch.book.sound()).toBe("alarm");
  });

  test("covers further occurrences until its end, which are listed and recorded, but no other alert", () => {
    const watch = onWatch();
    watch.raise(0);
    watch.shelve(10, 3610);
    watch.acknowledge(11);
    watch.clear(20);
    expect(watch.raise(1000)).toHaveLength(1);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", occurrence: 2 });
    expect(watch.shows()?.shelved).toBeDefined();
    expect(watch.book.sound()).toBeNull();
    watch.raise(1001, { id: "step-2", supersedes: door().id });
    expect(watch.book.sound()).toBe("alarm");
    watch.clear(1002, "step-2");
    watch.raise(4000);
    expect(watch.shows()?.shelved).toBeUndefined();
  });

  test("is not repeated nor escalated meanwhile; silencing all passes it by", () => {
    const watch = onWatch({ escalateWarning: seconds(60) });
    watch.raise(0, { priority: "warning" });
    watch.shelve(1, 3601);
    expect(watch.silence(2).refused).toBe("Nothing is sounding.");
    watch.until(3601 + 59);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", priority: "warning" });
    watch.until(3601 + 60);
    expect(watch.shows(`${door().id}:escalated`)).toBeDefined();
  });

  test("is never had for an emergency alarm, nor without reason, person and a fit end", () => {
    const watch = onWatch();
    watch.raise(0, { id: "fire", priority: "emergency-alarm" });
    watch.raise(0);
    expect(watch.shelve(1, 60, "nuisance", "fire").refused).toBe("An emergency alarm is never shelved.");
    expect(watch.shelve(1, 60, "  ").refused).toBe("Say why this alert is shelved.");
    expect(watch.shelve(60, 60).refused).toBe("The end of the shelving is past: say a later one.");
    expect(watch.shelve(0, 12 * 3600 + 1).refused).toBe(
      "An alert is shelved for 12 h at most: say an earlier end.",
    );
    const act = { act: "shelve", alert: door().id, reason: "nuisance" } as const;
    expect(watch.book.act({ ...act, author: nair, until: "tomorrow" }, at(1)).refused).toContain(
      "is not a time",
    );
    expect(
      watch.book.act({ ...act, author: { name: "" }, until: "2028-03-01T12:30:00Z" }, at(1)).refused,
    ).toBe("Say who shelves this alert.");
    expect(watch.changes).toHaveLength(2);
  });
});
