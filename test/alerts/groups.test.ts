import { expect, test } from "vitest";
import { onWatch } from "./officer.ts";

test("alerts on one subject and aspect are one group, led by the most urgent, each acknowledged singly", () => {
  const watch = onWatch();
  watch.raise(0, { id: "late", priority: "caution" });
  watch.raise(5, { id: "open", priority: "warning" });
  watch.raise(6, { id: "power", aspect: "power" });
  watch.raise(7, { id: "wtd-4", subject: "wtd-4" });
  watch.raise(8, { id: "closing", priority: "emergency-alarm" });
  expect(watch.book.groups()).toEqual([
    {
      subject: "wtd-3",
      aspect: "position",
      leader: "closing",
      members: ["closing", "open", "late"],
      active: true,
      firstOut: "late",
    },
    {
      subject: "wtd-4",
      aspect: "position",
      leader: "wtd-4",
      members: ["wtd-4"],
      active: true,
      firstOut: "wtd-4",
    },
    {
      subject: "wtd-3",
      aspect: "power",
      leader: "power",
      members: ["power"],
      active: true,
      firstOut: "power",
    },
  ]);
  watch.acknowledge(9, "open");
  expect(watch.shows("power")?.state).toBe("active-unacknowledged");
});

test("a group is led by its most urgent member even when another is shown above it", () => {
  const watch = onWatch();
  watch.raise(0, { id: "alarm" });
  watch.acknowledge(1, "alarm");
  watch.raise(2, { id: "warning", priority: "warning" });
  expect(watch.book.groups()).toMatchObject([{ leader: "alarm", members: ["warning", "alarm"] }]);
});

test("a group is active while any member is, and not when all are only waiting to be acknowledged", () => {
  const watch = onWatch();
  watch.raise(0, { id: "a" });
  watch.raise(0, { id: "b" });
  watch.clear(1, "a");
  expect(watch.book.groups()).toMatchObject([{ active: true, members: ["b", "a"] }]);
  watch.clear(2, "b");
  expect(watch.book.groups()).toMatchObject([{ active: false }]);
});

test("of two that came in the same millisecond the one found first is first out", () => {
  const watch = onWatch();
  watch.raise(0, { id: "z" });
  watch.raise(0, { id: "a" });
  expect(watch.book.groups()).toMatchObject([{ firstOut: "z" }]);
});
