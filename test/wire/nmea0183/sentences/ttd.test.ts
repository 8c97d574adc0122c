import { describe, expect, it } from "vitest";
import { encodeEncapsulated } from "../../../../src/wire/nmea0183/encode.ts";
import { fieldsOf } from "../hear.ts";
import { payload } from "./ais-bits.ts";

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
