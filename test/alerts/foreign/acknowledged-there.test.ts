import { describe, expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { hearing } from "./aboard.ts";

const LOST = "EXT/cam.RA/3052/1";
const HEADING = "EXT/cam.RA/XYZ.10512/1";
const told = { "foreign-alerts": ["cam", "bus"] };
const allowed = {
  ...told,
  "alert-sentences": [{ port: "cam", manufacturer: "XXX", acknowledges: true }],
};
const alf = (state: string, revision: number, category = "B", priority = "W"): string[] => {
  const said = state === "N" ? ["", ""] : [category, priority];
  return ["1", "1", "0", "124304.50", ...said, state, "", "3052", "1", String(revision), "0", "LOST TARGET"];
};
const ACN = { port: "cam", acknowledge: { by: "ACN", alert: 3052, instance: 1 } };

describe("an alert of other equipment, acknowledged on our panel", () => {
  test("is acknowledged at its source, and is acknowledged here once the source says so", () => {
    const ship = hearing(allowed);
    ship.hears(0, "ALF", ...alf("V", 1));
    expect(ship.acknowledge(5, LOST)).toBeUndefined();
    expect(ship.asked()).toEqual([ACN]);
    expect(ship.alert(LOST)).toMatchObject({
      state: "active-unacknowledged",
      text: "LOST TARGET (cam.RA is asked to acknowledge it) — told by cam.RA on port cam",
    });
    ship.hears(6, "ALF", ...alf("A", 2));
    expect(ship.alert(LOST)).toMatchObject({
      state: "active-acknowledged",
      acknowledgedBy: "cam.RA (ALF on cam)",
      text: "LOST TARGET — told by cam.RA on port cam",
    });
    ship.advance(60);
    expect(ship.asked()).toEqual([]);
  });

  test("stays unacknowledged when the source refuses (ARC), and says so", () => {
    const ship = hearing(allowed);
    ship.hears(0, "ALF", ...alf("V", 1));
    ship.acknowledge(5, LOST);
    ship.hears(6, "ARC", "123511.00", "", "3052", "1", "A");
    expect(ship.alert(LOST)).toMatchObject({
      state: "active-unacknowledged",
      text: "LOST TARGET (cam.RA refuses the acknowledgement: acknowledge it at its own panel) — told by cam.RA on port cam",
    });
    ship.asked();
    ship.advance(60);
    expect(ship.asked()).toEqual([]);
    ship.hears(61, "ALF", ...alf("A", 2));
    expect(ship.list()).toEqual([[LOST, "active-acknowledged", "warning"]]);
  });

  test("a source that answers nothing is told three times in 12 s, and that is said; then it can be acknowledged here alone", () => {
    const ship = hearing(allowed);
    ship.hears(0, "ALF", ...alf("V", 1));
    ship.acknowledge(5, LOST);
    ship.hears(8, "ALF", ...alf("V", 1));
    ship.advance(16);
    expect(ship.asked()).toEqual([ACN, ACN, ACN]);
    expect(ship.alert(LOST)?.text).toContain("cam.RA is asked to acknowledge it");
    ship.advance(17);
    expect(ship.asked()).toEqual([]);
    expect(ship.alert(LOST)).toMatchObject({
      state: "active-unacknowledged",
      text: "LOST TARGET (cam.RA has not answered the acknowledgement for 12 s: acknowledge it at its own panel; once more here, it is acknowledged on this list alone) — told by cam.RA on port cam",
    });
    ship.acknowledge(20, LOST);
    expect(ship.asked()).toEqual([]);
    expect(ship.alert(LOST)).toMatchObject({
      state: "active-acknowledged",
      acknowledgedBy: "Second Officer Rao",
    });
  });

  test("whose cause has gone meanwhile goes from the list when its source says normal", () => {
    const ship = hearing(allowed);
    ship.hears(0, "ALF", ...alf("V", 1));
    ship.hears(1, "ALF", ...alf("U", 2));
    ship.acknowledge(5, LOST);
    expect(ship.asked()).toEqual([ACN]);
    expect(ship.list()).toEqual([[LOST, "rectified-unacknowledged", "warning"]]);
    ship.hears(6, "ALF", ...alf("N", 3));
    expect(ship.list()).toEqual([]);
  });

  test("of category A is acknowledged at its own task station, of C in the engine room: nothing is sent", () => {
    const ship = hearing(allowed);
    ship.hears(0, "ALF", ...alf("V", 1, "A"));
    expect(ship.acknowledge(5, LOST)).toContain("at its own task station");
    ship.hears(6, "ALF", ...alf("V", 2, "C"));
    expect(ship.acknowledge(7, LOST)).toContain("in the engine room");
    expect(ship.asked()).toEqual([]);
    expect(ship.list()).toEqual([[LOST, "active-unacknowledged", "warning"]]);
  });

  test.each([[told], [{ ...told, "alert-sentences": [{ port: "cam", manufacturer: "XXX" }] }]])(
    "is acknowledged on our list alone where the ship file does not allow more",
    (outputs) => {
      const ship = hearing(outputs);
      ship.hears(0, "ALF", ...alf("V", 1));
      ship.acknowledge(5, LOST);
      expect(ship.asked()).toEqual([]);
      expect(ship.list()).toEqual([[LOST, "active-acknowledged", "warning"]]);
    },
  );

  test("keeps its maker's mnemonic in the command", () => {
    const ship = hearing(allowed);
    const id = ["XYZ", "010512", "1", "2", "0"];
    ship.hears(0, "ALF", "1", "1", "1", "081950.10", "B", "A", "V", ...id, "HEADING LOST");
    ship.acknowledge(5, HEADING);
    expect(ship.asked()).toEqual([
      { port: "cam", acknowledge: { by: "ACN", manufacturer: "XYZ", alert: 10_512, instance: 1 } },
    ]);
  });

  test("by a sentence of old is answered in kind: ALR by ACK, ALA by AKD", () => {
    const ship = hearing(allowed);
    ship.line(0, "$BIALR,123456.00,001,A,V,BILGE ER HIGH*2B");
    ship.acknowledge(1, "EXT/cam.BI/001/0");
    ship.line(2, "$WDALA,123456.00,WD,,01,001,L,V,WTD HYD LEVEL LOW*7F");
    ship.acknowledge(3, "EXT/cam.WD/WD-001/01");
    expect(ship.asked().map((one) => "acknowledge" in one && one.acknowledge)).toEqual([
      { by: "ACK", alarm: "001" },
      { by: "AKD", system: "WD", alarm: "001", instance: "01" },
    ]);
    ship.line(4, "$BIALR,123500.00,001,A,A,BILGE ER HIGH*3E");
    expect(ship.alert("EXT/cam.BI/001/0")?.state).toBe("active-acknowledged");
  });

  test("is waited for anew after a restart, and the source's silence is still said", () => {
    const ship = hearing(allowed);
    ship.hears(0, "ALF", ...alf("V", 1));
    ship.acknowledge(5, LOST);
    ship.restart(6);
    ship.advance(30);
    expect(ship.alert(LOST)?.text).toContain("has not answered");
  });
});

test("a warning that has become an alarm on our list is acknowledged when its source acknowledges it", () => {
  const ship = hearing(told, { escalateWarning: seconds(300) });
  ship.hears(0, "ALF", ...alf("V", 1));
  ship.advance(300);
  expect(ship.list()).toEqual([[`${LOST}:escalated`, "active-unacknowledged", "alarm"]]);
  ship.hears(301, "ALF", ...alf("A", 2));
  expect(ship.list()).toEqual([[`${LOST}:escalated`, "active-acknowledged", "alarm"]]);
});
