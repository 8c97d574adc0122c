/** AIS messages put together bit by bit. */
import { encodeEncapsulated } from "../../../../src/wire/nmea0183/encode.ts";

/** A payload from its bits: pairs of width and value, texts in six-bit characters. */
export function payload(...items: readonly (readonly [width: number, value: number | string])[]): string {
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

export const vdm = (text: string): string => encodeEncapsulated("AI", "VDM", ["1", "1", "", "A", text, "0"]);
export const HEAD = (type: number): readonly (readonly [number, number])[] => [
  [6, type],
  [2, 0],
  [30, 419000123],
];
