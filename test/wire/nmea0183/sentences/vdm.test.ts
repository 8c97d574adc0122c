import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPayload } from "../../../../src/wire/nmea0183/ais/payload.ts";
import { encodeEncapsulated } from "../../../../src/wire/nmea0183/encode.ts";
import { encodeVdo } from "../../../../src/wire/nmea0183/encode-vdo.ts";
import { fieldsOf } from "../hear.ts";

/** A payload from its bits: pairs of width and value, texts in six-bit characters. */
function payload(...items: readonly (readonly [width: number, value: number | string])[]): string {
  const letter = (character: string): number => {
    const code = character.charCodeAt(0);
    return code >= 64 ? code - 64 : code;
  };
  const stream = items
    .map(([width, value]) =>
      typeof value === "number"
        ? BigInt.asUintN(width, BigInt(value)).toString(2).padStart(width, "0")
        : [...value.padEnd(width / 6, "@")].map((one) => letter(one).toString(2).padStart(6, "0")).join(""),
    )
    .join("");
  return (stream.padEnd(Math.ceil(stream.length / 6) * 6, "0").match(/.{6}/g) ?? [])
    .map((six) => {
      const value = Number.parseInt(six, 2);
      return String.fromCharCode(value < 40 ? value + 48 : value + 56);
    })
    .join("");
}

const vdm = (text: string): string => encodeEncapsulated("AI", "VDM", ["1", "1", "", "A", text, "0"]);
const HEAD = (type: number): readonly (readonly [number, number])[] => [
  [6, type],
  [2, 0],
  [30, 419000123],
];

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

  it("reads class B reports (18, 19) and static data (24)", () => {
    const position = [
      [8, 0],
      [10, 65],
      [1, 0],
      [28, 45_760_000],
      [27, 5_980_020],
      [12, 1234],
      [9, 511],
      [6, 60],
    ] as const;
    expect(fieldsOf(vdm(payload(...HEAD(18), ...position, [29, 0])))).toMatchObject({
      messageType: 18,
      speed: 6.5,
      course: 123.4,
    });
    expect(fieldsOf(vdm(payload(...HEAD(18), ...position, [29, 0])))).not.toHaveProperty("heading");
    expect(
      fieldsOf(vdm(payload(...HEAD(19), ...position, [4, 0], [120, "DHOW"], [8, 36], [30, 0], [15, 0]))),
    ).toMatchObject({ messageType: 19, shipName: "DHOW", shipType: 36 });
    expect(fieldsOf(vdm(payload(...HEAD(24), [2, 0], [120, "DHOW"], [2, 0])))).toMatchObject({
      part: 0,
      shipName: "DHOW",
    });
    expect(
      fieldsOf(
        vdm(
          payload(
            ...HEAD(24),
            [2, 1],
            [8, 36],
            [18, "ABC"],
            [24, 0],
            [42, "VWX1"],
            [9, 8],
            [9, 4],
            [6, 2],
            [6, 2],
            [6, 0],
          ),
        ),
      ),
    ).toMatchObject({ part: 1, vendor: "ABC", callSign: "VWX1", toBow: 8 });
    const craft = [
      [6, 24],
      [2, 0],
      [30, 984_190_001],
      [2, 1],
      [8, 36],
      [18, "ABC"],
      [24, 0],
      [42, "VWX1"],
      [30, 419000123],
    ] as const;
    expect(fieldsOf(vdm(payload(...craft)))).toMatchObject({ mothership: 419000123 });
  });

  it("reads a buoy off its position (21), and a long-range report (27)", () => {
    const buoy = payload(
      ...HEAD(21),
      [5, 14],
      [120, "FAIRWAY"],
      [1, 0],
      [28, 45_760_000],
      [27, 5_980_020],
      [30, 0],
      [4, 1],
      [6, 60],
      [1, 1],
      [8, 0],
      [1, 0],
      [1, 1],
      [2, 0],
    );
    expect(fieldsOf(vdm(buoy))).toMatchObject({
      aidType: 14,
      aidName: "FAIRWAY",
      offPosition: true,
      virtual: true,
    });
    const far = payload(
      ...HEAD(27),
      [1, 0],
      [1, 0],
      [4, 0],
      [18, 45_760],
      [17, 5980],
      [6, 14],
      [9, 200],
      [2, 0],
    );
    expect(fieldsOf(vdm(far))).toMatchObject({
      navigationalStatus: 0,
      latitude: 9.966666667,
      speed: 14,
      course: 200,
    });
  });

  it("gives type and sender of a message that is not decoded further", () => {
    expect(fieldsOf(vdm(payload(...HEAD(8), [16, 0], [32, 0])))).toEqual({
      messageType: 8,
      repeat: 0,
      mmsi: 419000123,
      channel: "A",
    });
  });

  it("reads nothing past the end of a payload that is cut short, whatever its bits", () => {
    const characters = fc.constantFrom(..."0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVW`abcdefghijklmnopqrstuvw");
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 75 }), fc.integer({ min: 0, max: 5 }), (sixes, fill) => {
        const fields = readPayload(sixes.join(""), fill);
        expect(JSON.stringify(fields) ?? "").not.toMatch(/null/);
        if (sixes.length < 7) expect(fields).toBeUndefined();
      }),
    );
  });

  it("is refused when a character is none of the sixty-four", () => {
    expect(readPayload("1z7KQJ5000G?tO`K>RA1wUbN0TKH", 0)).toBeUndefined();
  });
});

describe("TTD, tracked targets", () => {
  it("reads a radar target and an AIS target", () => {
    const radar = [
      [2, 0],
      [10, 3],
      [12, 450],
      [12, 115],
      [12, 2700],
      [12, 4095],
      [3, 4],
      [1, 0],
      [14, 420],
      [1, 0],
      [1, 1],
      [2, 0],
      [8, 0],
    ] as const;
    const ais = [
      [2, 0],
      [10, 4],
      [12, 4095],
      [12, 0],
      [12, 4095],
      [12, 900],
      [3, 4],
      [1, 0],
      [14, 16_383],
      [1, 0],
      [1, 0],
      [2, 0],
      [8, 7],
    ] as const;
    const fields = fieldsOf(
      encodeEncapsulated("RA", "TTD", ["01", "01", "0", payload(...radar, ...ais), "0"]),
    );
    expect(fields.targets).toEqual([
      {
        target: 3,
        bearing: 45,
        speed: 11.5,
        course: 270,
        radar: true,
        status: 4,
        test: false,
        distance: 4.2,
        relative: false,
        throughWater: true,
      },
      {
        target: 4,
        speed: 0,
        heading: 90,
        radar: false,
        status: 4,
        test: false,
        relative: false,
        throughWater: false,
        associated: 7,
      },
    ]);
  });
});
