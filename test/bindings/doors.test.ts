/** Doors by DOR: what each report says, and how section summaries keep reports fresh or show that one was lost. */
import { describe, expect, test } from "vitest";
import { listeningShip } from "./listening-ship.ts";

const door = (n: number) => `
  - id: wtd-${n}
    kind: watertight-door
    signals:
      position: { port: console, max-age: 30s, dor: { system: WT, division: "42", deck: 3, door: ${n} } }`;

const doors = () =>
  listeningShip(`${door(1)}${door(2)}${door(7)}
  - id: console
    kind: watertight-door-console
    signals:
      healthy: { port: console, dor: { system: WT, tells: health } }
  - id: panel
    kind: shell-door-panel
    signals:
      mode: { port: console, dor: { system: WT, tells: switch } }
`);

const report = (n: number, status: string, mode = "C") =>
  `WDDOR,E,123456.00,WT,42,003,00${n},${status},${mode},WTD ${n}`;
const summary = (count: number) => `WDDOR,S,123510.00,WT,,,00${count},,,`;

describe("a report on one door", () => {
  test.each([
    ["O", "open"],
    ["C", "closed"],
    ["S", "secured"],
    ["F", "free"],
    ["X", "broken"],
  ])("status %s is %s", (status, position) => {
    expect(doors().says("console", report(7, status)).shows("wtd-7.position")).toBe(position);
  });

  test("says nothing of another door", () => {
    expect(doors().says("console", report(7, "C")).shows("wtd-1.position")).toBe("never");
  });

  test("of the older form, without switch setting, is understood", () => {
    const ship = doors().says("console", "WDDOR,E,123456,WT,42,003,007,O,WTD 7 DK3 FR42");
    expect(ship.shows("wtd-7.position")).toBe("open");
    expect(ship.shows("panel.mode")).toBe("never");
  });

  test("on another port is not believed", () => {
    expect(doors().says("line", report(7, "C")).shows("wtd-7.position")).toBe("never");
  });

  test("without a status says nothing, and what was known ages on", () => {
    const ship = doors().says("console", report(7, "C")).after(20).says("console", report(7, ""));
    expect(ship.shows("wtd-7.position")).toBe("closed");
    expect(ship.after(11).shows("wtd-7.position")).toBe("stale");
  });
});

describe("the mode switch: O is harbour, C is sea, and neither is the state of the door", () => {
  test.each([
    ["O", "harbour"],
    ["C", "sea-voyage"],
  ])("switch %s with a door that says otherwise is %s", (mode, said) => {
    const ship = doors().says("console", report(7, mode === "O" ? "C" : "O", mode));
    expect(ship.shows("panel.mode")).toBe(said);
  });
});

