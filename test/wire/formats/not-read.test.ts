/** Formats that no ship sends are known by sight and refused in plain words. */
import { describe, expect, test } from "vitest";
import { beginningOf, knowFormat } from "../../../src/wire/formats/detect.ts";
import { FORMATS } from "../../../src/wire/formats/index.ts";
import { hex, join, latin1 } from "./nmea2000-samples.ts";

describe("formats that are known and not read", () => {
  test.each<[string, Uint8Array, RegExp]>([
    ["ydvr", join(hex("12 4A FF FF FF FF"), latin1("YDVR v04")), /voyage recording/],
    ["wibl", hex("00000000 16000000 0100 0300 0100 0000 0000 0100 0000 0000 01000000"), /depth logger/],
    [
      "garmin-csv",
      latin1("Sequence #,Timestamp,PGN,Name,Manufacturer\n0,1,127508,Battery Status,Garmin\n"),
      /table for people/,
    ],
  ])("%s is refused with a sentence", (name, bytes, words) => {
    const format = knowFormat(FORMATS, beginningOf(bytes));
    expect(format?.name).toBe(name);
    expect(format?.open).toBeUndefined();
    expect(format?.refuses).toMatch(words);
  });
});
