/** Which network a datagram came on, by the address of its sender. */
import { expect, test } from "vitest";
import { inOneNetwork, networkFinder } from "../../src/ports/networks.ts";

test.each([
  ["172.16.0.5", "172.16.200.1", "255.255.0.0", true],
  ["172.16.0.5", "172.17.0.5", "255.255.0.0", false],
  ["10.0.0.130", "10.0.0.129", "255.255.255.128", true],
  ["10.0.0.127", "10.0.0.129", "255.255.255.128", false],
  ["192.168.1.1", "10.0.0.1", "0.0.0.0", true],
])("%s and %s under %s: %s", (one, other, mask, is) => {
  expect(inOneNetwork(one, other, mask)).toBe(is);
});

test("a sender belongs to the interface in whose network it is, also while the interface is down", () => {
  let up: ReadonlyMap<string, string> = new Map([
    ["172.16.0.5", "255.255.0.0"],
    ["172.17.0.5", "255.255.0.0"],
  ]);
  const find = networkFinder(["172.16.0.5", "172.17.0.5"], () => up);
  expect([find("172.16.3.4"), find("172.17.3.4"), find("10.0.0.1")]).toEqual([
    "172.16.0.5",
    "172.17.0.5",
    undefined,
  ]);
  up = new Map();
  expect([find("172.16.3.4"), find("172.17.9.9")]).toEqual(["172.16.0.5", "172.17.0.5"]);
});