describe("section summaries", () => {
  const reported = () =>
    doors().says("console", report(1, "C")).says("console", report(2, "C")).says("console", report(7, "O"));

  test("that agree keep every report fresh", () => {
    const ship = reported();
    for (let i = 0; i < 20; i += 1) ship.after(10).says("console", summary(1));
    expect(ship.shows("wtd-1.position")).toBe("closed");
    expect(ship.shows("wtd-7.position")).toBe("open");
  });

  test("that stop let every report go stale", () => {
    const ship = reported().after(29).says("console", summary(1)).after(29);
    expect(ship.shows("wtd-1.position")).toBe("closed");
    expect(ship.after(1).shows("wtd-1.position")).toBe("stale");
  });

  test("that count more than was reported make all doors of the division unknown", () => {
    const ship = reported().after(5).says("console", summary(2)).after(1.9);
    expect(ship.shows("wtd-1.position")).toBe("closed");
    ship.after(0.2);
    for (const n of [1, 2, 7]) expect(ship.shows(`wtd-${n}.position`)).toBe("broken");
    expect(ship.why("wtd-1.position")).toContain("counts 2 in its summary, its reports come to 1");
  });

  test("that count fewer than was reported do so too", () => {
    const ship = reported().after(5).says("console", summary(0)).after(2.1);
    expect(ship.shows("wtd-7.position")).toBe("broken");
  });

  test("a moment before the report that explains them raise no doubt", () => {
    const ship = reported()
      .after(5)
      .says("console", summary(2))
      .after(0.3)
      .says("console", report(2, "O"))
      .after(10);
    expect(ship.shows("wtd-1.position")).toBe("closed");
    expect(ship.shows("wtd-2.position")).toBe("open");
  });

  test("that a report has explained raise no doubt, though the door moves on at once", () => {
    const ship = reported().after(5).says("console", summary(2)).after(0.3).says("console", report(2, "O"));
    ship.after(0.5).says("console", report(2, "C")).after(5);
    expect(ship.shows("wtd-1.position")).toBe("closed");
  });

  test("that a later summary has put right raise no doubt", () => {
    const ship = reported()
      .after(5)
      .says("console", summary(2))
      .after(0.3)
      .says("console", summary(1))
      .after(5);
    expect(ship.shows("wtd-1.position")).toBe("closed");
  });

  test("are not a door: a count of two does not make a door 2", () => {
    const ship = doors().says("console", summary(2));
    expect(ship.shows("wtd-2.position")).toBe("never");
  });

  test("never make a position for a door that has not spoken", () => {
    const ship = doors().says("console", report(1, "C")).after(5).says("console", summary(0)).after(5);
    expect(ship.shows("wtd-1.position")).toBe("closed");
    expect(ship.shows("wtd-7.position")).toBe("never");
  });

  test("may count a door that has not spoken yet, and then still vouch for the others", () => {
    const ship = doors().says("console", report(1, "C")).says("console", report(2, "C"));
    for (let i = 0; i < 6; i += 1) ship.after(10).says("console", summary(1));
    expect(ship.shows("wtd-1.position")).toBe("closed");
    expect(ship.after(5).says("console", summary(2)).after(3).shows("wtd-1.position")).toBe("broken");
  });

  test("for another division say nothing of this one", () => {
    const ship = reported().after(20).says("console", "WDDOR,S,,WT,80,003,000,,,").after(11);
    expect(ship.shows("wtd-1.position")).toBe("stale");
  });

  test("cannot bring back what is in doubt by mere agreement, only by a count of none", () => {
    const ship = reported().after(5).says("console", summary(2)).after(3);
    expect(ship.says("console", summary(1)).shows("wtd-1.position")).toBe("broken");
    ship.says("console", report(7, "C"));
    expect(ship.shows("wtd-7.position")).toBe("closed");
    expect(ship.shows("wtd-1.position")).toBe("broken");
    ship.after(1).says("console", summary(0));
    for (const n of [1, 2, 7]) expect(ship.shows(`wtd-${n}.position`)).toBe("closed");
  });
});

describe("a fault of the system", () => {
  const faulty = () =>
    doors().says("console", report(1, "C")).says("console", "WDDOR,F,123511.00,WT,42,003,,,,LOOP FAULT");

  test("makes every door of the division unknown, with its reason", () => {
    const ship = faulty();
    expect(ship.why("wtd-1.position")).toBe("the system reports a fault of its own: LOOP FAULT");
    expect(ship.shows("wtd-7.position")).toBe("broken");
    expect(ship.shows("console.healthy")).toBe(false);
  });

  test("is ended for a door by its next report, not by a summary", () => {
    const ship = faulty().after(1).says("console", summary(0));
    expect(ship.shows("wtd-1.position")).toBe("broken");
    expect(ship.says("console", report(1, "C")).shows("wtd-1.position")).toBe("closed");
  });

  test("stands a minute after it was last reported", () => {
    const ship = faulty();
    for (let i = 0; i < 5; i += 1) ship.after(10).says("console", summary(0));
    expect(ship.shows("console.healthy")).toBe(false);
    expect(ship.after(10).says("console", summary(0)).shows("console.healthy")).toBe(true);
  });
});

test("when the line is lost every door on it is unknown at once, and old reports are not believed again", () => {
  const ship = doors().says("console", report(1, "C")).says("console", report(7, "O"));
  ship.after(1).lost("console", "the device is gone");
  expect(ship.why("wtd-1.position")).toBe("port console is lost: the device is gone");
  expect(ship.shows("wtd-2.position")).toBe("broken");
  expect(ship.shows("panel.mode")).toBe("broken");
  ship.after(5).says("console", summary(1));
  expect(ship.shows("wtd-7.position")).toBe("broken");
  expect(ship.says("console", report(7, "O")).shows("wtd-7.position")).toBe("open");
});

test("after the line was lost a summary that counts none open vouches for what was closed, not for what was open", () => {
  const ship = doors().says("console", report(1, "C")).says("console", report(7, "O"));
  ship.after(1).lost("console", "the device is gone").after(5).says("console", summary(0));
  expect(ship.shows("wtd-1.position")).toBe("closed");
  expect(ship.shows("wtd-7.position")).toBe("broken");
});

test("a fault that a report has ended is not held against the door later", () => {
  const ship = doors().says("console", report(1, "C")).says("console", "WDDOR,F,,WT,42,003,,,,LOOP FAULT");
  ship.after(1).says("console", report(1, "C")).after(1).lost("console", "the device is gone");
  expect(ship.after(1).says("console", summary(0)).shows("wtd-1.position")).toBe("closed");
});
