/** A ship file over Modbus, from the wire to what the watch shows: contacts, meters, and a unit that dies. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { livingShip } from "./living-ship.ts";
import { type Slave, slave } from "./modbus-slave.ts";
import { describeWith } from "./parts.ts";
import { freePort } from "./running-watch.ts";

const shipOn = (port: number): string => `
ports:
  io-1: { driver: modbus, tcp: "127.0.0.1:${port}", unit: 1, poll: 50ms, timeout: 300ms, first: { register: 30001 } }
  io-2: { driver: modbus, tcp: "127.0.0.1:${port}", unit: 2, poll: 50ms, timeout: 300ms }
equipment:
  - id: wtd-8
    kind: watertight-door
    name: WTD 8
    operation: hinged
    used-at-sea: false
    signals:
      position: { closed: { port: io-1, input: 0 }, open: { port: io-1, input: 1 }, tolerance: 300ms }
      supply: { port: io-1, input: 2, normally: closed }
  - id: bilge-er
    kind: bilge-well
    signals:
      high: { port: io-1, input: 4, debounce: 400ms }
      level: { port: io-1, register: 30004, scale: { raw: [4000, 20000], milliamps: [4, 20], metres: [0, 1.2] } }
  - id: drain
    kind: drain-space
    signals:
      high: { port: io-1, register: 30006, scale: { raw: [0, 1000], metres: [0, 2] }, above: 0.5, hysteresis: 0.1 }
  - id: pump
    kind: bilge-pump
    signals:
      running: { port: io-1, coil: 2, inverted: true }
  - id: flood
    kind: flooding-detector
    signals:
      wet: { port: io-1, holding: 9, lines: { closed: [400, 600], open: [900, 1100], cut: [1400, 4095], shorted: [0, 100] } }
  - id: inclinometer
    kind: inclinometer
    signals:
      heel: { port: io-1, register: 30008, signed: true, scale: { raw: [-900, 900], value: [-90, 90] } }
  - id: light-stern
    kind: navigation-light
    light: stern
    signals:
      state: { port: io-2, holding: 4, values: { 1: "off", 2: lit, 3: lit, 4: failed } }
`;

describeWith(["pymodbus"], "A ship file over Modbus", () => {
  let units: Slave;
  let ship: ReturnType<typeof livingShip>;
  const set = (table: string, number: number, value: number, unit = 1) =>
    units.tell(`set ${unit} ${table} ${number} ${value}`);

  beforeEach(async () => {
    const port = await freePort();
    units = await slave("tcp", String(port), "1", "2");
    ship = livingShip(shipOn(port));
    await ship.until("bilge-er.high", false);
  });
  afterEach(async () => {
    await ship.end();
    await units.stop();
  });

  describe("contacts", () => {
    it("a door on two contacts is closed, moving, open, and never both", async () => {
      await ship.until("wtd-8.position", "moving");
      await set("input", 0, 1);
      await ship.until("wtd-8.position", "closed");
      await set("input", 1, 1);
      await ship.until("wtd-8.position", "broken");
      expect(ship.why("wtd-8.position")).toBe("both the open and the closed contact are made");
      await set("input", 0, 0);
      await ship.until("wtd-8.position", "open");
    });

    it("one that is closed at rest says yes when it breaks; one that is inverted is made when the unit says 0", async () => {
      expect([ship.shows("wtd-8.supply"), ship.shows("pump.running")]).toEqual([true, true]);
      await set("input", 2, 1);
      await set("coil", 2, 1);
      await ship.until("wtd-8.supply", false);
      await ship.until("pump.running", false);
    });

    it("a float that bounces is believed when it has come to rest, and each edge is kept", async () => {
      for (const made of [1, 0, 1, 0]) {
        await set("input", 4, made);
        await new Promise((later) => setTimeout(later, 150));
      }
      expect(ship.shows("bilge-er.high")).toBe(false);
      await set("input", 4, 1);
      await ship.until("bilge-er.high", true);
      const changes = () => ship.told.changes.filter(({ signal }) => signal === "bilge-er.high");
      await ship.untilTold(() => changes().length, 2);
      const edges = ship.edges.filter(({ signal }) => signal === "bilge-er.high");
      expect(edges.map(({ made, source }) => `${source} ${made}`)).toEqual(
        [true, false, true, false, true].map((made) => `io-1 ${made}`),
      );
      expect(changes().map(({ after }) => ("value" in after ? after.value : after.quality))).toEqual([
        false,
        true,
      ]);
    });

    it("a supervised line that is cut or shorted is neither wet nor dry", async () => {
      await set("holding", 9, 1000);
      await ship.until("flood.wet", false);
      await set("holding", 9, 500);
      await ship.until("flood.wet", true);
      await set("holding", 9, 3000);
      await ship.until("flood.wet", "broken");
      expect(ship.why("flood.wet")).toContain("cut");
    });
  });

  describe("meters", () => {
    it.for<[number, string]>([
      [3590, "line cut"],
      [21_000, "shorted"],
      [0, "line cut"],
    ])("a loop that shows %i microamperes is broken: %s", async ([raw, words]) => {
      await set("register", 3, 12_000);
      await ship.until("bilge-er.level", 0.6);
      await set("register", 3, raw);
      await ship.until("bilge-er.level", "broken");
      expect(ship.why("bilge-er.level")).toContain(words);
    });

    it("a loop between its live zero and the limits of NAMUR is at its end, not broken", async () => {
      await set("register", 3, 3600);
      await ship.until("bilge-er.level", 0);
      await set("register", 3, 20_900);
      await ship.until("bilge-er.level", 1.2);
    });

    it("a number that may be negative is read with its sign", async () => {
      await set("register", 7, 0xffff - 149);
      await ship.until("inclinometer.heel", -15);
    });

    it("a limit is left only by its hysteresis", async () => {
      await set("register", 5, 250);
      await ship.until("drain.high", true);
      await set("register", 5, 230);
      await new Promise((later) => setTimeout(later, 300));
      expect(ship.shows("drain.high")).toBe(true);
      await set("register", 5, 190);
      await ship.until("drain.high", false);
    });

    it("a controller's word that has no meaning is a fault, not a lamp that is lit", async () => {
      await set("holding", 4, 2, 2);
      await ship.until("light-stern.state", "lit");
      await set("holding", 4, 9, 2);
      await ship.until("light-stern.state", "broken");
    });
  });

  it("a unit that stops answering makes each of its signals unknown, with one alert; the other goes on", async () => {
    await set("input", 0, 1);
    await set("register", 3, 12_000);
    await set("holding", 9, 1000);
    await set("holding", 4, 2, 2);
    await ship.until("flood.wet", false);
    await ship.until("light-stern.state", "lit");
    await ship.until("bilge-er.level", 0.6);
    const before = ship.alerts().map(({ id }) => id);
    await units.tell("deaf 1");
    const bound = [
      "wtd-8.position",
      "wtd-8.supply",
      "bilge-er.high",
      "bilge-er.level",
      "drain.high",
      "pump.running",
      "flood.wet",
    ];
    for (const signal of bound) await ship.until(signal, "broken");
    expect(ship.why("flood.wet")).toContain("port io-1 is lost: unit 1 does not answer");
    await new Promise((later) => setTimeout(later, 7000));
    // A ship of one pump has too few of them anyhow.
    const more = ship.alerts().filter(({ id, subject }) => !before.includes(id) && subject !== "ship");
    expect(more.map(({ id, aspect }) => `${id} ${aspect}`)).toEqual([
      "WK-silent:io-1:1 health",
      "WK-port:io-1:1 health",
    ]);
    expect(ship.groups().filter(({ subject }) => subject === "io-1")).toHaveLength(1);
    expect(more[1]?.text).toContain("unit 1 does not answer");
    expect(ship.shows("light-stern.state")).toBe("lit");
    await units.tell("hearing 1");
    await ship.until("wtd-8.position", "closed", 12_000);
    await ship.until("bilge-er.level", 0.6);
  });
});
