/**
 * The plug of a serial line pulled and put back a hundred times in a minute, with the program's own supervisor and
 * watch: every outage is in the history, one alert tells of them all, the line is heard again at once, and nothing
 * is left behind.
 */
import { readdirSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { encodeDor } from "../../src/wire/nmea0183/encode.ts";
import { livingShip } from "./living-ship.ts";
import { describeWith } from "./parts.ts";
import { type Plug, plug } from "./pty.ts";

const TIMES = 100;
const CYCLE = 600;
/** Of each cycle the plug is out for so long. */
const OUT = 200;
const DOOR = `${encodeDor("WD", {
  type: "E",
  system: "WT",
  firstDivision: "10",
  secondDivision: "002",
  door: "001",
  status: "C",
})}\r\n`;

const shipOn = (path: string): string => `
ports:
  console: { driver: nmea0183, serial: ${path}, baud: 38400, safety: true }
equipment:
  - id: wtd-1
    kind: watertight-door
    name: WTD 1
    operation: hinged
    used-at-sea: false
    signals: { position: { port: console, dor: { system: WT, division: "10", deck: 2, door: 1 } } }
`;

const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const handles = (): number => readdirSync("/proc/self/fd").length;
const resources = (): number => process.getActiveResourcesInfo().length;

describeWith(["socat"], "A plug pulled and put back a hundred times in a minute", () => {
  let line: Plug;
  beforeEach(async () => {
    line = await plug();
  });
  afterEach(() => line.remove());

  it("leaves one alert with its count, every outage in the history, and nothing behind", async () => {
    const warnings: string[] = [];
    process.on("warning", ({ message }) => warnings.push(message));
    const ship = livingShip(shipOn(line.path));
    const sender = setInterval(() => void line.send(DOOR).catch(() => {}), 25);
    const heard = () =>
      ship.told.changes.filter(
        ({ signal, after }) => signal === "wtd-1.position" && after.quality === "good",
      );
    await ship.until("wtd-1.position", "closed");
    await later(1000);
    const before = { handles: handles(), resources: resources() };

    const began = performance.now();
    const at = (milliseconds: number) => later(Math.max(0, began + milliseconds - performance.now()));
    for (let times = 0; times < TIMES; times += 1) {
      await line.pull();
      await at(times * CYCLE + OUT);
      await line.putBack();
      await at((times + 1) * CYCLE);
      await ship.until("wtd-1.position", "closed", 2000);
    }
    const took = performance.now() - began;
    await ship.until("wtd-1.position", "closed", 2000);
    await ship.untilTold(() => heard().length, TIMES + 1);
    await later(1000);

    const outages = ship.told.changes.filter(
      ({ signal, after }) => signal === "port.console" && after.quality === "good" && after.value === "lost",
    );
    const told = ship.alerts().filter(({ subject }) => subject === "console" || subject === "wtd-1");
    expect(took).toBeLessThan(TIMES * CYCLE * 1.2);
    expect(outages).toHaveLength(TIMES);
    expect(heard()).toHaveLength(TIMES + 1);
    expect(told.map(({ id }) => id)).toEqual(["WK-silent:console:1"]);
    expect(told[0]?.count).toBe(TIMES);
    expect(ship.shows("wtd-1.position")).toBe("closed");

    clearInterval(sender);
    expect(handles() - before.handles).toBeLessThanOrEqual(1);
    expect(resources() - before.resources).toBeLessThanOrEqual(1);
    expect(warnings).toEqual([]);
    await ship.end();
  });
});
