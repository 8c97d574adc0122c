/** Contacts fail: cable off, both on, bank silent, bank unavailable. Nothing counts as closed. */
import { describe, expect, test } from "vitest";
import { listeningShip } from "./listening-ship.ts";

const door = () =>
  listeningShip(`
  - id: wtd-8
    kind: watertight-door
    signals:
      position:
        closed: { port: bus, pgn: 127501, instance: 2, indicator: 1, supervised: true }
        open: { port: bus, pgn: 127501, instance: 2, indicator: 2, supervised: true }
      supply: { port: bus, pgn: 127501, instance: 3, indicator: 1 }
`);

describe("a door on two contacts of a switch bank", () => {
  test.each([
    ["on", "off", "closed"],
    ["off", "on", "open"],
    ["off", "off", "moving"],
  ])("closed contact %s, open contact %s: it is %s", (closed, open, position) => {
    expect(door().bank(2, { 1: closed, 2: open }).shows("wtd-8.position")).toBe(position);
  });

  test("both contacts on is a contradiction, told once it has lasted", () => {
    const ship = door().bank(2, { 1: "on", 2: "off" }).after(1).bank(2, { 1: "on", 2: "on" });
    expect(ship.after(0.4).shows("wtd-8.position")).toBe("closed");
    expect(ship.after(0.2).shows("wtd-8.position")).toBe("broken");
    expect(ship.why("wtd-8.position")).toBe("both the open and the closed contact are made");
    expect(ship.bank(2, { 1: "off", 2: "on" }).shows("wtd-8.position")).toBe("open");
  });

  test("both contacts on is told also when the bank repeats it faster than it must last", () => {
    const ship = door().bank(2, { 1: "on", 2: "off" });
    for (let i = 0; i < 4; i += 1) ship.after(0.2).bank(2, { 1: "on", 2: "on" });
    expect(ship.shows("wtd-8.position")).toBe("broken");
  });

  test("both contacts on for a moment, between two samples, is no contradiction", () => {
    const ship = door().bank(2, { 1: "on", 2: "off" }).after(1).bank(2, { 1: "on", 2: "on" });
    ship.after(0.2).bank(2, { 1: "off", 2: "on" });
    expect(ship.after(2).shows("wtd-8.position")).toBe("open");
  });

  test("both contacts on from the first is never a position", () => {
    const ship = door().bank(2, { 1: "on", 2: "on" });
    expect(ship.shows("wtd-8.position")).toBe("never");
    expect(ship.after(1).shows("wtd-8.position")).toBe("broken");
  });

  test("the cable off shows as an error of the bank: the position is broken, and says which contact", () => {
    const ship = door().bank(2, { 1: "on", 2: "off" }).after(1).bank(2, { 1: "error", 2: "off" });
    expect(ship.why("wtd-8.position")).toContain("its closed contact: the switch bank reports an error");
    expect(ship.after(1).bank(2, { 1: "off", 2: "error" }).why("wtd-8.position")).toContain(
      "its open contact",
    );
  });

  test("a bank that says unavailable takes the position away", () => {
    const ship = door()
      .bank(2, { 1: "on", 2: "off" })
      .after(1)
      .bank(2, { 1: "unavailable", 2: "unavailable" });
    expect(ship.shows("wtd-8.position")).toBe("broken");
  });

  test("a bank that is silent for ten seconds is no longer believed", () => {
    const ship = door().bank(2, { 1: "on", 2: "off" });
    expect(ship.after(9.9).shows("wtd-8.position")).toBe("closed");
    expect(ship.after(0.1).shows("wtd-8.position")).toBe("stale");
  });

  test("one contact heard says nothing until the other is heard too", () => {
    const ship = door().bank(2, { 1: "on" });
    expect(ship.shows("wtd-8.position")).toBe("never");
    expect(ship.bank(2, { 2: "off" }).shows("wtd-8.position")).toBe("closed");
  });

  test("the position is as old as the older of its contacts", () => {
    const ship = door().bank(2, { 1: "on", 2: "off" });
    for (let i = 0; i < 9; i += 1) ship.after(1).bank(2, { 1: "on" });
    expect(ship.shows("wtd-8.position")).toBe("closed");
    expect(ship.after(1).bank(2, { 1: "on" }).shows("wtd-8.position")).toBe("stale");
  });

  test("the bus lost takes everything on it away at once", () => {
    const ship = door()
      .bank(2, { 1: "on", 2: "off" })
      .bank(3, { 1: "on" })
      .after(1)
      .lost("bus", "can0 is down");
    expect(ship.shows("wtd-8.position")).toBe("broken");
    expect(ship.why("wtd-8.supply")).toBe("port bus is lost: can0 is down");
    expect(ship.bank(2, { 1: "on" }).shows("wtd-8.position")).toBe("broken");
    expect(ship.bank(2, { 2: "off" }).shows("wtd-8.position")).toBe("closed");
    expect(ship.bank(3, { 1: "off" }).shows("wtd-8.supply")).toBe(false);
  });

  test("another bank, and the canboat words On and Off, are told apart", () => {
    const ship = door().bank(4, { 1: "on", 2: "off" });
    expect(ship.shows("wtd-8.position")).toBe("never");
    expect(ship.bank(2, { 1: "On", 2: "Off" }).shows("wtd-8.position")).toBe("closed");
  });
});

