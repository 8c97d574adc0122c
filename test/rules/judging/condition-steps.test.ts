/** One look at a condition: which step has come due, what it says, what it takes the place of, and when to look again. */
import { expect, test } from "vitest";
import { minutes, seconds } from "../../../src/kernel/duration.ts";
import { condition, gate, permission } from "../../../src/rules/bind.ts";
import type { ConditionInstance } from "../../../src/rules/instance.ts";
import { type ConditionState, judgeCondition, untouched } from "../../../src/rules/judging/condition.ts";
import type { Seen, UnknownReading } from "../../../src/rules/judging/seen.ts";
import { alert, closed, rule, ship, stepped } from "./small-rules.ts";

const only = (one: ReturnType<typeof rule>): ConditionInstance => {
  const [instance] = one.instances(ship("wtd-1"));
  return instance as ConditionInstance;
};
const door = only(stepped);
const seen = (position: string | undefined, change: Partial<Seen> = {}): Seen => ({
  values: position === undefined ? {} : { position },
  unknown: [],
  unbound: [],
  during: true,
  waiting: false,
  since: {},
  evidence: [],
  ...change,
});
const look = (
  state: ConditionState,
  mono: number,
  what: Seen | string,
  { instance = door, permitted = false } = {},
) =>
  judgeCondition(
    instance,
    state,
    typeof what === "string" ? seen(what) : what,
    { at: mono + 1000, mono },
    permitted,
  );

const opened = look(untouched, 0, "open");
const minute = look(opened.state, 60_000, "open");
const lost: UnknownReading = { signal: "wtd-1.position", is: "silent", because: "", source: undefined };

test("a breach begins silently, and is looked at again when its first step comes due", () => {
  expect(opened).toEqual({
    state: { ...untouched, verdict: "breached", since: { at: 1000, mono: 0 } },
    findings: [],
    drafts: [],
    wake: 60_000,
  });
  expect(look(opened.state, 59_999, "open").findings).toEqual([]);
});

test("the first step is told and entered; the second takes its place and is not entered again", () => {
  expect(minute).toMatchObject({
    state: { step: 0, words: "WTD-1 open a minute" },
    findings: [{ id: "T-1:wtd-1:1", priority: "caution" }],
    drafts: [{ text: "WTD-1 raised", data: { since: 1000 }, key: "T-1::wtd-1:1000:raised" }],
    wake: 120_000,
  });
  expect(minute.findings[0]).not.toHaveProperty("supersedes");
  const second = look(minute.state, 120_000, "open");
  expect(second).toMatchObject({
    state: { step: 1 },
    findings: [{ id: "T-1:wtd-1:2", priority: "warning", supersedes: "T-1:wtd-1:1" }],
    drafts: [],
  });
  expect(second.wake).toBeUndefined();
});

test("both steps overdue at once, the further one alone is told", () => {
  const late = look(opened.state, 500_000, "open");
  expect(late.findings).toMatchObject([{ id: "T-1:wtd-1:2" }]);
  expect(late.findings[0]).not.toHaveProperty("supersedes");
  expect(late.drafts).toHaveLength(1);
});

test("complying again ends it, and is entered with the time at which it began", () => {
  expect(look(minute.state, 70_000, "closed")).toMatchObject({
    state: { ...untouched, verdict: "complies" },
    findings: [{ is: "clear", at: 71_000, id: "T-1:wtd-1:1", because: "she complies again" }],
    drafts: [{ text: "WTD-1 rectified", data: { since: 1000 } }],
  });
  expect(look(opened.state, 30_000, "closed")).toMatchObject({ findings: [], drafts: [] });
});

test("when the duty ends the alert ends with it, and says why", () => {
  const rests = look(minute.state, 70_000, seen("open", { during: false }));
  expect(rests.state.verdict).toBe("rests");
  expect(rests.findings).toMatchObject([{ because: `not ${door.during?.says}` }]);
});

