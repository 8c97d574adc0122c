/** Records: every change that was seen, and the gap where there was one. */
import { expect, test } from "vitest";
import type { Json } from "../../../src/kernel/json.ts";
import { record } from "../../../src/rules/bind.ts";
import { createJudge } from "../../../src/rules/judge.ts";
import { createBoard } from "../../../src/signals/board.ts";
import { RuleStory } from "../story.ts";
import { closed, rule, ship } from "./small-rules.ts";

test("a record writes each change, says when it was not seen, and claims nothing of the first value", () => {
  const times = rule(
    "T-7",
    record({
      ...closed,
      aspect: "position",
      of: "position",
      as: (position) => (position === "closed" || position === "secured" ? "closed" : "open"),
      log: {
        when: ["edge"],
        book: "deck",
        says: ({ name }, _edge, { position }, gap) => `${name} ${position} ${gap}`.trim(),
      },
    }),
  );
  new RuleStory([times], ship("wtd-1"), { "wtd-1.position": "closed" })
    .after("20s")
    .logs()
    .given({ "wtd-1.position": "secured" })
    .after("1s")
    .logs()
    .given({ "wtd-1.position": "open" })
    .after("1s")
    .logs("WTD-1 open")
    .silence("wtd-1.position")
    .after("10s")
    .given({ "wtd-1.position": "closed" })
    .logs("WTD-1 open", "WTD-1 closed found so; not known since");
});

test("what changed while the watch was away is entered as found so, not known since some time before it came back", () => {
  const times = rule(
    "T-8",
    record({
      ...closed,
      aspect: "position",
      of: "position",
      log: { when: ["edge"], book: "deck", says: ({ name }, _edge, _values, gap) => `${name}: ${gap}` },
    }),
  );
  const life = (kept: ReadonlyMap<string, Json>, at: number, position: string) => {
    const [board, now] = [createBoard(), { at, mono: 0 }];
    const judge = createJudge({
      rules: [times],
      ship: ship("wtd-1"),
      board,
      now,
      kept,
      portOf: () => "console",
      isBound: () => true,
    });
    const told = board.post({ signal: "wtd-1.position", when: now, source: "console", value: position });
    const { drafts } = judge.change(told ? [told] : [], now);
    return { texts: drafts.map(({ text }) => text), kept: new Map(judge.kept()) };
  };
  const before = life(new Map(), Date.UTC(2028, 2, 1, 12), "closed");
  expect(before.texts).toEqual([]);
  expect(life(before.kept, Date.UTC(2028, 2, 1, 13), "closed").texts).toEqual([]);
  const after = life(before.kept, Date.UTC(2028, 2, 1, 13), "open");
  expect(after.texts).toEqual(["WTD-1: found so; not known since some time before 2028-03-01T13:00:00.000Z"]);

  // The watch before it had itself lost the reading at noon: that moment was seen, and is told as it was.
  const key = [...before.kept.keys()].find((one) => one.startsWith("judge/T-8")) ?? "";
  const lost = { is: "record", last: "closed", unknownSince: Date.UTC(2028, 2, 1, 12), version: 1 };
  expect(life(new Map([[key, lost]]), Date.UTC(2028, 2, 1, 13), "open").texts).toEqual([
    "WTD-1: found so; not known since 2028-03-01T12:00:00.000Z",
  ]);
});
