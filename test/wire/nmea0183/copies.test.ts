/** Redundant networks: each datagram is heard once, none is lost with one of them, and which is missing is known. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { copies } from "../../../src/wire/nmea0183/copies.ts";

const A = "172.16.0.5";
const B = "172.17.0.5";

test("of two copies the first is given, whichever network brings it", () => {
  const twins = copies([A, B]);
  expect([
    twins.brings(A, "open", 0),
    twins.brings(A, "closed", 40),
    twins.brings(B, "open", 50),
    twins.brings(B, "closed", 60),
    twins.brings(B, "open again", 100),
    twins.brings(A, "open again", 101),
  ]).toEqual([true, true, false, false, true, false]);
});

test("the same said anew is no copy, though it has no number", () => {
  const twins = copies([A, B]);
  const brought = [0, 1000, 2000].flatMap((mono) => [
    twins.brings(A, "HDT 090", mono),
    twins.brings(B, "HDT 090", mono + 3),
  ]);
  expect(brought).toEqual([true, false, true, false, true, false]);
});

test("a network that is as slow as a second brings copies all the same", () => {
  const twins = copies([A, B]);
  expect([
    twins.brings(A, "HDT 090", 0),
    twins.brings(A, "HDT 090", 1000),
    twins.brings(B, "HDT 090", 1200),
    twins.brings(B, "HDT 090", 2200),
  ]).toEqual([true, true, false, false]);
});

test("what one network loses is given by the other, and nothing is given twice", () => {
  const datagrams = fc.array(fc.record({ a: fc.boolean(), b: fc.boolean(), late: fc.nat(900) }));
  fc.assert(
    fc.property(datagrams, (sent) => {
      const twins = copies([A, B]);
      const arrivals = sent
        .flatMap(({ a, b, late }, n) => [
          ...(a ? [{ network: A, n, mono: n * 100 }] : []),
          ...(b ? [{ network: B, n, mono: n * 100 + late }] : []),
        ])
        .sort((one, other) => one.mono - other.mono);
      const given = arrivals.filter(({ network, n, mono }) => twins.brings(network, `n:${n}`, mono));
      const arrived = sent.flatMap(({ a, b }, n) => (a || b ? [n] : []));
      expect(given.map(({ n }) => n).sort((one, other) => one - other)).toEqual(arrived);
    }),
  );
});

test("a network that brings nothing of what the other brings is missing after ten seconds, until it is back", () => {
  const twins = copies([A, B]);
  const second = (n: number, ...networks: readonly string[]) => {
    for (const network of networks) twins.brings(network, `n:${n}`, n * 1000);
    return twins.missing(n * 1000);
  };
  second(0, A, B);
  for (let n = 1; n <= 10; n += 1) expect(second(n, A)).toEqual([]);
  for (let n = 11; n <= 14; n += 1) second(n, A);
  expect(second(15, A)).toEqual([B]);
  expect(second(16, B, A)).toEqual([]);
});

test("a group on which nobody speaks for a minute misses no network", () => {
  const twins = copies([A, B]);
  for (const mono of [0, 60_000, 120_000]) {
    twins.brings(A, `at ${mono}`, mono);
    expect(twins.missing(mono)).toEqual([]);
    twins.brings(B, `at ${mono}`, mono + 2);
    expect(twins.missing(mono + 2)).toEqual([]);
  }
});
