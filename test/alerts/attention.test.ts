import { describe, expect, test } from "vitest";
import {
  type AttentionSettings,
  attention,
  attentionProblems,
  attentionSettings,
  standardAttention,
} from "../../src/alerts/attention.ts";
import { alertBook } from "../../src/alerts/book.ts";
import { hours, minutes, seconds } from "../../src/kernel/duration.ts";
import { at, door, onWatch } from "./officer.ts";

const warning = { priority: "warning" } as const;

describe("A warning that nobody acknowledges", () => {
  test("is sounded again every minute, counted, and stops when acknowledged", () => {
    const watch = onWatch();
    watch.raise(0, warning);
    watch.until(59);
    expect(watch.shows()?.repeated).toBeUndefined();
    watch.until(185);
    expect(watch.shows()).toMatchObject({
      repeated: 3,
      changedAt: at(180).at,
      state: "active-unacknowledged",
    });
    watch.acknowledge(186);
    expect(watch.book.due()).toBeUndefined();
  });

  test("is not repeated while silenced; the minute begins anew when the silence ends", () => {
    const watch = onWatch();
    watch.raise(0, warning);
    watch.silence(50);
    watch.until(139);
    expect(watch.shows()?.repeated).toBeUndefined();
    watch.until(140);
    expect(watch.shows()?.repeated).toBe(1);
  });

  test("does not become an alarm unless that is set", () => {
    const watch = onWatch();
    watch.raise(0, warning);
    watch.until(86_400);
    expect(watch.book.list().map(({ id, priority }) => [id, priority])).toEqual([[door().id, "warning"]]);
  });

  test("becomes an alarm under a new id that names the warning, at the time set, silenced or not", () => {
    const watch = onWatch({ escalateWarning: minutes(2) });
    watch.raise(0, warning);
    watch.silence(100);
    const changes = watch.until(121);
    expect(changes.map(({ after }) => [after.id, after.state, after.priority, after.changedAt])).toEqual([
      [`${door().id}:escalated`, "active-unacknowledged", "alarm", at(120).at],
      [door().id, "normal", "warning", at(120).at],
    ]);
    expect(watch.shows(`${door().id}:escalated`)).toMatchObject({
      supersedes: door().id,
      raisedAt: at(120).at,
      because: "Not acknowledged for 2 min: the warning has become an alarm.",
      evidence: door().evidence,
    });
    expect(watch.book.sound()).toBe("alarm");
  });

  test("once an alarm, it ends with its cause; the cause told again does not make a second alert", () => {
    const watch = onWatch({ escalateWarning: minutes(2) });
    const alarm = `${door().id}:escalated`;
    watch.raise(0, warning);
    watch.until(120);
    expect(watch.raise(130, warning)).toEqual([]);
    watch.clear(140);
    expect(watch.shows(alarm)?.state).toBe("rectified-unacknowledged");
    watch.raise(200, warning);
    expect(watch.shows()).toMatchObject({ state: "active-unacknowledged", occurrence: 2 });
    watch.until(320);
    expect(watch.shows(alarm)).toMatchObject({ state: "active-unacknowledged", occurrence: 2 });
    watch.acknowledge(321, alarm);
    watch.clear(322);
    expect(watch.book.list()).toEqual([]);
  });

  test("acknowledged, it never becomes an alarm; handed over and returned, its time begins anew", () => {
    const watch = onWatch({ escalateWarning: minutes(2), transferReturns: minutes(5) });
    watch.raise(0, warning);
    watch.acknowledge(119);
    watch.raise(0, { ...warning, id: "other" });
    watch.transfer(119, "Nair", "other");
    watch.until(119 + 300 + 119);
    expect(
      watch.book
        .list()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([door().id, "other"].sort());
    watch.until(119 + 300 + 120);
    expect(watch.shows("other:escalated")).toBeDefined();
  });

  test("a higher step of the rule ends the alarm that its warning became", () => {
    const watch = onWatch({ escalateWarning: minutes(2) });
    watch.raise(0, warning);
    watch.until(120);
    watch.raise(200, { id: "step-2", supersedes: door().id });
    expect(watch.book.list().map(({ id }) => id)).toEqual(["step-2"]);
  });

  test("told at a higher priority itself, it replaces the alarm that it became", () => {
    const watch = onWatch({ escalateWarning: minutes(2) });
    watch.raise(0, warning);
    watch.until(120);
    watch.raise(200, { priority: "emergency-alarm" });
    expect(watch.book.list().map(({ id, state }) => [id, state])).toEqual([[door().id, "active"]]);
  });
});

describe("The times of attention", () => {
  test("each has a standard value within its limits, and a reason", () => {
    expect(attentionProblems(standardAttention)).toEqual([]);
    for (const { reason } of Object.values(attentionSettings)) expect(reason.length).toBeGreaterThan(40);
    expect(attention()).toEqual(standardAttention);
    expect(standardAttention).toMatchObject({
      silence: 30_000,
      repeatWarning: 60_000,
      escalateWarning: "never",
    });
  });

  test("a silence longer than 30 s and a repetition slower than 5 min are not to be had", () => {
    const wrong: Partial<AttentionSettings> = {
      silence: seconds(31),
      repeatWarning: minutes(6),
      escalateWarning: hours(1),
    };
    expect(attentionProblems(wrong)).toEqual([
      "silence is 31 s; it may be from 1 s to 30 s",
      "repeatWarning is 6 min; it may be from 10 s to 5 min",
      "escalateWarning is 1 h; it may be from 30 s to 5 min or never",
    ]);
    expect(() => alertBook(wrong)).toThrow("Alert settings: silence is 31 s;");
  });

  test("at the very limits they are allowed", () => {
    expect(attentionProblems({ silence: seconds(30), repeatWarning: minutes(5), flappingRises: 2 })).toEqual(
      [],
    );
    expect(attentionProblems({ silence: seconds(Number.NaN) })).toHaveLength(1);
    expect(attentionProblems({ repeatWarning: seconds(9), flappingRises: 1 })).toEqual([
      "repeatWarning is 9 s; it may be from 10 s to 5 min",
      "flappingRises is 1; it may be from 2 to 20",
    ]);
  });
});