test("what is not known ends nothing: the steps go on, and what was never begun does not begin", () => {
  expect(look(untouched, 5, seen(undefined, { unknown: [lost] })).state).toEqual({
    ...untouched,
    verdict: "unknown",
  });
  const on = look(opened.state, 60_000, seen(undefined, { unknown: [lost] }));
  expect(on.findings).toMatchObject([{ id: "T-1:wtd-1:1" }]);
  const waiting = seen(undefined, { unknown: [{ ...lost, is: "waiting" }] });
  expect(look(untouched, 5, waiting).state.verdict).toBe("waiting");
});

test("known again and still breached is a fresh occurrence of the step that stood", () => {
  const unknown = look(minute.state, 70_000, seen(undefined, { unknown: [lost] })).state;
  expect(look(unknown, 80_000, "open").findings).toMatchObject([
    { is: "clear", id: "T-1:wtd-1:1", because: "known again" },
    { is: "raise", id: "T-1:wtd-1:1" },
  ]);
});

test("after a start nothing is begun while the situation is still to be told; what stood goes on", () => {
  const untold = seen("open", { during: undefined, waiting: true });
  expect(look(untouched, 5, untold).state).toEqual({ ...untouched, verdict: "waiting" });
  expect(look(opened.state, 60_000, untold).findings).toHaveLength(1);
  expect(look(untouched, 5, seen("open", { during: undefined })).state.verdict).toBe("breached");
});

const passage = only(
  rule(
    "T-4",
    permission({
      ...closed,
      used: ({ position }) => position !== "closed",
      alert: {
        ...alert,
        steps: [
          { after: minutes(2), priority: "caution", says: () => "two minutes" },
          { after: minutes(5), priority: "alarm", says: () => "over" },
        ],
      },
    }),
  ),
);

test("a named permission holds the breach; its end is the last limit at once; without one the steps run", () => {
  const named = look(untouched, 0, "open", { instance: passage, permitted: true });
  expect(named).toMatchObject({ state: { verdict: "complies", named: true }, findings: [] });
  expect(look(named.state, 1000, "open", { instance: passage }).findings).toMatchObject([{ text: "over" }]);
  const closedBefore = look(named.state, 1000, "closed", { instance: passage }).state;
  expect(closedBefore.named).toBe(false);
  expect(look(closedBefore, 2000, "open", { instance: passage }).findings).toEqual([]);
});

const shown = only(
  rule(
    "T-5",
    condition({
      ...closed,
      complies: ({ position }) => position === "closed",
      alert: {
        ...alert,
        steps: [
          { after: seconds(0), says: () => "shown" },
          {
            after: seconds(0),
            priority: "caution",
            when: ({ position }) => position === "free",
            says: () => "free",
          },
          { after: seconds(10), priority: "caution", says: () => "still" },
        ],
      },
    }),
  ),
);

test("an indication is told to nobody, and ends without a word; a step with a condition waits for it", () => {
  const now = look(untouched, 0, "open", { instance: shown });
  expect(now).toMatchObject({ state: { step: 0, words: "shown" }, findings: [], wake: 10_000 });
  expect(look(now.state, 1, "closed", { instance: shown }).findings).toEqual([]);
  expect(look(now.state, 1, "free", { instance: shown }).findings).toMatchObject([
    { id: "T-5:wtd-1:2", text: "free" },
  ]);
});

const departure = only(
  rule(
    "T-6",
    gate({
      ...closed,
      lists: () => "",
      complies: ({ position }) => position === "closed",
      alert: { ...alert, steps: [{ after: seconds(0), priority: "alarm", says: () => "sailed" }] },
    }),
  ),
);

test("a gate is met only by what is known and complies, also while nothing is asked of it yet", () => {
  const rests = (position: string | undefined, change: Partial<Seen> = {}) =>
    look(untouched, 0, seen(position, { during: false, ...change }), { instance: departure }).state.met;
  expect(rests("closed")).toBe(true);
  expect(rests("open")).toBe(false);
  expect(rests("closed", { unknown: [lost] })).toBe(false);
  expect(look(untouched, 0, "closed").state.met).toBe(false);
});
