/** A duty of "at least once an hour", looked at directly: when its span ends, what proves it, and what is told of it. */
import { expect, test } from "vitest";
import { hours, minutes, seconds } from "../../../src/kernel/duration.ts";
import { duty } from "../../../src/rules/bind.ts";
import type { DutyInstance } from "../../../src/rules/instance.ts";
import { judgeDuty } from "../../../src/rules/judging/duty.ts";
import { type DutyState, freshDuty } from "../../../src/rules/judging/duty-state.ts";
import type { Seen } from "../../../src/rules/judging/seen.ts";
import { alert, closed, rule, ship } from "./small-rules.ts";

const HOUR = hours(1);
const MINUTE = minutes(1);

const hourly = (evidence: Parameters<typeof duty>[0]["evidence"]): DutyInstance => {
  const [instance] = rule(
    "T-1",
    duty({
      ...closed,
      every: { is: "span", span: HOUR },
      warnBefore: minutes(10),
      evidence: evidence as never,
      owes: ({ name }) => `${name} to be tried`,
      alert: {
        ...alert,
        aspect: "duty",
        steps: [
          { after: seconds(0), priority: "caution", says: () => "due" },
          { after: seconds(0), priority: "warning", says: () => "overdue" },
        ],
      },
      log: {
        when: ["done", "missed"],
        book: "deck",
        says: (_, event, _values, words) => `${words}: ${event}`,
      },
    }),
  ).instances(ship("wtd-1"));
  return instance as DutyInstance;
};
const byEntry = hourly({ is: "entry", of: "position" as never });
const byMovement = hourly({
  is: "movement",
  of: "position" as never,
  through: [["open"], ["closed"]] as never,
});

const look = (
  state: DutyState,
  at: number,
  value?: string,
  { during = true, instance = byEntry }: { during?: boolean | undefined; instance?: DutyInstance } = {},
) => {
  const seen: Seen = {
    values: value === undefined ? {} : { position: value },
    unknown: [],
    unbound: [],
    during,
    waiting: false,
    since: {},
    evidence: [],
  };
  return judgeDuty(instance, state, seen, { at, mono: at + 7 }, "UTC");
};
const entered = (at: number): string => new Date(at).toISOString();
const begun = look(freshDuty, 0).state;

test("the first span begins with the first look, and is looked at again when its reminder is due", () => {
  expect(begun).toEqual({ due: HOUR, owed: true, doneAt: null, progress: 0, stage: 0 });
  expect(look(freshDuty, 0).wake).toBe(HOUR - 10 * MINUTE + 7);
});

test("ten minutes before the end it reminds, once; then it is looked at at the end", () => {
  expect(look(begun, 50 * MINUTE - 1).findings).toEqual([]);
  const warned = look(begun, 50 * MINUTE);
  expect(warned).toMatchObject({
    state: { stage: 1 },
    findings: [{ is: "raise", id: "T-1:wtd-1:1", priority: "caution", text: "due" }],
    wake: HOUR + 7,
  });
  expect(look(warned.state, 51 * MINUTE).findings).toEqual([]);
});

test("at the end it is missed: the reminder gives way, and the next span begins at once", () => {
  const warned = look(begun, 50 * MINUTE).state;
  const missed = look(warned, HOUR);
  expect(missed).toMatchObject({
    state: { due: 2 * HOUR, owed: true, stage: 2 },
    findings: [{ id: "T-1:wtd-1:2", priority: "warning", text: "overdue", supersedes: "T-1:wtd-1:1" }],
    drafts: [{ text: "WTD-1 to be tried: missed", data: { due: HOUR }, key: `T-1::wtd-1:${HOUR}:missed` }],
  });
  expect(look(begun, HOUR).findings).toMatchObject([{ id: "T-1:wtd-1:2" }]);
  expect(look(begun, HOUR).findings[0]).not.toHaveProperty("supersedes");
});

test("missed again it is entered again, and not raised a second time", () => {
  const again = look(look(begun, HOUR).state, 2 * HOUR);
  expect(again.drafts.map(({ key }) => key)).toEqual([`T-1::wtd-1:${2 * HOUR}:missed`]);
  expect(again.findings).toEqual([]);
});

test("spans that went by while nobody looked are not said to be missed but for the one that had begun", () => {
  const later = look(begun, 5 * HOUR);
  expect(later.drafts.map(({ key }) => key)).toEqual([`T-1::wtd-1:${HOUR}:missed`]);
  expect(later.state.due).toBe(6 * HOUR);
});

test("an entry begins the span anew from its own time, and ends what stood", () => {
  const warned = look(begun, 50 * MINUTE).state;
  const done = look(warned, 55 * MINUTE, entered(52 * MINUTE));
  expect(done).toMatchObject({
    state: { due: 52 * MINUTE + HOUR, doneAt: 52 * MINUTE, stage: 0 },
    findings: [{ is: "clear", id: "T-1:wtd-1:1", because: "done" }],
    drafts: [{ text: "WTD-1 to be tried: done" }],
  });
  const overdue = look(begun, HOUR).state;
  expect(look(overdue, 61 * MINUTE, entered(61 * MINUTE)).findings).toEqual([
    { is: "clear", at: 61 * MINUTE, id: "T-1:wtd-1:2", because: "done" },
  ]);
});

test("the same entry counts once, and what is no time counts never", () => {
  const done = look(begun, 5 * MINUTE, entered(5 * MINUTE)).state;
  expect(look(done, 6 * MINUTE, entered(5 * MINUTE)).drafts).toEqual([]);
  expect(look(begun, 5 * MINUTE, "yesterday").state).toEqual(begun);
});

test("an entry from so long ago that its span is over leaves the duty overdue", () => {
  const late = look(begun, 30 * MINUTE, entered(-90 * MINUTE));
  expect(late.state.stage).toBe(2);
  expect(late.drafts.map(({ text }) => text)).toEqual([
    "WTD-1 to be tried: done",
    "WTD-1 to be tried: missed",
  ]);
});

test("a span in which the duty never existed owes nothing, and a reminder goes when it ceases", () => {
  const free = look(freshDuty, 0, undefined, { during: false }).state;
  expect(free.owed).toBe(false);
  expect(look(free, HOUR, undefined, { during: false })).toMatchObject({
    findings: [],
    drafts: [],
    state: { stage: 0 },
  });
  const warned: DutyState = { ...free, stage: 1 };
  expect(look(warned, 30 * MINUTE, undefined, { during: false }).findings).toEqual([
    { is: "clear", at: 30 * MINUTE, id: "T-1:wtd-1:1", because: "not owed" },
  ]);
});

test("a movement counts when its values were seen in turn; a reading that is not known undoes nothing", () => {
  const seen = (state: DutyState, at: number, value?: string) =>
    look(state, at, value, { instance: byMovement });
  const closedFirst = seen(freshDuty, 0, "closed");
  expect(closedFirst.state.progress).toBe(0);
  const opened = seen(closedFirst.state, 1, "open");
  expect(opened.state.progress).toBe(1);
  expect(seen(opened.state, 2).state.progress).toBe(1);
  expect(seen(opened.state, 2, "moving").state.progress).toBe(1);
  const done = seen(seen(opened.state, 2).state, 3, "closed");
  expect(done).toMatchObject({
    state: { doneAt: 3, progress: 0, due: 3 + HOUR },
    drafts: [{ text: "WTD-1 to be tried: done" }],
  });
});

test("an end that was reckoned while the clock was years ahead is reckoned anew", () => {
  expect(look({ ...begun, due: 500 * HOUR }, 10 * MINUTE).state.due).toBe(HOUR + 10 * MINUTE);
});
