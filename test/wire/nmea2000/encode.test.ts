import { FromPgn } from "@canboat/canboatjs";
import { describe, expect, test } from "vitest";
import { addressClaimPayload, claimedName, deviceName } from "../../../src/wire/nmea2000/address-claim.ts";
import { courseAndSpeedPayload } from "../../../src/wire/nmea2000/course-and-speed.ts";
import { candumpLines, frames, payloadOf } from "../../../src/wire/nmea2000/encode.ts";
import { positionPayload } from "../../../src/wire/nmea2000/position.ts";
import { switchBankStatusPayload } from "../../../src/wire/nmea2000/switch-bank-status.ts";
import { vesselHeadingPayload } from "../../../src/wire/nmea2000/vessel-heading.ts";

const device = { unique: 2007045, manufacturer: 229, instance: 0, function: 160, class: 80, system: 0 };

/** What an independent decoder makes of the lines. */
function canboat(lines: readonly string[]): unknown {
  const parser = new FromPgn();
  parser.on("error", () => {});
  return lines.map((line) => parser.parseString(line)?.fields).at(-1);
}

describe("messages written as a candump log", () => {
  test("a switch bank keeps on, off, error and not available apart", () => {
    const payload = switchBankStatusPayload(0, { 1: "on", 2: "off", 3: "error" });
    expect(frames({ pgn: 127501, source: 0x23, priority: 3, payload })).toEqual([
      "0DF20D23#00E1FFFFFFFFFFFF",
    ]);
  });

  test("position, course and heading are the bytes of the published examples", () => {
    expect(
      frames({ pgn: 129025, source: 0x23, priority: 2, payload: positionPayload(59.437, 24.7535) }),
    ).toEqual(["09F80123#D05D6D239815C10E"]);
    const course = courseAndSpeedPayload({ sid: 1, reference: "True", course: 1.5708, speed: 6.17 });
    expect(frames({ pgn: 129026, source: 0x23, priority: 2, payload: course })).toEqual([
      "09F80223#01FC5C3D6902FFFF",
    ]);
    const heading = vesselHeadingPayload({ sid: 1, heading: 1.5708, reference: "True" });
    expect(frames({ pgn: 127250, source: 0x23, priority: 2, payload: heading })).toEqual([
      "09F11223#015C3DFF7FFF7FFC",
    ]);
  });

  test("an address claim carries the device's NAME, low byte first", () => {
    const payload = addressClaimPayload(device);
    expect(frames({ pgn: 60928, source: 0x23, payload })).toEqual(["18EEFF23#05A0BE1C00A0A0C0"]);
    expect(claimedName(payload)).toBe(deviceName(device));
  });

  test("a request to one device has its address in the identifier", () => {
    const payload = Uint8Array.of(0x00, 0xee, 0x00);
    expect(frames({ pgn: 59904, source: 0x23, destination: 0x40, payload })).toEqual(["18EA4023#00EE00"]);
  });

  test("a long message becomes a fast packet that an independent decoder puts together", () => {
    const fields = { sid: 7, latitude: 9.96, longitude: 76.24, numberOfSvs: 11, hdop: 0.9 };
    const lines = candumpLines("can0", 1_835_545_805_120, {
      pgn: 129029,
      source: 5,
      payload: payloadOf(129029, fields),
      sequence: 3,
    });
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^\(1835545805\.120000\) can0 [0-9A-F]{8}#60/);
    expect(canboat(lines)).toMatchObject(fields);
  });
});