describe("points of an input unit", () => {
  const unit = () =>
    listeningShip(`
  - id: bilge
    kind: bilge-well
    signals:
      high: { port: io, input: 4, debounce: 200ms }
      level: { port: io, register: 7, scale: { milliamps: [4, 20], raw: [4000, 20000], metres: [0, 1.2] } }
  - id: drain
    kind: drain-space
    signals:
      high: { port: io, register: 8, scale: { raw: [0, 1000], metres: [0, 2] }, above: 0.5, hysteresis: 0.1 }
  - id: flood
    kind: flooding-detector
    signals:
      wet: { port: io, holding: 9, lines: { closed: [400, 600], open: [900, 1100], cut: [1400, 4095] } }
  - id: pump
    kind: bilge-pump
    signals:
      running: { port: io, coil: 2, inverted: true }
      available: { port: io, input: 5, normally: closed }
  - id: light
    kind: navigation-light
    light: stern
    signals:
      state: { port: io, holding: 2, values: { 1: "off", 2: lit, 3: lit, 4: failed } }
`);

  test("a contact is believed once it has stood still, and every edge is kept", () => {
    const ship = unit().points("input", 0, [false, false, false, false, false]);
    expect(ship.shows("bilge.high")).toBe("never");
    expect(ship.after(0.2).shows("bilge.high")).toBe(false);
    for (const high of [true, false, true, false]) ship.after(0.05).points("input", 4, [high]);
    expect(ship.after(1).shows("bilge.high")).toBe(false);
    expect(ship.bindings.takeEdges().map(({ signal, made }) => [signal, made])).toEqual([
      ["bilge.high", true],
      ["bilge.high", false],
      ["bilge.high", true],
      ["bilge.high", false],
    ]);
    expect(ship.bindings.takeEdges()).toEqual([]);
    ship.points("input", 4, [true]);
    expect(ship.after(0.2).knows("bilge.high")).toMatchObject({ quality: "good", value: true });
  });

  test("a float that never comes to rest is broken", () => {
    const ship = unit();
    for (let i = 0; i < 40; i += 1) ship.points("input", 4, [i % 2 === 0]).after(0.1);
    expect(ship.why("bilge.high")).toContain("chatters");
  });

  test("a meter on a current loop tells metres, and a cut loop tells that it is cut", () => {
    const ship = unit();
    expect(ship.points("register", 7, [12_000]).shows("bilge.level")).toBeCloseTo(0.6);
    expect(ship.points("register", 7, [3500]).why("bilge.level")).toBe(
      "the loop carries 3.5 mA: line cut or meter failed",
    );
    expect(ship.points("register", 7, [21_500]).why("bilge.level")).toContain("shorted");
  });

  test("a limit is passed at its value and left by its hysteresis", () => {
    const ship = unit();
    const seen = [200, 250, 230, 201, 199].map((raw) =>
      ship.points("register", 8, [raw]).shows("drain.high"),
    );
    expect(seen).toEqual([false, true, true, true, false]);
  });

  test("a supervised line that is cut is neither wet nor dry", () => {
    const ship = unit();
    expect(ship.points("holding", 9, [500]).shows("flood.wet")).toBe(true);
    expect(ship.points("holding", 9, [1000]).shows("flood.wet")).toBe(false);
    expect(ship.points("holding", 9, [3000]).why("flood.wet")).toBe("the line is cut");
  });

  test("an inverted unit and a contact closed at rest say the contrary", () => {
    const ship = unit().points("coil", 2, [false]).points("input", 5, [true]);
    expect(ship.shows("pump.running")).toBe(true);
    expect(ship.shows("pump.available")).toBe(false);
  });

  test("values of a register are those that the ship file names; any other is a fault", () => {
    const ship = unit();
    expect(ship.points("holding", 2, [3]).shows("light.state")).toBe("lit");
    expect(ship.points("holding", 2, [7]).why("light.state")).toBe(
      "the register shows 7, which has no meaning here",
    );
  });

  test.each([
    ["high-first", [0x0001, 0x86a0], 100_000],
    ["low-first", [0x86a0, 0x0001], 100_000],
    ["high-first", [0xffff, 0xfff6], -10],
    ["low-first", [0xfff6, 0xffff], -10],
  ] as const)(
    "a number of 32 bits, %s, takes two registers of one answer: %j is %i",
    (wide, halves, value) => {
      const ship = listeningShip(`
  - id: heel
    kind: inclinometer
    signals:
      heel: { port: io, register: 20, wide: ${wide}, signed: true }
`);
      expect([...ship.bindings.wanted("io")]).toEqual(expect.arrayContaining(["register 20", "register 21"]));
      expect(ship.points("register", 20, [halves[0]]).shows("heel.heel")).toBe("never");
      expect(ship.points("register", 20, [...halves]).shows("heel.heel")).toBe(value);
    },
  );

  test("a unit that stops answering is unknown after its maximum age", () => {
    const ship = unit().points("coil", 2, [true]);
    expect(ship.after(4.9).shows("pump.running")).toBe(false);
    expect(ship.after(0.1).shows("pump.running")).toBe("stale");
  });
});

