/**
 * Nobody must believe watched what is not: on a ship whose file names one of everything and wires nothing, every
 * check that signals could watch is on the panel's list of what binds and is not watched. What is not on it is
 * kept by persons, or sounds for want of knowledge; each such rule is named here with the reason.
 */
import { describe, expect, test } from "vitest";
import { rules } from "../../src/rules/index.ts";
import { createJudge } from "../../src/rules/judge.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";
import { specimenFor } from "../../src/rules/specimen.ts";
import { why } from "../../src/rules/why.ts";
import { isUnfitted } from "../../src/ship/unfitted.ts";
import { createBoard } from "../../src/signals/board.ts";

const KEPT: ReadonlyMap<string, string> = new Map([
  ...rules
    .filter(({ status }) => status === "entered")
    .map(({ id }) => [id, "it is kept by entries"] as const),
  ...["38(4)/plates", "38(12)", "38(13)", "38(13)(b)", "38(14)", "38(15)"].map(
    (id) => [`PSR-I-${id}`, "without a switch it stands open until an officer has seen it closed"] as const,
  ),
  ...["33(6)", "33(7)"].map((id) => [`PSR-I-${id}`, "a draught that is not known is too deep"] as const),
  ["PSR-I-51(2)(g)", "a draught that is not known is the deepest subdivision draught"],
  ["PSR-I-51(3)(g)", "without a meter it is judged by the entries of its tests"],
  ["PSR-I-44(10)", "without a signal of the link a test is owed before each voyage, and entered"],
  ["PSR-I-40(1)", "where nothing monitors, patrols are owed and entered"],
]);

/** "Where measured", "where automatic", "where there is such a space": asked only where a signal of it is bound. */
const ASKED_WHERE_BOUND = new Set(["PSR-I-46(5)(b)(ix)/attempts", "PSR-I-59(3)(b)"]);

const sea = rules.filter(({ id }) => /^PSR-I-/.test(id) && !ASKED_WHERE_BOUND.has(id));

describe.each(sea.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  const fitted = specimenFor(rule);
  const bare = { ...fitted, equipment: fitted.equipment.map((item) => ({ ...item, signals: [] })) };
  const names = new Set(bare.equipment.map((item) => item.id));
  const judge = createJudge({
    rules: [rule],
    ship: bare,
    board: createBoard(),
    portOf: () => undefined,
    isBound: (signal) => !isUnfitted(signal) && !names.has(signal.slice(0, signal.indexOf("."))),
    now: { at: 0, mono: 0 },
  });

  test(KEPT.has(id) ? `is not on the list: ${KEPT.get(id)}` : "is on the panel's list, unwired", () => {
    expect(judge.unwatched().length > 0).toBe(!KEPT.has(id));
  });

  test("the panel and `check --why` name the same signals", () => {
    const provision = provisions.find((one) => one.id === id);
    const told =
      provision && why(provision, rules, bare).subjects.filter(({ missing }) => missing.length > 0);
    const onPanel = new Map<string, Set<string>>();
    for (const { subject, missing } of judge.unwatched())
      onPanel.set(subject, new Set([...(onPanel.get(subject) ?? []), ...missing]));
    expect(told?.map(({ subject, missing }) => [subject, new Set(missing)])).toEqual([...onPanel]);
  });
});
