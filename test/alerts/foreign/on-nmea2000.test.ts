import { describe, expect, test } from "vitest";
import { n2kAlertsSchema, ownName } from "../../../src/outputs/n2k-alerts/settings.ts";
import { alertPayload } from "../../../src/wire/nmea2000/alerts.ts";
import { frames } from "../../../src/wire/nmea2000/encode.ts";
import { hearing } from "./aboard.ts";

/** 126983, an alarm of system 5, id 3001, from address 35, and 126985 with its words (canboat's layout). */
const alert = (head: string, state: string): string[] => [
  `09F00723#401C${head}0501B90B00`,
  "09F00723#4100000000000000",
  "09F00723#42000001D8FFFFFF",
  "09F00723#43FFFFFFFFFF110A",
  `09F00723#44${state}FFFFFFFFFFFF`,
];
const WORDS = [
  "09F00923#4022120501B90B00",
  "09F00923#4100000000000000",
  "09F00923#42000001010A0157",
  "09F00923#435444204F50454E",
  "09F00923#4407014652203432",
];
const ID = "EXT/bus.35/5.1.3001/0.0";

test("an alarm on the bus joins the list, its words and its place with it when they come", () => {
  const ship = hearing();
  ship.frames(0, ...alert("12", "02"));
  expect(ship.list()).toEqual([[ID, "active-unacknowledged", "alarm"]]);
  expect(ship.alert(ID)?.title).toBe("ALERT 5.1.3001/0");
  ship.frames(1, ...WORDS);
  expect(ship.alert(ID)).toMatchObject({ title: "WTD OPEN", category: "B", occurrence: 1 });
  expect(ship.alert(ID)?.text).toBe("WTD OPEN, FR 42 — told by bus.35 on port bus");
});

test("it repeats itself twice a second and stays one; silenced, acknowledged, normal as there", () => {
  const ship = hearing();
  for (let t = 0; t < 10; t += 0.5) ship.frames(t, ...alert("12", "02"));
  expect(ship.list()).toEqual([[ID, "active-unacknowledged", "alarm"]]);
  ship.frames(10, ...alert("12", "04"));
  expect(ship.list()).toEqual([[ID, "active-acknowledged", "alarm"]]);
  ship.frames(11, ...alert("12", "01"));
  expect(ship.list()).toEqual([]);
});

test.each(["14", "10", "1F"])(
  "a type that nobody knows (%s) is never below a warning, and nothing breaks",
  (head) => {
    const ship = hearing();
    ship.frames(0, ...alert(head, "02"));
    expect(ship.list()).toEqual([[ID, "active-unacknowledged", "warning"]]);
  },
);

test.each(["32", "FF", "05"])("a state that nobody knows (%s) is an active alert", (state) => {
  const ship = hearing();
  ship.frames(0, ...alert("12", state));
  expect(ship.list()).toEqual([[ID, "active-unacknowledged", "alarm"]]);
});

test("one that repeated itself and is silent for a minute with its alert active is lost", () => {
  const ship = hearing();
  for (let t = 0; t < 10; t += 0.5) ship.frames(t, ...alert("12", "02"));
  ship.advance(69);
  expect(ship.list()).toHaveLength(1);
  ship.advance(69.5);
  expect(ship.list()).toEqual([
    [ID, "active-unacknowledged", "alarm"],
    ["WK-foreign:bus.35:health", "active-unacknowledged", "warning"],
  ]);
});

describe("an alert of the bus that is acknowledged on our panel", () => {
  const outputs = {
    "foreign-alerts": ["bus"],
    "n2k-alerts": [{ port: "bus", manufacturer: 2046, unique: 77, acknowledges: true }],
  };

  test("is acknowledged at its source, addressed, with every number that it was told with", () => {
    const ship = hearing(outputs);
    ship.frames(0, ...alert("12", "02"));
    ship.acknowledge(1, ID);
    expect(ship.asked()).toEqual([
      {
        port: "bus",
        acknowledge: {
          by: "126984",
          to: 35,
          type: 2,
          category: 1,
          system: 5,
          subsystem: 1,
          id: 3001,
          name: "0x0000000000000000",
          instance: 0,
          index: 0,
          occurrence: 1,
        },
      },
    ]);
    expect(ship.list()).toEqual([[ID, "active-unacknowledged", "alarm"]]);
    ship.frames(2, ...alert("12", "04"));
    expect(ship.list()).toEqual([[ID, "active-acknowledged", "alarm"]]);
  });

  test("that its source says cannot be acknowledged from elsewhere is acknowledged on our list alone", () => {
    const ship = hearing(outputs);
    const [first = "", second = "", , ...rest] = alert("12", "02");
    ship.frames(0, first, second, "09F00723#42000001C8FFFFFF", ...rest);
    ship.acknowledge(1, ID);
    expect(ship.asked()).toEqual([]);
    expect(ship.list()).toEqual([[ID, "active-acknowledged", "alarm"]]);
  });

  test("our own, that come back from the bus, are not alerts of another", () => {
    const ship = hearing(outputs);
    const [settings] = n2kAlertsSchema.parse(outputs["n2k-alerts"]);
    const name = settings ? ownName(settings) : "";
    const told = {
      type: 2,
      category: 1,
      system: 1,
      subsystem: 0,
      id: 9,
      name,
      instance: 1,
      index: 0,
      occurrence: 1,
    };
    const flags = { silenced: false, acknowledged: false, escalated: false };
    const may = { maySilence: true, mayAcknowledge: true, mayEscalate: false };
    const payload = alertPayload(told, { ...flags, ...may, exceeded: true, state: 2 });
    ship.frames(0, ...frames({ pgn: 126_983, source: 200, payload }));
    expect(ship.list()).toEqual([]);
    const another = alertPayload(
      { ...told, name: "0xC0A1A0001CBEA005" },
      { ...flags, ...may, exceeded: true, state: 2 },
    );
    ship.frames(1, ...frames({ pgn: 126_983, source: 35, payload: another, sequence: 1 }));
    expect(ship.list()).toHaveLength(1);
  });
});
