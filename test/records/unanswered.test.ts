import fc from "fast-check";
import { expect, test } from "vitest";
import { compact, createUnanswered } from "../../src/records/unanswered.ts";
import { batch, draft } from "./samples.ts";

test("of what is kept only the newest is needed, and no entry is ever given up", () => {
  const smaller = compact([
    batch(1, {
      drafts: [draft(1)],
      kept: [
        ["a", 1],
        ["b", 1],
      ],
      shore: [{ broker: "office", cursor: 5 }],
    }),
    batch(2, {
      drafts: [draft(2)],
      kept: [["a", null]],
      shore: [{ broker: "office", topics: [["t", true]] }],
    }),
    batch(3, {
      kept: [
        ["a", 3],
        ["a", 4],
      ],
      shore: [
        { broker: "office", cursor: 9 },
        { broker: "agent", cursor: 1 },
      ],
    }),
  ]);
  expect(smaller.map(({ kept }) => kept)).toEqual([[["b", 1]], [], [["a", 4]]]);
  expect(smaller.map(({ shore }) => shore)).toEqual([
    [],
    [{ broker: "office", topics: [["t", true]] }],
    [
      { broker: "office", cursor: 9 },
      { broker: "agent", cursor: 1 },
    ],
  ]);
  expect(smaller.map(({ drafts }) => drafts.length)).toEqual([1, 1, 0]);
});

test("whatever is added, handed over, answered and taken back: order stays, and nothing is lost or doubled", () => {
  const steps = fc.array(fc.constantFrom("add", "hand-over", "answer", "take-back"), { maxLength: 400 });
  fc.assert(
    fc.property(steps, (work) => {
      const unanswered = createUnanswered();
      const recorded: number[] = [];
      let inHand: number[] = [];
      let id = 0;
      const handOver = (): boolean => {
        const next = unanswered.handOver(8);
        if (next) inHand.push(next.id);
        return next !== undefined;
      };
      const answer = (): void => {
        const first = inHand.shift();
        if (first === undefined) return;
        unanswered.answered(first);
        recorded.push(first);
      };
      const takeBack = (): void => {
        unanswered.takeBack();
        inHand = [];
      };
      for (const step of work) {
        if (step === "add") {
          id += 1;
          unanswered.add(batch(id, { kept: [["state", id]] }));
        } else if (step === "hand-over") handOver();
        else if (step === "answer") answer();
        else takeBack();
        expect(unanswered.batches()).toBe(id - recorded.length);
      }
      takeBack();
      while (handOver()) answer();
      expect(recorded).toEqual(Array.from({ length: id }, (_, i) => i + 1));
      expect(unanswered.batches()).toBe(0);
      expect(unanswered.records()).toBe(0);
    }),
  );
});
