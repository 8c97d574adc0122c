import { describe, expect, it } from "vitest";
import { encodeNls, encodeSentence } from "../../../../src/wire/nmea0183/encode.ts";
import { fieldsOf, hear } from "../hear.ts";

describe("NLS, navigation light status", () => {
  it("reads two lights on, one with an open circuit, one off", () => {
    expect(fieldsOf("$NLNLS,1,1,,4,1,2,45,2,2,45,3,5,12,4,1,80*6C")).toEqual({
      total: 1,
      number: 1,
      count: 4,
      lights: [
        { light: 1, status: 2, remainingHours: 45 },
        { light: 2, status: 2, remainingHours: 45 },
        { light: 3, status: 5, remainingHours: 12 },
        { light: 4, status: 1, remainingHours: 80 },
      ],
    });
  });

  it("tells the lights of each sentence at once, without waiting for the second", () => {
    expect(hear("$NLNLS,2,1,07,5,1,2,99,2,2,99,3,2,99,4,2,99,5,1,99*4E")).toHaveLength(1);
    expect(fieldsOf("$NLNLS,2,2,07,2,6,1,99,7,0,*66")).toMatchObject({
      sequence: 7,
      lights: [
        { light: 6, status: 1, remainingHours: 99 },
        { light: 7, status: 0 },
      ],
    });
  });

  it("gives a lamp without status no status, and a status that the standard does not know none either", () => {
    const fields = fieldsOf(encodeSentence("NL", "NLS", "1,1,,2,1,,45,2,8,45".split(",")));
    expect(fields.lights).toEqual([
      { light: 1, remainingHours: 45 },
      { light: 2, remainingHours: 45, unreadable: ["status"] },
    ]);
  });

  it("says when a sentence holds fewer lights than it tells", () => {
    const fields = fieldsOf(encodeSentence("NL", "NLS", "1,1,,3,1,2,45".split(",")));
    expect(fields).toMatchObject({ lights: [{ light: 1, status: 2 }], unreadable: ["count"] });
  });

  it("is encoded in as many sentences as the line length asks", () => {
    const lights = Array.from({ length: 7 }, (_, index) => ({
      light: index + 1,
      status: 2,
      remainingHours: 99,
    }));
    const sentences = encodeNls("NL", lights, 7);
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toMatch(/^\$NLNLS,2,1,07,5,/);
    expect(hear(...sentences)).toHaveLength(2);
  });
});
