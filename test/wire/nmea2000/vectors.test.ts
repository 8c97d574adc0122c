/** Published examples, decoded: frames in, fields out. */
import { describe, expect, test } from "vitest";
import { decode, fieldsOf } from "./hearing.ts";

describe("frames of every kind of message, decoded to fields", () => {
  test.each<[string, readonly string[], object]>([
    [
      "a switch bank: on, off, error, and 25 not available",
      ["0DF20D23#00E1FFFFFFFFFFFF"],
      {
        instance: 0,
        indicator1: "on",
        indicator2: "off",
        indicator3: "error",
        indicator4: "unavailable",
        indicator28: "unavailable",
      },
    ],
    ["a switch bank command", ["0DF20E23#00F1FFFFFFFFFFFF"], { switch1: "On", switch2: "Off" }],
    [
      "a tank level",
      ["19F21123#518129D0070000FF"],
      { instance: 1, type: "Black water", level: 42.5, capacity: 200 },
    ],
    [
      "the time",
      ["0DF01023#01F0335158BAFF1A"],
      { date: "2026.11.30", time: "12:34:56.70000", source: "GPS" },
    ],
    ["a position", ["09F80123#D05D6D239815C10E"], { latitude: 59.437, longitude: 24.7535 }],
    [
      "course and speed",
      ["09F80223#01FC5C3D6902FFFF"],
      { sid: 1, cogReference: "True", cog: 1.5708, sog: 6.17 },
    ],
    ["a heading", ["09F11223#015C3DFF7FFF7FFC"], { sid: 1, heading: 1.5708, reference: "True" }],
    [
      "a rudder",
      ["09F10D23#00F8E80397FCFFFF"],
      { instance: 0, directionOrder: "No Order", angleOrder: 0.1, position: -0.0873 },
    ],
    ["attitude", ["0DF11923#010000AF00F4FDFF"], { yaw: 0, pitch: 0.0175, roll: -0.0524 }],
    [
      "a battery",
      ["19F21423#008409CCFF777401"],
      { instance: 0, voltage: 24.36, current: -5.2, temperature: 298.15, sid: 1 },
    ],
    [
      "an alert, in five frames",
      [
        "09F00723#401C120501B90B00",
        "09F00723#4100000000000000",
        "09F00723#42000001D8FFFFFF",
        "09F00723#43FFFFFFFFFF110A",
        "09F00723#4402FFFFFFFFFFFF",
      ],
      {
        alertType: "Alarm",
        alertCategory: "Technical",
        alertSystem: 5,
        alertId: 3001,
        alertPriority: 10,
        alertState: "Active",
        acknowledgeStatus: "No",
      },
    ],
    [
      "an alert's text, in five frames",
      [
        "09F00923#4022120501B90BFF",
        "09F00923#41FFFFFFFFFFFFFF",
        "09F00923#42000001010A0157",
        "09F00923#435444204F50454E",
        "09F00923#4407014652203432",
      ],
      { languageId: "English (UK)", alertTextDescription: "WTD OPEN", alertLocationTextDescription: "FR 42" },
    ],
    ["a request", ["18EAFF23#00EE00"], { pgn: 60928 }],
    [
      "an address claim",
      ["18EEFF23#05A0BE1C00A0A1C0"],
      { uniqueNumber: 2007045, manufacturerCode: "Garmin", deviceFunction: 160 },
    ],
  ])("%s", (_, frames, fields) => {
    expect(fieldsOf(frames)).toMatchObject(fields);
  });

  test("not available is absence, never zero", () => {
    expect(fieldsOf(["09F80123#FFFFFF7FFFFFFF7F"])).toEqual({});
    expect(fieldsOf(["09F11223#FFFFFFFF7FFF7FFF"])).toEqual({});
    expect(Object.keys(fieldsOf(["09F80223#01FC5C3DFFFFFFFF"]))).not.toContain("sog");
  });

  test("a value that is out of range is absent: latitude beyond the pole, time past midnight", () => {
    expect(fieldsOf(["09F80123#00E1F5FF00000000"])).toHaveProperty("longitude", 0);
    expect(fieldsOf(["09F80123#0065CDC900000000"])).toEqual({ longitude: 0 });
    expect(fieldsOf(["0DF01023#01F0335100D81C7F"])).not.toHaveProperty("time");
  });

  test("bytes that were not sent say nothing: a short switch bank has no contact that is off", () => {
    const fields = fieldsOf(["0DF20D23#0055"]);
    expect(fields).toMatchObject({
      instance: 0,
      indicator1: "on",
      indicator4: "on",
      indicator5: "unavailable",
    });
    expect(Object.values(fields)).not.toContain("off");
  });

  test("what is not decoded here is ignored under its number", () => {
    expect(decode(["18FECA23#0000000000000000"])).toEqual([{ is: "ignored", name: "65226", source: "35" }]);
  });
});
