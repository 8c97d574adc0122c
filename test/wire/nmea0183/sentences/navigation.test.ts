import { describe, expect, it } from "vitest";
import { encodeHdt, encodeRmc, encodeSentence } from "../../../../src/wire/nmea0183/encode.ts";
import { fieldsOf } from "../hear.ts";
import { SAMPLES } from "./navigation-samples.ts";

const PLACE = { latitude: 59.437, longitude: 24.7535 };

describe("navigation and machinery sentences", () => {
  for (const [says, sentence, fields] of SAMPLES) it(says, () => expect(fieldsOf(sentence)).toEqual(fields));

  it("give south and west as negative degrees", () => {
    const fields = fieldsOf(encodeSentence("GP", "GLL", "3352.1000,S,15112.5000,W,000000,A".split(",")));
    expect(fields).toMatchObject({ latitude: -33.868333333, longitude: -151.208333333 });
  });

  it("give an empty field as absence, never as zero", () => {
    expect(fieldsOf(encodeSentence("GP", "RMC", "123456.00,V,,,,,,,301126,,,N".split(",")))).toEqual({
      time: "123456.00",
      status: "V",
      date: "301126",
      mode: "N",
    });
    expect(fieldsOf(encodeSentence("II", "VHW", ",T,,M,06.11,N,11.31,K".split(",")))).toEqual({
      speed: 6.11,
      speedKilometres: 11.31,
    });
  });

  it("lose a field that cannot be read, and name it", () => {
    const fields = fieldsOf(
      encodeSentence("GP", "RMC", "123456.00,A,9926.2200,N,02445.2100,E,1x.0,090.0,3011,,,A".split(",")),
    );
    expect(fields).toMatchObject({
      status: "A",
      longitude: 24.7535,
      course: 90,
      unreadable: ["latitude", "speed", "date"],
    });
    expect(fields).not.toHaveProperty("latitude");
    expect(fields).not.toHaveProperty("speed");
  });

  it("take no position whose minutes are sixty or whose hemisphere is missing", () => {
    expect(fieldsOf(encodeSentence("GP", "GLL", "5960.0000,N,02445.2100,,000000,A".split(",")))).toEqual({
      time: "000000",
      status: "A",
      unreadable: ["latitude", "longitude"],
    });
  });

  it("never take a number in another unit for the one that is meant", () => {
    expect(fieldsOf(encodeSentence("GP", "VTG", "054.7,034.4,005.5,010.2".split(",")))).toEqual({
      unreadable: ["course", "courseMagnetic"],
    });
  });

  it("keep a time beyond 24 hours or 60 seconds as it was sent", () => {
    expect(fieldsOf(encodeSentence("GP", "ZDA", "240001,01,01,2028,,".split(","))).time).toBe("240001");
    expect(fieldsOf(encodeSentence("GP", "ZDA", "235960.99,31,12,2028,,".split(","))).time).toBe("235960.99");
  });

  it("read the forms of older devices, whose last fields are missing", () => {
    expect(fieldsOf(encodeSentence("GP", "GLL", "5926.2200,N,02445.2100,E".split(",")))).toEqual(PLACE);
    expect(fieldsOf(encodeSentence("VD", "VBW", "12.1,,A,12.0,,A".split(",")))).toMatchObject({
      groundSpeed: 12,
    });
  });

  it("leave out only the last measurement of an XDR that is cut short", () => {
    expect(fieldsOf(encodeSentence("II", "XDR", "S,1,B,WTD7,S,0,B".split(","))).measurements).toEqual([
      { type: "S", value: 1, unit: "B", name: "WTD7" },
    ]);
  });

  it("decode what is encoded to itself", () => {
    const fix = {
      time: "183005.12",
      status: "A",
      latitude: -0.5,
      longitude: -179.999,
      speed: 0,
      course: 359.9,
      date: "010328",
      variation: -2.5,
      mode: "D",
      navigationalStatus: "S",
    } as const;
    expect(fieldsOf(encodeRmc("GP", fix))).toEqual(fix);
    expect(fieldsOf(encodeHdt("HE", 7.25))).toEqual({ heading: 7.3 });
  });
});
