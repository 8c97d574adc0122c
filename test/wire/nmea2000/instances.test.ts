import { describe, expect, test } from "vitest";
import { nmea2000Decoder } from "../../../src/wire/nmea2000/decode.ts";
import { line } from "./hearing.ts";

const bank = (source: string, instance: string) => `0DF20D${source}#${instance}55FFFFFFFFFFFF`;

function conflicts(heard: readonly (readonly [string, number])[]): string[] {
  const hear = nmea2000Decoder({ wanted: new Set([127501, 130312]) });
  return heard
    .flatMap(([frame, mono]) => hear(line(frame, mono)))
    .flatMap((message) => (message.is === "conflict" ? [message.words] : []));
}

describe("two devices that answer to one instance", () => {
  test("are told once, when the second is heard, and the messages of both are given", () => {
    const list = [0, 1000, 2000, 3000].flatMap((at) => [
      [bank("23", "02"), at] as const,
      [bank("24", "02"), at + 1] as const,
    ]);
    expect(conflicts(list)).toEqual([
      "Two devices on the bus, at addresses 35 and 36, both send PGN 127501 as instance 2",
    ]);
    const hear = nmea2000Decoder({ wanted: "all" });
    const both = list.flatMap(([frame, at]) => hear(line(frame, at))).filter(({ is }) => is === "pgn");
    expect(both).toHaveLength(8);
  });

  test("are told again when the second comes back after a silence", () => {
    const first = [0, 30_000, 60_000, 90_000, 120_000].map((at) => [bank("23", "02"), at] as const);
    const list = [...first, [bank("24", "02"), 100] as const, [bank("24", "02"), 110_000] as const];
    expect(conflicts(list.sort((a, b) => a[1] - b[1]))).toHaveLength(2);
  });

  test("are no conflict when one has taken the place of the other, which has fallen silent", () => {
    expect(
      conflicts([
        [bank("23", "02"), 0],
        [bank("24", "02"), 61_000],
        [bank("24", "02"), 62_000],
      ]),
    ).toEqual([]);
  });

  test("are no conflict with different instances, or different things measured", () => {
    expect(
      conflicts([
        [bank("23", "02"), 0],
        [bank("24", "03"), 1],
      ]),
    ).toEqual([]);
    expect(
      conflicts([
        ["15FD0823#0100008472FFFFFF", 0],
        ["15FD0824#0100018472FFFFFF", 1],
      ]),
    ).toEqual([]);
    expect(
      conflicts([
        ["15FD0823#0100018472FFFFFF", 0],
        ["15FD0824#0100018472FFFFFF", 1],
      ]),
    ).toHaveLength(1);
  });
});