test("a device bound by its NAME is heard at any address, and no other is heard in its stead", () => {
  const ship = listeningShip(`
  - id: pump
    kind: bilge-pump
    signals:
      running: { port: bus, pgn: 127501, name: 0xC0780A0000A1B2C3, instance: 1, indicator: 1 }
`);
  const fields = { instance: 1, indicator1: "on" };
  expect(ship.pgn(127501, fields).shows("pump.running")).toBe("never");
  expect(ship.pgn(127501, fields, { name: "0xc0780a0000a1b2c4" }).shows("pump.running")).toBe("never");
  expect(ship.pgn(127501, fields, { source: 99, name: "0xc0780a0000a1b2c3" }).shows("pump.running")).toBe(
    true,
  );
});

test("a switch that reports by XDR says what the ship file says it means", () => {
  const ship = listeningShip(`
  - id: panel
    kind: shell-door-panel
    signals:
      mode: { port: line, sentence: XDR, name: MODE, field: value, says: { made: sea-voyage, not-made: harbour } }
`);
  const xdr = (value: number) => ship.says("line", `IIXDR,P,1.01,B,BARO,S,${value},B,MODE`);
  expect(xdr(1).shows("panel.mode")).toBe("sea-voyage");
  expect(xdr(0).shows("panel.mode")).toBe("harbour");
});
