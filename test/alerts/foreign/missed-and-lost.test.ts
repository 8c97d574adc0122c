import { describe, expect, test } from "vitest";
import { hearing } from "./aboard.ts";

const LOST = "EXT/cam.RA/3052/1";
/** ALF of target 3052, instance 1, with its state and revision. */
const alf = (state: string, revision: number, category = "B", priority = "W"): string[] => {
  const told = state === "N" ? ["", ""] : [category, priority];
  return ["1", "1", "0", "124304.50", ...told, state, "", "3052", "1", String(revision), "0", "LOST TARGET"];
};
const alc = (...entries: string[][]): string[] => [
  "01",
  "01",
  "00",
  String(entries.length),
  ...entries.flat(),
];
const listed = (revision: number): string[] => ["", "3052", "1", String(revision)];

describe("what was missed is found by the list", () => {
  test("an alert that is listed and was not heard is asked for, and shown by its number after 5 s", () => {
    const ship = hearing();
    ship.hears(0, "ALC", ...alc(listed(1)));
    expect(ship.asked()).toEqual([{ port: "cam", question: { alert: 3052, instance: 1 } }]);
    expect(ship.list()).toEqual([]);
    ship.advance(5);
    expect(ship.alert(LOST)).toMatchObject({
      state: "active-unacknowledged",
      priority: "warning",
      title: "ALERT 3052/1",
    });
    ship.hears(6, "ALF", ...alf("V", 1, "A", "A"));
    expect(ship.alert(LOST)).toMatchObject({ priority: "alarm", category: "A", title: "LOST TARGET" });
  });

  test("one that is told when asked for was never in doubt", () => {
    const ship = hearing();
    ship.hears(0, "ALC", ...alc(listed(1)));
    ship.hears(1, "ALF", ...alf("A", 1));
    ship.advance(10);
    expect(ship.list()).toEqual([[LOST, "active-acknowledged", "warning"]]);
    ship.hears(30, "ALC", ...alc(listed(1)));
    expect(ship.asked()).toHaveLength(1);
  });

  test("one that is acknowledged, and listed in a revision that was not heard, sounds again", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("A", 2));
    ship.hears(20, "ALC", ...alc(listed(4)));
    ship.advance(25);
    expect(ship.alert(LOST)).toMatchObject({ state: "active-unacknowledged" });
    expect(ship.alert(LOST)?.text).toContain("it has changed since, and how was not heard");
  });

  test("one that is listed no more has become normal unheard", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("A", 2));
    ship.hears(20, "ALC", ...alc());
    expect(ship.list()).toEqual([]);
  });

  test("one that came while the list was being sent is not taken away by it", () => {
    const ship = hearing();
    ship.hears(19, "ALF", ...alf("V", 1));
    ship.hears(20, "ALC", ...alc());
    expect(ship.list()).toHaveLength(1);
  });
});

describe("a source that is lost", () => {
  test("by its heartbeat: a warning, its alerts stay, marked; heard again, neither", () => {
    const ship = hearing();
    ship.hears(0, "HBT", "30", "A", "1");
    ship.hears(10, "ALF", ...alf("A", 2));
    ship.advance(99);
    expect(ship.list()).toHaveLength(1);
    ship.advance(100);
    expect(ship.list()).toEqual([
      ["WK-foreign:cam.RA:health", "active-unacknowledged", "warning"],
      [LOST, "active-acknowledged", "warning"],
    ]);
    expect(ship.alert(LOST)?.text).toContain("its source is not heard any more");
    expect(ship.alert("WK-foreign:cam.RA:health")?.text).toContain("has not been heard for 90 s");
    ship.hears(120, "HBT", "30", "A", "2");
    expect(ship.alert("WK-foreign:cam.RA:health")?.state).toBe("rectified-unacknowledged");
    expect(ship.alert(LOST)?.text).toContain("its source is not heard any more");
    ship.hears(121, "ALC", ...alc(listed(2)));
    expect(ship.alert(LOST)?.text).not.toContain("not heard");
    expect(ship.alert(LOST)?.state).toBe("active-acknowledged");
  });

  test("by its list, when no heartbeat was ever heard", () => {
    const ship = hearing();
    ship.hears(0, "ALC", ...alc());
    ship.advance(89);
    expect(ship.list()).toEqual([]);
    ship.advance(90);
    expect(ship.list()).toHaveLength(1);
  });

  test("one that speaks only when something happens is never lost for its silence", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("V", 1));
    ship.hears(3600, "ALF", ...alf("A", 2));
    ship.advance(100_000);
    expect(ship.list()).toEqual([[LOST, "active-acknowledged", "warning"]]);
  });

  test("with its port lost there is one alert, the port's own; its alerts are marked", () => {
    const ship = hearing();
    ship.hears(0, "HBT", "10", "A", "1");
    ship.hears(1, "ALF", ...alf("V", 1));
    ship.port(2, "lost");
    ship.advance(1000);
    expect(ship.list()).toEqual([[LOST, "active-unacknowledged", "warning"]]);
    expect(ship.alert(LOST)?.text).toContain("its source is not heard any more");
    ship.port(1000, "hearing");
    ship.advance(1029);
    expect(ship.list()).toHaveLength(1);
    ship.advance(1030);
    expect(ship.list()).toHaveLength(2);
  });

  test("a heartbeat that says faulty is a warning, until one says otherwise", () => {
    const ship = hearing();
    ship.hears(0, "HBT", "30", "V", "1");
    ship.hears(1, "ALC", ...alc());
    expect(ship.list()).toEqual([["WK-foreign:cam.RA:health", "active-unacknowledged", "warning"]]);
    expect(ship.book.list()[0]?.text).toContain("says that it is faulty");
    ship.hears(30, "HBT", "30", "A", "2");
    expect(ship.list()).toEqual([["WK-foreign:cam.RA:health", "rectified-unacknowledged", "warning"]]);
  });

  test("a heartbeat and a repetition give nothing to be written down", () => {
    const ship = hearing();
    ship.hears(0, "HBT", "30", "A", "1");
    ship.hears(1, "ALF", ...alf("V", 1));
    expect(ship.kept()).toHaveLength(1);
    ship.hears(30, "HBT", "30", "A", "2");
    ship.hears(31, "ALF", ...alf("V", 1));
    ship.hears(32, "ALC", ...alc(listed(1)));
    expect(ship.kept()).toHaveLength(0);
  });

  test("after a restart it is known as before, and has its time to be heard", () => {
    const ship = hearing();
    ship.hears(0, "HBT", "30", "A", "1");
    ship.hears(1, "ALF", ...alf("A", 2));
    ship.restart(60);
    ship.hears(70, "ALC", ...alc(listed(2)));
    expect(ship.asked()).toEqual([]);
    expect(ship.list()).toEqual([[LOST, "active-acknowledged", "warning"]]);
    ship.advance(159);
    expect(ship.list()).toHaveLength(1);
    ship.advance(160);
    expect(ship.list()).toHaveLength(2);
  });
});
