import { describe, expect, it } from "vitest";
import {
  age,
  latitude,
  longitude,
  shipClock,
  utcClock,
} from "../../../../src/outputs/panel/page/state/time-words.ts";

describe("times and positions on the panel", () => {
  it("give UTC and the ship's own clock", () => {
    const at = Date.parse("2028-03-01T13:02:40Z");
    expect(utcClock(at)).toBe("13:02:40");
    expect(shipClock(at, "Asia/Kolkata")).toBe("18:32");
  });

  it("give ages in the largest unit that still says something, and never a negative one", () => {
    expect([0, 59_000, 60_000, 3_900_000, 260_000_000].map((n) => age(0, n))).toEqual([
      "0 s",
      "59 s",
      "1 min",
      "1 h 05",
      "3 d",
    ]);
    expect(age(5000, 0)).toBe("0 s");
  });

  it("give positions in degrees and minutes, and never sixty minutes", () => {
    expect(latitude(9.9661)).toBe("09°57.966′N");
    expect(longitude(-76.2083)).toBe("076°12.498′W");
    expect(latitude(-59.999_999_9)).toBe("60°00.000′S");
  });
});
