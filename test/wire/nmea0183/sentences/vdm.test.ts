import { describe, expect, it } from "vitest";
import { encodeEncapsulated } from "../../../../src/wire/nmea0183/encode.ts";
import { encodeVdo } from "../../../../src/wire/nmea0183/encode-vdo.ts";
import { fieldsOf } from "../hear.ts";
import { HEAD, payload, vdm } from "./ais-bits.ts";

describe("VDM and VDO, AIS", () => {
  it("reads own ship under way with 12 knots to the east", () => {
    expect(fieldsOf("!AIVDO,1,1,,,147=e0001pQiD08R0aN3Q2mh0000,0*12")).toMatchObject({
      messageType: 1,
      mmsi: 276000000,
      navigationalStatus: 0,
      speed: 12,
      latitude: 59.437,
      longitude: 24.7535,
      course: 90,
      heading: 90,
    });
  });

  it("reads a ship that is moored", () => {
    expect(fieldsOf("!AIVDM,1,1,,B,177KQJ5000G?tO`K>RA1wUbN0TKH,0*5C")).toMatchObject({
      messageType: 1,
      mmsi: 477553000,
      navigationalStatus: 5,
      speed: 0,
      latitude: 47.582833333,
      longitude: -122.345833333,
      course: 51,
      heading: 181,
      channel: "B",
    });
  });

  it("decodes what is encoded to itself, and what is not available to absence", () => {
    expect(fieldsOf(encodeVdo("AI", { mmsi: 419000123 }))).toEqual({
      messageType: 1,
      repeat: 0,
      mmsi: 419000123,
      navigationalStatus: 15,
      accuracy: true,
      manoeuvre: 0,
      raim: false,
    });
    const report = {
      mmsi: 419000123,
      navigationalStatus: 1,
      speed: 0.3,
      latitude: 9.9667,
      longitude: 76.2667,
      course: 359.9,
      heading: 7,
      second: 59,
    };
    expect(fieldsOf(encodeVdo("AI", report))).toMatchObject(report);
  });

  it("reads a base station's time and place (4)", () => {
    const text = payload(
      ...HEAD(4),
      [14, 2028],
      [4, 3],
      [5, 1],
      [5, 18],
      [6, 30],
      [6, 5],
      [1, 1],
      [28, 45_760_000],
      [27, 5_980_020],
      [4, 1],
      [10, 0],
      [1, 0],
      [19, 0],
    );
    expect(fieldsOf(vdm(text))).toMatchObject({
      year: 2028,
      month: 3,
      day: 1,
      hour: 18,
      minute: 30,
      second: 5,
      latitude: 9.9667,
    });
  });

  it("reads static data and voyage (5), in two sentences", () => {
    const text = payload(
      ...HEAD(5),
      [2, 2],
      [30, 9_999_999],
      [42, "VTWK"],
      [120, "KOCHI QUEEN"],
      [8, 60],
      [9, 90],
      [9, 30],
      [6, 10],
      [6, 12],
      [4, 1],
      [4, 3],
      [5, 2],
      [5, 6],
      [6, 30],
      [8, 62],
      [120, "MALE"],
      [1, 0],
      [1, 0],
    );
    const halves = [text.slice(0, 60), text.slice(60)];
    const fields = fieldsOf(
      ...halves.map((half, index) =>
        encodeEncapsulated("AI", "VDM", ["2", String(index + 1), "3", "A", half, index === 1 ? "2" : "0"]),
      ),
    );
    expect(fields).toMatchObject({
      imo: 9_999_999,
      callSign: "VTWK",
      shipName: "KOCHI QUEEN",
      shipType: 60,
      toBow: 90,
      toStern: 30,
      toPort: 10,
      toStarboard: 12,
      etaMonth: 3,
      etaDay: 2,
      etaHour: 6,
      etaMinute: 30,
      draught: 6.2,
      destination: "MALE",
    });
  });
});
