import { describe, expect, it } from "vitest";
import { encodeFir, encodeSentence } from "../../../../src/wire/nmea0183/encode.ts";
import { fieldsOf } from "../hear.ts";

describe("FIR, fire detection", () => {
  it("reads a smoke detector that has gone off and is not acknowledged", () => {
    expect(fieldsOf("$FRFIR,E,123456.00,FS,03,002,021,A,V,SMOKE CABIN 2021*10")).toEqual({
      type: "E",
      time: "123456.00",
      system: "FS",
      firstDivision: "03",
      secondDivision: "002",
      detector: "021",
      condition: "A",
      acknowledgement: "V",
      text: "SMOKE CABIN 2021",
    });
  });

  it("reads V as not activated, and X as the fault", () => {
    expect(fieldsOf("$FRFIR,E,123600.00,FS,03,002,021,V,A,SMOKE CABIN 2021*11").condition).toBe("V");
    expect(
      fieldsOf(encodeFir("FR", { type: "E", system: "FS", detector: "021", condition: "X" })).condition,
    ).toBe("X");
  });

  it("takes the sixth field of a section summary as a count", () => {
    expect(fieldsOf("$FRFIR,S,123610.00,FD,03,,001,,,*2F")).toEqual({
      type: "S",
      time: "123610.00",
      system: "FD",
      firstDivision: "03",
      count: 1,
    });
  });

  it("reads a disabled call point and a fault of the system", () => {
    expect(fieldsOf("$FRFIR,D,123620.00,FM,03,002,004,,,MCP DISABLED*6B")).toMatchObject({
      type: "D",
      detector: "004",
    });
    expect(fieldsOf("$FRFIR,F,123630.00,FD,03,002,,,,LOOP 2 OPEN*01")).toMatchObject({
      type: "F",
      text: "LOOP 2 OPEN",
    });
    expect(fieldsOf(encodeSentence("FR", "FIR", "F,,FD,03,002,004,,,LOOP".split(","))).detector).toBe("004");
  });

  it("reads a maker's panel", () => {
    expect(
      fieldsOf("$FRFIR,E,103000,FD,PT,000,007,A,V,Fire Alarm : TEST PT7 Name TEST DZ2 Name*7A"),
    ).toMatchObject({ firstDivision: "PT", detector: "007", condition: "A" });
  });
});
