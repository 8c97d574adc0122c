import { describe, expect, test } from "vitest";
import { hearing } from "./aboard.ts";

const LOST = "EXT/cam.RA/3052/1";
/** ALF of target 3052, instance 1, with its state and revision. */
const alf = (state: string, revision: number, category = "B", priority = "W"): string[] => {
  const told = state === "N" ? ["", ""] : [category, priority];
  return ["1", "1", "0", "124304.50", ...told, state, "", "3052", "1", String(revision), "0", "LOST TARGET"];
};

describe("alerts of other equipment by bridge alert management", () => {
  test("one joins the list with its source, category, priority and texts", () => {
    const ship = hearing();
    const id = ["XYZ", "010512", "1", "2", "0"];
    ship.hears(0, "ALF", "2", "1", "1", "081950.10", "B", "A", "V", ...id, "HEADING LOST");
    ship.hears(0, "ALF", "2", "2", "1", "", "", "", "", ...id, "NO SYSTEM HEADING AVAILABLE");
    expect(ship.book.list()).toMatchObject([
      {
        id: "EXT/cam.RA/XYZ.10512/1",
        state: "active-unacknowledged",
        priority: "alarm",
        category: "B",
        title: "HEADING LOST",
        text: "NO SYSTEM HEADING AVAILABLE — told by cam.RA on port cam",
        cites: "ALF of cam.RA",
      },
    ]);
  });

  test("it is acknowledged there, rectified there, normal there", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("V", 1));
    expect(ship.list()).toEqual([[LOST, "active-unacknowledged", "warning"]]);
    ship.hears(10, "ALF", ...alf("A", 2));
    expect(ship.alert(LOST)).toMatchObject({
      state: "active-acknowledged",
      acknowledgedBy: "cam.RA (ALF on cam)",
    });
    ship.hears(20, "ALF", ...alf("N", 3));
    expect(ship.list()).toEqual([]);
    ship.hears(30, "ALF", ...alf("V", 4));
    ship.hears(40, "ALF", ...alf("U", 5));
    expect(ship.list()).toEqual([[LOST, "rectified-unacknowledged", "warning"]]);
    ship.hears(50, "ALF", ...alf("N", 6));
    expect(ship.list()).toEqual([]);
  });

  test.each([
    ["A", "active-acknowledged"],
    ["B", "active-acknowledged"],
    ["C", "active-acknowledged"],
  ])(
    "an alert of category %s that is acknowledged where it arose is acknowledged here",
    (category, state) => {
      const ship = hearing();
      ship.hears(0, "ALF", ...alf("A", 2, category));
      expect(ship.list()).toEqual([[LOST, state, "warning"]]);
    },
  );

  test("an acknowledgement never hides that it is unacknowledged again", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("A", 2));
    ship.hears(10, "ALF", ...alf("V", 3));
    expect(ship.alert(LOST)).toMatchObject({ state: "active-unacknowledged", occurrence: 2 });
  });

  test("repeats change nothing, and what the officer has acknowledged here stays acknowledged", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("V", 1));
    expect(ship.acknowledge(5, LOST)).toBeUndefined();
    const version = ship.alert(LOST);
    for (let t = 10; t < 20; t += 1) ship.hears(t, "ALF", ...alf("V", 1));
    expect(ship.alert(LOST)).toEqual(version);
  });

  test("silenced there is silent here, for as long", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("V", 1));
    ship.hears(1, "ALF", ...alf("S", 2));
    expect(ship.list()).toEqual([[LOST, "active-silenced", "warning"]]);
    ship.hears(20, "ALF", ...alf("V", 3));
    ship.advance(32);
    expect(ship.list()).toEqual([[LOST, "active-unacknowledged", "warning"]]);
  });

  test("a caution and an emergency alarm are active, and normal", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("A", 1, "B", "C"));
    expect(ship.list()).toEqual([[LOST, "active", "caution"]]);
    ship.hears(5, "ALF", ...alf("N", 2));
    ship.hears(6, "ALF", ...alf("V", 3, "B", "E"));
    expect(ship.list()).toEqual([[LOST, "active", "emergency-alarm"]]);
  });

  test("with no priority that anybody knows it is a warning, of category B", () => {
    const ship = hearing();
    ship.hears(0, "ALF", ...alf("V", 1, "", "X"));
    expect(ship.alert(LOST)).toMatchObject({ priority: "warning", category: "B" });
  });
});

