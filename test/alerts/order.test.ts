import { expect, test } from "vitest";
import { onWatch } from "./officer.ts";

const order = (watch: ReturnType<typeof onWatch>): string =>
  watch.book
    .list()
    .map(({ id }) => id)
    .join(" ");

test("emergency, unacknowledged, rectified, acknowledged; in each the more urgent first; cautions last", () => {
  const watch = onWatch();
  watch.raise(0, { id: "caution", priority: "caution" });
  for (const priority of ["warning", "alarm"] as const) {
    for (const state of ["acked", "rectified", "unacked"])
      watch.raise(1, { id: `${priority}-${state}`, priority });
    watch.acknowledge(2, `${priority}-acked`);
    watch.clear(2, `${priority}-rectified`);
  }
  watch.raise(3, { id: "emergency", priority: "emergency-alarm" });
  expect(order(watch).split(" ")).toEqual([
    "emergency",
    "alarm-unacked",
    "warning-unacked",
    "alarm-rectified",
    "warning-rectified",
    "alarm-acked",
    "warning-acked",
    "caution",
  ]);
});

test("among equals the latest change of state is on top", () => {
  const watch = onWatch();
  watch.raise(0, { id: "a" });
  watch.raise(1, { id: "b" });
  watch.raise(1, { id: "c" });
  expect(order(watch)).toBe("c b a");
  watch.acknowledge(2, "c");
  watch.acknowledge(3, "b");
  watch.acknowledge(4, "a");
  expect(order(watch)).toBe("a b c");
});

test("a silence and its end do not move an alert, nor does a repetition of a warning", () => {
  const watch = onWatch();
  watch.raise(0, { id: "a", priority: "warning" });
  watch.silence(1);
  watch.raise(2, { id: "b", priority: "warning" });
  expect(order(watch)).toBe("b a");
  watch.until(31);
  expect(order(watch)).toBe("b a");
  watch.until(3000);
  expect(order(watch)).toBe("b a");
});

test("an alert told as a caution from now on has changed its state then", () => {
  const watch = onWatch();
  watch.raise(0, { id: "a" });
  watch.raise(1, { id: "b", priority: "caution" });
  watch.raise(2, { id: "a", priority: "caution" });
  expect(order(watch)).toBe("a b");
  expect(watch.shows("a")).toMatchObject({ state: "active", occurrence: 1 });
});
