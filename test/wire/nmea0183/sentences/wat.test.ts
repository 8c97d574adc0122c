import { describe, expect, it } from "vitest";
import { encodeSentence } from "../../../../src/wire/nmea0183/encode.ts";
import { fieldsOf } from "../hear.ts";

describe("WAT, water level detection", () => {
  it("reads pre-alarm, main alarm and bilge level", () => {
    expect(fieldsOf("$WLWAT,E,123456.00,WL,02,01,001,H,N,HOLD 2 AFT PRE-ALARM*41")).toEqual({
      type: "E",
      time: "123456.00",
      system: "WL",
      firstDivision: "02",
      secondDivision: "01",
      point: "001",
      condition: "H",
      override: "N",
      text: "HOLD 2 AFT PRE-ALARM",
    });
    expect(fieldsOf("$WLWAT,E,123530.00,WL,02,01,002,J,N,HOLD 2 AFT MAIN ALARM*00").condition).toBe("J");
    expect(fieldsOf("$BIWAT,E,123600.00,BI,ER,01,003,H,N,BILGE ER PORT*6B")).toMatchObject({
      system: "BI",
      firstDivision: "ER",
      condition: "H",
    });
    expect(fieldsOf("$HDWAT,E,123610.00,HD,BV,01,001,H,N,BOW VISOR LEAK*28").system).toBe("HD");
  });

  it("says when water is allowed where it stands", () => {
    expect(fieldsOf("$WLWAT,E,123530.00,WL,02,01,002,J,O,HOLD 2 BALLAST*4F").override).toBe("O");
  });

  it("takes the sixth field of a section summary as a count, and keeps its override", () => {
    expect(fieldsOf("$WLWAT,S,123620.00,WL,,,002,,N,*6B")).toEqual({
      type: "S",
      time: "123620.00",
      system: "WL",
      count: 2,
      override: "N",
    });
  });

  it("reads a fault of the system", () => {
    expect(fieldsOf("$WLWAT,F,123630.00,WL,02,01,,,,SENSOR LOOP*2A")).toMatchObject({
      type: "F",
      text: "SENSOR LOOP",
    });
  });

  it("reads the older form of eight fields, without override", () => {
    const fields = fieldsOf(encodeSentence("WL", "WAT", "E,,WL,02,01,001,H,HOLD 2".split(",")));
    expect(fields).toMatchObject({ condition: "H", text: "HOLD 2" });
    expect(fields).not.toHaveProperty("override");
  });
});
