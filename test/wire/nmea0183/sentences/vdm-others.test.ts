import { describe, expect, it } from "vitest";
import { fieldsOf } from "../hear.ts";
import { HEAD, payload, vdm } from "./ais-bits.ts";

describe("VDM of class B, buoys and others", () => {
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
});
