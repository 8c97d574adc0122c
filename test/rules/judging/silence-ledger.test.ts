/** The list of what is not known: one alert for a port that fell silent, one for an input that is broken, across a restart too. */
import { expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { condition, record } from "../../../src/rules/bind.ts";
import type { Instance } from "../../../src/rules/instance.ts";
import type { Seen, UnknownReading } from "../../../src/rules/judging/seen.ts";
import { silenceLedger } from "../../../src/rules/judging/silence.ts";
import type { Rule } from "../../../src/rules/rule.ts";
import type { Priority } from "../../../src/signals/priority.ts";
import { alert, closed, rule, ship, stepped } from "./small-rules.ts";

const evidence = [
  { signal: "wtd-1.position", quality: "never" },
  { signal: "voyage.phase", quality: "good", value: "on-voyage" },
];
const seen = (...unknown: readonly UnknownReading[]): Seen => ({
  values: {},
  unknown,
  unbound: [],
  during: true,
  waiting: false,
  since: {},
  evidence,
});
const silent = (signal: string): UnknownReading => ({
  signal,
  is: "silent",
  because: "never heard",
  source: undefined,
});
const broken = (signal: string, because = "line cut"): UnknownReading => ({
  signal,
  is: "broken",
  because,
  source: "bank",
});
const first = (one: Rule): Instance => {
  const [instance] = one.instances(ship("wtd-1"));
  if (instance === undefined) throw new Error("the rule has an item");
  return instance;
};
const open = first(stepped);
const names = (item: string) => (item === "wtd-1" ? "WTD 1, shaft tunnel" : undefined);
const ledger = (saved?: Parameters<typeof silenceLedger>[2]) => silenceLedger(() => "console", names, saved);

test("a port that fell silent is one warning on the port, with what hangs on it", () => {
  const list = ledger();
  list.mark(open, "a", seen(silent("wtd-1.position")));
  expect(list.findings(7, true)).toEqual([
    {
      is: "raise",
      at: 7,
      id: "WK-silent:console:1",
      rule: "WK-silent",
      subject: "console",
      aspect: "health",
      priority: "warning",
      category: "B",
      title: "SENSORS SILENT",
      text: "Nothing heard in time on console; unknown: WTD 1, shaft tunnel position",
      cites: open.cites,
      latched: false,
      evidence: [evidence[0]],
    },
  ]);
  expect(list.findings(8, true)).toEqual([]);
});

test("a broken input is a warning on its item, with the reason in its own words", () => {
  const list = ledger();
  list.mark(open, "a", seen(broken("wtd-1.position")));
  expect(list.findings(7, true)).toMatchObject([
    {
      id: "WK-unknown:wtd-1:position",
      rule: "WK-unknown",
      subject: "wtd-1",
      aspect: "position",
      title: "SENSOR FAULT",
      text: "WTD 1, shaft tunnel: position unknown: line cut",
    },
  ]);
});

test("an input of no item is named by the item of the check", () => {
  const list = ledger();
  list.mark(open, "a", seen(broken("voyage.phase")));
  expect(list.findings(7, true)).toMatchObject([{ text: "WTD-1: phase unknown: line cut" }]);
});

test("heard again, it ends; what is only waited for never begins", () => {
  const list = ledger();
  list.mark(open, "a", seen({ ...silent("wtd-1.position"), is: "waiting" }));
  expect(list.findings(1, true)).toEqual([]);
  list.mark(open, "a", seen(silent("wtd-1.position")));
  expect(list.findings(2, true)).toHaveLength(1);
  list.mark(open, "a", seen());
  expect(list.findings(3, true)).toEqual([
    { is: "clear", at: 3, id: "WK-silent:console:1", because: "heard again" },
  ]);
  expect(list.save()).toEqual({});
});

test("one more that falls silent ends the alert and raises it afresh; one less does not", () => {
  const list = ledger();
  list.mark(open, "a", seen(silent("wtd-1.position")));
  list.findings(1, true);
  list.mark(open, "b", seen(silent("wtd-2.position")));
  expect(list.findings(2, true)).toMatchObject([
    { is: "clear", because: "more has fallen silent" },
    { is: "raise", text: expect.stringContaining("WTD 1, shaft tunnel position, WTD-1 position") },
  ]);
  list.mark(open, "b", seen());
  expect(list.findings(3, true)).toEqual([]);
  expect(list.save()).toEqual({ "WK-silent:console:1": ["WTD 1, shaft tunnel position"] });
});

test("another reason for the same broken input is told under the same alert, without ending it", () => {
  const list = ledger();
  list.mark(open, "a", seen(broken("wtd-1.position")));
  list.findings(1, true);
  list.mark(open, "a", seen(broken("wtd-1.position", "line shorted")));
  expect(list.findings(2, true)).toMatchObject([
    { is: "raise", text: expect.stringContaining("line shorted") },
  ]);
});

test("what was announced before a restart stays announced until the first words have had their time", () => {
  const list = ledger({ "WK-silent:console:1": ["WTD 1, shaft tunnel position"] });
  expect(list.findings(1, false)).toEqual([]);
  expect(list.findings(2, true)).toEqual([
    { is: "clear", at: 2, id: "WK-silent:console:1", because: "heard again" },
  ]);
  const still = ledger({ "WK-silent:console:1": ["WTD 1, shaft tunnel position"] });
  still.mark(open, "a", seen(silent("wtd-1.position")));
  expect(still.findings(1, false)).toEqual([]);
  expect(still.findings(2, true)).toEqual([]);
});

const asking = (priority: Priority, aspect: "power" | "movement", says?: string): Instance =>
  first(
    rule(
      "T-2",
      condition({
        ...closed,
        complies: () => true,
        alert: {
          ...alert,
          aspect,
          steps: [{ after: seconds(0), priority: "alarm", says: () => "" }],
          unknown: { priority, ...(says === undefined ? {} : { says: () => says }) },
        },
      }),
    ),
  );
const entering = first(
  rule(
    "T-3",
    record({
      ...closed,
      aspect: "record",
      of: "position",
      log: { when: ["edge"], book: "deck", says: () => "" },
    }),
  ),
);

test("of several checks the most urgent gives the priority, and of equals a condition comes before a record", () => {
  const list = ledger();
  list.mark(asking("caution", "power"), "a", seen(broken("wtd-1.position")));
  list.mark(asking("alarm", "movement"), "b", seen(broken("wtd-1.position")));
  expect(list.findings(1, true)).toMatchObject([{ priority: "alarm", aspect: "movement" }]);
  const equals = ledger();
  equals.mark(entering, "a", seen(broken("wtd-1.position")));
  equals.mark(asking("warning", "power"), "b", seen(broken("wtd-1.position")));
  expect(equals.findings(1, true)).toMatchObject([{ priority: "warning", aspect: "power" }]);
});

test("a check may say in its own words what is not known; each is said once", () => {
  const list = ledger();
  list.mark(asking("warning", "power", "No supply told"), "a", seen(broken("wtd-1.position")));
  list.mark(open, "b", seen(broken("wtd-1.position")));
  list.mark(open, "c", seen(broken("wtd-1.position")));
  expect(list.findings(1, true)).toMatchObject([
    { text: "No supply told; WTD 1, shaft tunnel: position unknown: line cut" },
  ]);
});

test("a signal that hangs on no port is silent under its own name", () => {
  const list = silenceLedger(() => undefined, names);
  list.mark(open, "a", seen(silent("wtd-1.position")));
  expect(list.findings(1, true)).toMatchObject([
    {
      id: "WK-unknown:wtd-1:position",
      subject: "wtd-1",
      aspect: "position",
      text: "WTD 1, shaft tunnel position",
    },
  ]);
});
