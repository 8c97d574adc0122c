import { describe, expect, it } from "vitest";
import { encodeDor, encodeSentence } from "../../../../src/wire/nmea0183/encode.ts";
import { fieldsOf, refusals } from "../hear.ts";

describe("DOR, door status", () => {
  it("reads a watertight door open while ordered closed", () => {
    expect(fieldsOf("$WDDOR,E,123456.00,WT,42,003,007,O,C,WTD 7 DK3 FR42*79")).toEqual({
      type: "E",
      time: "123456.00",
      system: "WT",
      firstDivision: "42",
      secondDivision: "003",
      door: "007",
      status: "O",
      switchSetting: "C",
      text: "WTD 7 DK3 FR42",
    });
  });

  it("tells closed, secured and fault apart", () => {
    expect(fieldsOf("$WDDOR,E,123501.00,WT,42,003,007,C,C,WTD 7 DK3 FR42*76").status).toBe("C");
    expect(fieldsOf("$WDDOR,E,123502.00,WT,42,003,007,S,C,WTD 7 DK3 FR42*65").status).toBe("S");
    expect(fieldsOf("$WDDOR,E,123503.00,WT,42,003,007,X,C,WTD 7 DK3 FR42*6F").status).toBe("X");
  });

  it("takes the sixth field of a section summary as a count, never as a door", () => {
    expect(fieldsOf("$WDDOR,S,123510.00,WT,,,002,,,*2E")).toEqual({
      type: "S",
      time: "123510.00",
      system: "WT",
      count: 2,
    });
    expect(fieldsOf("$HDDOR,S,,FD,,,004,,,*1C")).toEqual({ type: "S", system: "FD", count: 4 });
  });

  it("believes no status in a section summary, whatever an older panel puts there", () => {
    expect(fieldsOf(encodeSentence("WD", "DOR", ["S", "", "WT", "42", "", "000", "C", ""]))).toEqual({
      type: "S",
      system: "WT",
      firstDivision: "42",
      count: 0,
    });
  });

  it("reads a fault of the system, with its division and no door", () => {
    expect(fieldsOf("$WDDOR,F,123511.00,WT,42,003,,,,LOOP FAULT*4B")).toEqual({
      type: "F",
      time: "123511.00",
      system: "WT",
      firstDivision: "42",
      secondDivision: "003",
      text: "LOOP FAULT",
    });
  });

  it("reads the older form of eight fields, whose eighth is the text", () => {
    expect(fieldsOf("$WDDOR,E,123456,WT,42,003,007,O,WTD 7 DK3 FR42*38")).toEqual({
      type: "E",
      time: "123456",
      system: "WT",
      firstDivision: "42",
      secondDivision: "003",
      door: "007",
      status: "O",
      text: "WTD 7 DK3 FR42",
    });
  });

  it("says that an eighth and last field that is just C may be a text or a switch setting", () => {
    const fields = fieldsOf(encodeSentence("WD", "DOR", "E,,WT,42,003,007,O,C".split(",")));
    expect(fields.ambiguous).toBe("C");
    expect(fields.switchSetting).toBeUndefined();
  });

  it("ignores an empty tenth field", () => {
    const fields = fieldsOf(encodeSentence("WD", "DOR", "E,,WT,42,003,007,O,C,WTD 7,".split(",")));
    expect(fields).toMatchObject({ status: "O", switchSetting: "C", text: "WTD 7" });
  });

  it("reads a panel of a fire detection maker, whose talker says nothing of doors", () => {
    expect(fieldsOf("$FRDOR,E,233042,FD,FP,000,010,C,C,Door Closed : TEST FPA Name*4D")).toMatchObject({
      system: "FD",
      firstDivision: "FP",
      door: "010",
      status: "C",
      text: "Door Closed : TEST FPA Name",
    });
  });

  it("loses a status that is no status, and nothing else", () => {
    const fields = fieldsOf(encodeSentence("WD", "DOR", "E,123456,WT,42,003,007,Q,C,WTD 7".split(",")));
    expect(fields).toMatchObject({ door: "007", switchSetting: "C", unreadable: ["status"] });
    expect(fields).not.toHaveProperty("status");
  });

  it("refuses a report that does not say what it reports on", () => {
    expect(refusals(encodeSentence("WD", "DOR", "Q,123456,WT,42,003,007,O,C,".split(",")))).toEqual([
      "field not readable",
    ]);
    expect(refusals(encodeSentence("WD", "DOR", ["E"]))).toEqual(["field not readable"]);
  });

  it("decodes what is encoded to itself, commas in the text and all", () => {
    const door = {
      type: "E",
      time: "183005.12",
      system: "HD",
      firstDivision: "01",
      secondDivision: "002",
      door: "001",
      status: "C",
      text: "BOW, VISOR*1 $ ! \\ ^ ~",
    } as const;
    expect(fieldsOf(encodeDor("HD", door))).toEqual(door);
  });
});
