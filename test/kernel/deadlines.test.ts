/** Deadlines come out in order of time, and of the same moment in the order of their slots, however they were moved. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { createDeadlines, type Slot } from "../../src/kernel/deadlines.ts";

const slot = (order: number): Slot => ({
  deadline: Number.POSITIVE_INFINITY,
  queued: Number.POSITIVE_INFINITY,
  order,
});

test("a plain sorted list and the queue say the same, whatever is set, moved and taken", () => {
  const step = fc.oneof(
    fc.record({ set: fc.nat(7), to: fc.oneof(fc.nat(50), fc.constant(Number.POSITIVE_INFINITY)) }),
    fc.record({ take: fc.nat(50) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const slots = Array.from({ length: 8 }, (_, order) => slot(order));
      const deadlines = createDeadlines<Slot>();
      const plain = new Map<number, number>();
      const first = (): readonly [number, number] | undefined =>
        [...plain]
          .filter(([, at]) => at !== Number.POSITIVE_INFINITY)
          .sort((a, b) => a[1] - b[1] || a[0] - b[0])[0];
      for (const one of steps) {
        if ("set" in one) {
          const chosen = slots[one.set];
          if (chosen) deadlines.set(chosen, one.to);
          plain.set(one.set, one.to);
        } else {
          const due = first();
          const expected = due !== undefined && due[1] <= one.take ? due[0] : undefined;
          expect(deadlines.take(one.take)?.order).toBe(expected);
          if (expected !== undefined) plain.delete(expected);
        }
        expect(deadlines.next()).toBe(first()?.[1]);
      }
    }),
  );
});