describe("older equipment", () => {
  const BILGE = "EXT/cam.BI/001/0";

  test("an ALR comes, is acknowledged, goes; how urgent it is is not told, so it is a warning", () => {
    const ship = hearing();
    ship.line(0, "$BIALR,123456.00,001,A,V,BILGE ER HIGH*2B");
    expect(ship.alert(BILGE)).toMatchObject({
      state: "active-unacknowledged",
      priority: "warning",
      title: "ALARM 001",
    });
    expect(ship.alert(BILGE)?.text).toContain("BILGE ER HIGH");
    ship.line(10, "$BIALR,123500.00,001,A,A,BILGE ER HIGH*3E");
    expect(ship.alert(BILGE)?.state).toBe("active-acknowledged");
    ship.line(20, "$BIALR,123600.00,001,V,A,BILGE ER HIGH*2A");
    expect(ship.list()).toEqual([]);
  });

  test("an empty ALR is harmless, a list without an alarm ends those that were told", () => {
    const ship = hearing();
    ship.hears(0, "ALR", "", "", "", "", "");
    ship.hears(0, "ALR", "", "", "V", "V", "");
    expect(ship.list()).toEqual([]);
    ship.line(1, "$BIALR,123456.00,001,A,V,BILGE ER HIGH*2B");
    ship.hears(2, "ALR", "", "", "V", "V", "");
    expect(ship.list()).toHaveLength(1);
    ship.line(3, "$BIALR,,,V,V,*78");
    expect(ship.list()).toEqual([[BILGE, "rectified-unacknowledged", "warning"]]);
  });

  test("one that repeats its list and falls silent with an alarm active is lost; without one it is only quiet", () => {
    const ship = hearing();
    for (let t = 0; t <= 60; t += 15) ship.line(t, "$BIALR,123456.00,001,A,V,BILGE ER HIGH*2B");
    ship.advance(134);
    expect(ship.list()).toHaveLength(1);
    ship.advance(135);
    expect(ship.list()).toHaveLength(2);
    ship.line(140, "$BIALR,123600.00,001,V,A,BILGE ER HIGH*2A");
    ship.advance(10_000);
    expect(ship.list()).toEqual([["WK-foreign:cam.BI:health", "rectified-unacknowledged", "warning"]]);
  });

  test("alarms listed as neither active nor acknowledged, and never heard otherwise, are no alerts", () => {
    const ship = hearing();
    ship.hears(0, "ALR", "123600.00", "001", "V", "V", "AIS: Tx malfunction");
    expect(ship.list()).toEqual([]);
  });

  test("ALA of a watertight door controller: low is a warning, extreme low an alarm, normal is normal", () => {
    const ship = hearing();
    ship.line(0, "$WDALA,123456.00,WD,,01,001,L,V,WTD HYD LEVEL LOW*7F");
    expect(ship.alert("EXT/cam.WD/WD-001/01")).toMatchObject({
      priority: "warning",
      state: "active-unacknowledged",
    });
    ship.hears(1, "ALA", "", "WD", "WD", "01", "001", "K", "V", "");
    expect(ship.alert("EXT/cam.RA/WD-001/01")).toMatchObject({ priority: "alarm" });
    ship.line(2, "$FRALA,143955,FR,OT,00,901,N,V,Syst Fault : AutroSafe comm. OK*4F");
    expect(ship.alert("EXT/cam.FR/FR-OT-901/00")).toBeUndefined();
  });
});

describe("our own, echoed back", () => {
  const outputs = {
    "foreign-alerts": ["cam"],
    "alert-sentences": [{ port: "cam", talker: "II", manufacturer: "XXX" }],
  };

  test("appear once: not as an alert of another", () => {
    const ship = hearing(outputs);
    ship.line(0, "$IIALF,1,1,4,123510.00,B,A,A,XXX,100101,7,2,0,WTD 7 OPEN*33");
    ship.line(0, "$IIALC,01,01,04,1,XXX,100101,7,1*24");
    ship.line(0, "\\s:II0001,n:4*04\\$IIALC,01,01,04,1,XXX,100101,7,1*24");
    ship.advance(600);
    expect(ship.list()).toEqual([]);
  });

  test("another who has our talker, and its own alerts, is heard", () => {
    const ship = hearing(outputs);
    ship.line(0, "$IIALF,1,1,0,124304.50,A,W,A,,3052,1,1,0,LOST TARGET*2A");
    expect(ship.list()).toEqual([["EXT/cam.II/3052/1", "active-acknowledged", "warning"]]);
  });

  test("on a port that the ship file does not name nothing is heard", () => {
    const ship = hearing({});
    ship.line(0, "$BIALR,123456.00,001,A,V,BILGE ER HIGH*2B");
    expect(ship.list()).toEqual([]);
  });
});
