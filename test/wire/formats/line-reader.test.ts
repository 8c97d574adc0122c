/** Recordings of lines: the same lines, however the bytes were chopped. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { lineReader } from "../../../src/wire/formats/line-reader.ts";

/** The lines that the reader hands on. */
function linesOf(pieces: readonly Uint8Array[]): readonly string[] {
  const lines: string[] = [];
  const reader = lineReader((line) => {
    lines.push(line);
    return [];
  });
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return lines;
}
const bytes = (text: string): Uint8Array => Buffer.from(text, "latin1");

test("any chopping gives the same lines, those of CR, LF and both", () => {
  const part = fc.oneof(fc.constantFrom("\r", "\n", "\r\n", " ", "one"), fc.string({ maxLength: 8 }));
  fc.assert(
    fc.property(fc.array(fc.array(part).map((parts) => bytes(parts.join("")))), (pieces) => {
      expect(linesOf(pieces)).toEqual(linesOf([Buffer.concat(pieces)]));
    }),
  );
});

test("a line too long for any format is cut at the same places, whether or not its end came with it", () => {
  const long = bytes(`${"A".repeat(150_000)}\nnext\n`);
  const whole = linesOf([long]);
  expect(whole.map((line) => line.length)).toEqual([65_536, 65_536, 18_928, 4]);
  expect(linesOf([long.subarray(0, 100_000), long.subarray(100_000)])).toEqual(whole);
});
