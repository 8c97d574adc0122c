/** What an instance keeps for a restart, what it takes back, and what becomes of a rule that throws. */
import { expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import type { Json } from "../../../src/kernel/json.ts";
import { condition, duty, episode, record } from "../../../src/rules/bind.ts";
import type { Instance } from "../../../src/rules/instance.ts";
import {
  type Held,
  instanceKey,
  judgeInstance,
  readState,
  writeState,
} from "../../../src/rules/judging/held.ts";
import type { Seen } from "../../../src/rules/judging/seen.ts";
import type { Rule } from "../../../src/rules/rule.ts";
import { alert, closed, rule, ship, stepped } from "./small-rules.ts";

const NOW = { at: 100_000, mono: 5000 };
const first = (one: Rule): Instance => {
  const [instance] = one.instances(ship("wtd-1"));
  if (instance === undefined) throw new Error("the rule has an item");
  return instance;
};
const steps = [{ after: seconds(0), priority: "warning", says: () => "said" }] as const;
const open = first(stepped);
const breached = { is: "condition", verdict: "breached", step: 1, words: "open", named: false, met: false };
const kept = (state: object, version = 1): Json => ({ ...state, version }) as unknown as Json;

test("each shape begins with nothing seen, nothing said and nothing owed", () => {
  const shapes = [
    episode({ ...closed, start: "rest", turn: (state) => ({ state }), alert: { ...alert, steps } }),
    duty({
      ...closed,
      every: { is: "calendar-day" },
      warnBefore: seconds(60),
      evidence: { is: "movement", of: "position", through: [["open"]] },
      owes: () => "",
      alert: { ...alert, steps },
    }),
    record({
      ...closed,
      aspect: "position",
      of: "position",
      log: { when: ["edge"], book: "deck", says: () => "" },
    }),
  ].map((check) => readState(first(rule("T-2", check)), undefined, NOW));
  expect(shapes).toMatchObject([
    { is: "episode", automaton: "rest", failed: false },
    { is: "duty", due: null, doneAt: null, stage: 0 },
    { is: "record", last: null, unknownSince: null },
  ]);
  expect(readState(open, undefined, NOW)).toEqual({
    is: "condition",
    verdict: "waiting",
    since: null,
    step: -1,
    words: "",
    named: false,
    met: false,
  });
});

test("a breach goes on from where wall time says that it began", () => {
  const state = readState(open, kept({ ...breached, since: { at: 70_000, mono: 9 } }), NOW);
  expect(state).toMatchObject({ verdict: "breached", step: 1, since: { at: 70_000, mono: -25_000 } });
});

test("a clock that comes up in the past lets a breach begin to count now, never in the future", () => {
  const state = readState(open, kept({ ...breached, since: { at: 900_000, mono: 9 } }), NOW);
  expect(state).toMatchObject({ since: { at: 900_000, mono: 5000 } });
});

test("what an earlier version of the rule kept, or a rule of another shape, is not taken for its own", () => {
  const since = { at: 70_000, mono: 9 };
  expect(readState(open, kept({ ...breached, since }, 2), NOW)).toMatchObject({ verdict: "waiting" });
  expect(readState(open, kept({ is: "record", last: "open", unknownSince: null }), NOW)).toMatchObject({
    is: "condition",
    verdict: "waiting",
  });
});

const seen: Seen = {
  values: { position: "open" },
  unknown: [],
  unbound: [],
  during: true,
  waiting: false,
  since: {},
  evidence: [],
};
const heldOf = (instance: Instance): Held => ({
  key: instanceKey(instance),
  instance,
  state: readState(instance, undefined, NOW),
  broken: undefined,
  deadline: Number.POSITIVE_INFINITY,
  queued: Number.POSITIVE_INFINITY,
  order: 0,
});

test("it is kept under rule, check and item, with the version of its rule", () => {
  expect(instanceKey(open)).toBe("judge/T-1##wtd-1");
  expect(writeState(heldOf(open))).toMatchObject({ is: "condition", verdict: "waiting", version: 1 });
});

test("a check whose signal is not bound is not judged", () => {
  const held = heldOf(open);
  expect(judgeInstance(held, { ...seen, unbound: ["wtd-1.position"] }, NOW, "UTC", false)).toEqual({
    state: held.state,
    findings: [],
    drafts: [],
    wake: undefined,
  });
});

test("a rule that throws is told once with its words, and told well again when it runs", () => {
  let fails = true;
  const failing = rule(
    "T-3/a",
    condition({
      ...closed,
      complies: () => {
        if (fails) throw new Error("a hole in the rule");
        return true;
      },
      alert: { ...alert, steps },
    }),
  );
  const held = heldOf(first(failing));
  const judge = () => judgeInstance(held, seen, NOW, "UTC", false);
  expect(judge()).toMatchObject({
    state: held.state,
    drafts: [],
    findings: [
      {
        is: "raise",
        at: 100_000,
        id: "WK-rule:wtd-1:T-3-a",
        rule: "WK-rule",
        subject: "wtd-1",
        aspect: "health",
        priority: "warning",
        category: "B",
        title: "RULE FAILED",
        text: expect.stringContaining("on WTD-1 failed (a hole in the rule); it is not being watched"),
        latched: false,
        evidence: [],
      },
    ],
  });
  expect(judge().findings).toEqual([]);
  fails = false;
  expect(judge().findings).toEqual([
    { is: "clear", at: 100_000, id: "WK-rule:wtd-1:T-3-a", because: "it runs again" },
  ]);
  expect(judge().findings).toEqual([]);
});

test("a state in which nothing has changed is the same state, so that nothing is written down again", () => {
  const held = heldOf(open);
  const once = judgeInstance(held, { ...seen, values: { position: "closed" } }, NOW, "UTC", false);
  held.state = once.state;
  const twice = judgeInstance(held, { ...seen, values: { position: "closed" } }, NOW, "UTC", false);
  expect(twice.state).toBe(once.state);
  expect(once.state).toMatchObject({ verdict: "complies" });
});
