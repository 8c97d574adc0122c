import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPayload } from "../../../../src/wire/nmea0183/ais/payload.ts";

describe("the payload of an AIS message", () => {
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
