/** Detectors by FIR and WAT: the same letters mean different things in different fields. */
import { describe, expect, test } from "vitest";
import { listeningShip } from "./listening-ship.ts";

const detector = 'port: console, fir: { type: FS, zone: "03", loop: 2, detector: 21 }';
const fire = () =>
  listeningShip(`
  - id: fire-21
    kind: fire-detector
    signals:
      alarm: { ${detector} }
      acknowledged: { ${detector} }
      fault: { ${detector} }
      disabled: { ${detector} }
  - id: panel
    kind: fire-panel
    signals:
      healthy: { port: console, fir: { tells: health } }
`);

const signals = (ship: ReturnType<typeof fire>) =>
  ["alarm", "acknowledged", "fault", "disabled"].map((signal) => ship.shows(`fire-21.${signal}`));

describe("a fire detector", () => {
  test.each([
    ["A,V", [true, false, false, false]],
    ["A,A", [true, true, false, false]],
    ["V,A", [false, true, false, false]],
    ["V,V", [false, false, false, false]],
    ["X,V", ["broken", false, true, false]],
  ])("condition and acknowledgement %s", (letters, said) => {
    expect(signals(fire().says("console", `FRFIR,E,123456.00,FS,03,002,021,${letters},SMOKE`))).toEqual(said);
  });

  test("disabled at the panel watches nothing: whether it burns there is unknown", () => {
    const ship = fire().says("console", "FRFIR,D,123620.00,FS,03,002,021,,,DISABLED");
    expect(ship.shows("fire-21.disabled")).toBe(true);
    expect(ship.why("fire-21.alarm")).toBe("it is disabled at the fire panel");
  });

  test("is kept fresh by the summary of all detectors", () => {
    const ship = fire().says("console", "FRFIR,E,123456.00,FS,03,002,021,V,V,SMOKE");
    for (let i = 0; i < 5; i += 1) ship.after(20).says("console", "FRFIR,S,123610.00,FD,03,,000,,,");
    expect(ship.shows("fire-21.alarm")).toBe(false);
    expect(ship.after(31).shows("fire-21.alarm")).toBe("stale");
  });

  test("whose activation was lost on the way is unknown when the summary counts one", () => {
    const ship = fire().says("console", "FRFIR,E,123456.00,FS,03,002,021,V,V,SMOKE");
    ship.after(5).says("console", "FRFIR,S,123610.00,FD,03,,001,,,").after(3);
    expect(ship.shows("fire-21.alarm")).toBe("broken");
  });

  test("of another type or zone is another detector", () => {
    const ship = fire()
      .says("console", "FRFIR,E,123456.00,FH,03,002,021,A,V,HEAT")
      .says("console", "FRFIR,E,123456.00,FS,04,002,021,A,V,SMOKE");
    expect(ship.shows("fire-21.alarm")).toBe("never");
  });

  test("a fault of the panel is not health, and makes its detectors unknown", () => {
    const ship = fire().says("console", "FRFIR,E,123456.00,FS,03,002,021,V,V,SMOKE");
    expect(ship.shows("panel.healthy")).toBe(true);
    ship.after(1).says("console", "FRFIR,F,123630.00,FD,03,002,,,,LOOP 2 OPEN");
    expect(ship.shows("panel.healthy")).toBe(false);
    expect(ship.why("fire-21.alarm")).toContain("LOOP 2 OPEN");
  });
});

const water = () =>
  listeningShip(`
  - id: hold
    kind: flooding-detector
    signals:
      wet: { port: console, wat: { system: WL, first: "02", second: "01", point: 1 } }
  - id: visor
    kind: shell-door
    shell-door: visor
    signals:
      leakage: { port: console, wat: { system: HD, first: BV, second: "01", point: 1 } }
`);

describe("a water detector", () => {
  test.each([
    ["N,N", false],
    ["H,N", true],
    ["J,N", true],
    ["L,N", false],
    ["K,N", false],
    ["X,N", "broken"],
    ["H,O", "broken"],
    ["N,O", "broken"],
    ["H,", true],
  ])("condition and override %s", (letters, said) => {
    const ship = water().says("console", `WLWAT,E,123456.00,WL,02,01,001,${letters},HOLD 2`);
    expect(ship.shows("hold.wet")).toBe(said);
  });

  test("of a hull door is not one of the hold", () => {
    const ship = water().says("console", "HDWAT,E,123610.00,HD,BV,01,001,H,N,BOW VISOR LEAK");
    expect(ship.shows("visor.leakage")).toBe(true);
    expect(ship.shows("hold.wet")).toBe("never");
  });

  test("is kept fresh by summaries of its own system alone", () => {
    const ship = water().says("console", "WLWAT,E,123456.00,WL,02,01,001,N,N,HOLD 2").after(20);
    ship.says("console", "HDWAT,S,123620.00,HD,,,000,,N,").after(11);
    expect(ship.shows("hold.wet")).toBe("stale");
  });
});

describe("lamps by NLS", () => {
  test.each([
    [0, "broken"],
    [1, "off"],
    [2, "lit"],
    [3, "failed"],
    [4, "short-circuit"],
    [5, "open-circuit"],
    [6, "failed"],
    [9, "failed"],
  ])("status %s", (status, said) => {
    const ship = listeningShip(`
  - id: stern
    kind: navigation-light
    light: stern
    signals: { state: { port: line, nls: 3 } }
`);
    expect(ship.says("line", `NLNLS,1,1,,3,1,2,45,2,2,45,3,${status},12`).shows("stern.state")).toBe(said);
  });

  test("a lamp without a status says nothing", () => {
    const ship = listeningShip(`
  - id: stern
    kind: navigation-light
    light: stern
    signals: { state: { port: line, nls: 3 } }
`);
    ship.says("line", "NLNLS,1,1,,1,3,2,").says("line", "NLNLS,1,1,,1,3,,");
    expect(ship.shows("stern.state")).toBe("lit");
  });
});

test("an alarm condition by ALA says yes for all but normal, and the contrary where the ship file says so", () => {
  const ship = listeningShip(`
  - id: wtd-1
    kind: watertight-door
    signals:
      supply: { port: console, inverted: true, ala: { system: WD, type: 3 } }
      alarm: { port: console, ala: { system: WD, instance: 2, type: 900 } }
`);
  ship.says("console", "WDALA,123500.00,WD,,01,003,X,V,WTD POWER LOSS");
  expect(ship.shows("wtd-1.supply")).toBe(false);
  expect(ship.shows("wtd-1.alarm")).toBe("never");
  ship.says("console", "WDALA,123500.00,WD,,01,003,N,V,WTD POWER BACK");
  expect(ship.shows("wtd-1.supply")).toBe(true);
});
