import fc from "fast-check";
import { expect, test } from "vitest";
import { milliseconds, seconds } from "../../../src/kernel/duration.ts";
import type { Entry } from "../../../src/logbook/entry.ts";
import { Backlog } from "../../../src/outputs/mqtt/backlog.ts";
import { FIRST_WINDOW, paced } from "../../../src/outputs/mqtt/window.ts";

const log = (last: number) => (seq: number, limit: number) =>
  Array.from({ length: Math.max(0, Math.min(limit, last - seq)) }, (_, i) => ({ seq: seq + 1 + i }) as Entry);

test("the log is sent in order from after the cursor, and no further than is durable", () => {
  const backlog = new Backlog(() => 3, log(10));
  expect([backlog.take(5)?.seq, backlog.take(5)?.seq]).toEqual([4, 5]);
  const beyond = new Backlog(() => 5, log(10));
  expect(beyond.take(5)).toBeUndefined();
});

test("an entry counts as ashore only when all before it are confirmed", () => {
  const backlog = new Backlog(() => 0, log(10));
  for (let i = 0; i < 3; i++) backlog.take(10);
  backlog.confirmed(2);
  backlog.confirmed(3);
  expect(backlog.cursor).toBe(0);
  backlog.confirmed(1);
  expect(backlog.cursor).toBe(3);
});

test("a confirmation from a connection that is gone moves nothing", () => {
  const backlog = new Backlog(() => 0, log(10));
  backlog.take(10);
  backlog.rewind();
  backlog.confirmed(1);
  expect(backlog.cursor).toBe(0);
});

test("whatever is lost, and whenever, shore has every entry once and in order after dropping what it has seen", () => {
  const turn = fc.constantFrom("send", "arrive", "confirm", "cut");
  const calm = Array.from({ length: 30 }, () => ["send", "arrive", "confirm"] as const).flat();
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 200 }), (turns) => {
      const backlog = new Backlog(() => 0, log(30));
      let underWay: { readonly seq: number; arrived: boolean }[] = [];
      const kept: number[] = [];
      for (const now of [...turns, "cut" as const, ...calm]) {
        const next = underWay.find(({ arrived }) => !arrived);
        if (now === "send") {
          const entry = backlog.take(30);
          if (entry !== undefined) underWay.push({ seq: entry.seq, arrived: false });
        } else if (now === "arrive" && next !== undefined) {
          next.arrived = true;
          if (next.seq > (kept.at(-1) ?? 0)) kept.push(next.seq);
        } else if (now === "confirm" && underWay[0]?.arrived) {
          backlog.confirmed(underWay.shift()?.seq ?? 0);
        } else if (now === "cut") {
          backlog.rewind();
          underWay = [];
        }
        expect(backlog.cursor ?? 0).toBeLessThanOrEqual(kept.at(-1) ?? 0);
      }
      expect(kept).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    }),
  );
});

test("on a good link more is under way, on a bad one little, and never nothing", () => {
  let window = FIRST_WINDOW;
  for (let i = 0; i < 1000; i++) window = paced(window, milliseconds(20));
  expect(window).toBe(256);
  for (let i = 0; i < 1000; i++) window = paced(window, seconds(10));
  expect(window).toBe(4);
  expect(paced(window, seconds(2))).toBe(4);
});
