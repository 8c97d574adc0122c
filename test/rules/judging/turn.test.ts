/** Alerts and entries as a rule's turn makes them: their ids, their keys, and all that they carry. */
import { expect, test } from "vitest";
import { minutes, seconds } from "../../../src/kernel/duration.ts";
import { condition } from "../../../src/rules/bind.ts";
import type { ConditionInstance } from "../../../src/rules/instance.ts";
import type { Seen } from "../../../src/rules/judging/seen.ts";
import { alertId, draft, raise } from "../../../src/rules/judging/turn.ts";
import type { RuleSpec } from "../../../src/rules/rule.ts";
import { alert, closed, rule, ship } from "./small-rules.ts";

const check = (name: string | undefined): RuleSpec["checks"][number] =>
  condition({
    ...closed,
    ...(name === undefined ? {} : { check: name }),
    complies: () => false,
    alert: {
      ...alert,
      latched: true,
      steps: [
        { after: seconds(0), says: () => "shown" },
        { after: minutes(1), priority: "alarm", says: () => "sounds" },
      ],
    },
    log: {
      when: ["raised"],
      book: "deck",
      says: ({ name: item }, event, _values, words) => `${item} ${event} ${words}`,
    },
  });
const [plain, named] = rule("T-1/a", check(undefined), check("leak")).instances(ship("wtd-1")) as readonly [
  ConditionInstance,
  ConditionInstance,
];
const evidence = [{ signal: "wtd-1.position", quality: "good", value: "open" }];
const seen: Seen = {
  values: {},
  unknown: [],
  unbound: [],
  during: true,
  waiting: false,
  since: {},
  evidence,
};
const NOW = { at: 1000, mono: 1 };

test("an alert's id is rule, item and step, safe in a topic; the check stands before the step", () => {
  expect(alertId(plain, "2")).toBe("T-1-a:wtd-1:2");
  expect(alertId(named, "2")).toBe("T-1-a:wtd-1:leak-2");
});

test("an indication raises no alert; a step with a priority carries all that the alert says", () => {
  expect(raise(plain, seen, NOW, { step: 0, text: "shown" })).toBeUndefined();
  expect(raise(plain, seen, NOW, { step: 7, text: "none" })).toBeUndefined();
  expect(raise(plain, seen, NOW, { step: 1, text: "sounds" })).toEqual({
    is: "raise",
    at: 1000,
    id: "T-1-a:wtd-1:2",
    rule: "T-1/a",
    subject: "wtd-1",
    aspect: "position",
    priority: "alarm",
    category: "B",
    title: "DOOR OPEN",
    text: "sounds",
    cites: plain.cites,
    latched: true,
    evidence,
  });
  expect(raise(plain, seen, NOW, { step: 1, text: "sounds", supersedes: "x" })).toMatchObject({
    supersedes: "x",
  });
});

test("what the rule logs is an entry with a key of its own for each occasion; what it does not log is none", () => {
  expect(draft(plain, seen, NOW, "rectified", { occasion: 5, words: "" })).toEqual([]);
  expect(draft(named, seen, NOW, "raised", { occasion: 5, words: "so", data: { since: 5 } })).toEqual([
    {
      key: "T-1/a:leak:wtd-1:5:raised",
      book: "deck",
      at: 1000,
      rule: "T-1/a",
      ruleVersion: 1,
      text: "WTD-1 raised so",
      data: { since: 5, subject: "wtd-1", event: "raised", readings: evidence },
      author: "watch",
    },
  ]);
});
