/** Two talkers on one line that report the same door: what they contradict each other about is not known. */
import { expect, test } from "vitest";
import { listeningShip } from "./listening-ship.ts";

const ship = () =>
  listeningShip(`
  - id: wtd-1
    kind: watertight-door
    signals:
      position: { port: console, max-age: 30s, dor: { system: WT, division: "42", deck: 3, door: 1 } }
`);
const says = (talker: string, status: string): string => `${talker}DOR,E,,WT,42,003,001,${status},C,WTD 1`;

test("a door that one says is open and the other closed is unknown after two seconds, until they agree", () => {
  const there = ship().says("console", says("WD", "O")).after(1).says("console", says("VR", "C"));
  expect(there.after(1.9).shows("wtd-1.position")).toBe("closed");
  expect(there.after(0.2).shows("wtd-1.position")).toBe("broken");
  expect(there.why("wtd-1.position")).toBe("WD and VR contradict each other about it");
  there.after(1).says("console", says("WD", "O"));
  expect(there.shows("wtd-1.position")).toBe("broken");
  there.says("console", "WDDOR,S,,WT,,,000,,,");
  expect(there.shows("wtd-1.position")).toBe("broken");
  expect(there.says("console", says("WD", "C")).shows("wtd-1.position")).toBe("closed");
});

test("one that hears of a change a moment later than the other contradicts nobody", () => {
  const there = ship().says("console", says("WD", "C")).says("console", says("VR", "C"));
  there.after(5).says("console", says("WD", "O")).after(1).says("console", says("VR", "O"));
  expect(there.after(10).shows("wtd-1.position")).toBe("open");
});
