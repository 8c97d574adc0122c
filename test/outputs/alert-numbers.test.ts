import { describe, expect, test } from "vitest";
import { kindOf, Numbers } from "../../src/outputs/alert-numbers.ts";

const alert = (provision: string, subject: string, step = "open") => ({
  id: `${provision}:${subject}:${step}`,
  subject,
});

describe("The numbers that alerts go by", () => {
  test("the kind of an alert is its provision and step, whatever the subject, escalated or not", () => {
    expect(kindOf(alert("PSR-I-38(1)", "wtd-3"))).toBe("PSR-I-38(1):open");
    expect(kindOf(alert("PSR-I-38(1)", "wtd-3", "open:escalated"))).toBe("PSR-I-38(1):open:escalated");
  });

  test("an identifier depends on the kind alone, and is one of a maker's own", () => {
    const one = new Numbers({}, ["wtd-1", "wtd-2"]).identity(alert("PSR-I-38(1)", "wtd-2"));
    const other = new Numbers({}, []);
    other.identity(alert("PSR-I-39", "bilge"));
    expect(other.identity(alert("PSR-I-38(1)", "wtd-9")).alert).toBe(one.alert);
    expect(one.alert).toBeGreaterThanOrEqual(10_000);
    expect(one.alert).toBeLessThanOrEqual(9_999_999);
    expect(one.instance).toBe(2);
  });

  test("two kinds never have one identifier: the second takes the next that is free", () => {
    const { alert: taken } = new Numbers({}, []).identity(alert("B", "x"));
    const numbers = new Numbers({ "A:open": taken }, []);
    expect(numbers.identity(alert("A", "x")).alert).toBe(taken);
    expect(numbers.identity(alert("B", "x")).alert).toBe(taken + 1);
    const again = new Numbers({}, [], numbers.kept());
    expect(again.identity(alert("B", "x")).alert).toBe(taken + 1);
  });

  test("what the ship's alert list says goes before what was kept", () => {
    const kept = new Numbers({ "A:open": 20_000 }, []).kept();
    expect(new Numbers({ "A:open": 30_000 }, [], kept).identity(alert("A", "x")).alert).toBe(30_000);
  });

  test("equipment put in the ship file between two others does not change their instances", () => {
    const kept = new Numbers({}, ["wtd-1", "wtd-2"]).kept();
    const numbers = new Numbers({}, ["wtd-1", "wtd-1a", "wtd-2"], kept);
    expect(["wtd-1", "wtd-1a", "wtd-2"].map((one) => numbers.identity(alert("A", one)).instance)).toEqual([
      1, 3, 2,
    ]);
  });

  test("older equipment has 999 numbers; only that of an alarm that is normal is given again", () => {
    const numbers = new Numbers({}, []);
    const active = new Set(["alarm-0", "alarm-1"]);
    for (let i = 0; i < 999; i += 1) expect(numbers.legacy(`alarm-${i}`, (id) => active.has(id))).toBe(i + 1);
    expect(numbers.legacy("late", (id) => active.has(id))).toBe(3);
    expect(numbers.byLegacy(3)).toBe("late");
    expect(numbers.byLegacy(1)).toBe("alarm-0");
    expect(numbers.legacy("later", () => true)).toBeUndefined();
  });
});
