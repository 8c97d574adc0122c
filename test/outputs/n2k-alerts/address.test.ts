import { describe, expect, test } from "vitest";
import { type OwnAddress, ownAddress } from "../../../src/outputs/n2k-alerts/address.ts";
import type { Message } from "../../../src/wire/message.ts";
import { deviceName } from "../../../src/wire/nmea2000/address-claim.ts";

const device = { unique: 77, manufacturer: 2046, instance: 0, function: 110, class: 20, system: 0 };
const OWN = deviceName(device);
const LOWER = deviceName({ ...device, unique: 3, manufacturer: 137 });
const HIGHER = deviceName({ ...device, manufacturer: 2047 });
const at = (t: number) => ({ at: t, mono: t });

const claim = (source: number, name: string): Extract<Message, { is: "pgn" }> => ({
  is: "pgn",
  pgn: 60_928,
  source,
  destination: 255,
  name,
  fields: {},
});
const request = (pgn: number, destination = 255): Extract<Message, { is: "pgn" }> => ({
  is: "pgn",
  pgn: 59_904,
  source: 9,
  destination,
  fields: { pgn },
});
/** The address of the claim that is sent now, if one is. */
const claims = (own: OwnAddress, t: number): number | undefined => own.take(at(t))?.source;

describe("our address on a CAN bus", () => {
  test("is claimed, and held when nobody objects for 250 ms", () => {
    const own = ownAddress(device, 200);
    expect(own.take(at(0))).toMatchObject({ pgn: 60_928, source: 200 });
    expect(own.held(at(249))).toBeUndefined();
    expect(own.held(at(250))).toBe(200);
    expect(claims(own, 300)).toBeUndefined();
    expect(own.trouble()).toBeUndefined();
  });

  test("is nowhere before the claim has been sent", () => {
    expect(ownAddress(device, 200).held(at(10_000))).toBeUndefined();
  });

  test("is defended against a device of higher NAME by claiming it again, without a pause in what we tell", () => {
    const own = ownAddress(device, 200);
    own.take(at(0));
    own.heard(claim(200, HIGHER));
    expect(own.held(at(1000))).toBe(200);
    expect(claims(own, 1000)).toBe(200);
    expect(claims(own, 1001)).toBeUndefined();
  });

  test("is given up to a device of lower NAME for another, on which nothing is said for 250 ms", () => {
    const own = ownAddress(device, 200);
    own.take(at(0));
    own.heard(claim(128, HIGHER));
    own.heard(claim(200, LOWER));
    expect(own.held(at(1000))).toBeUndefined();
    expect(claims(own, 1000)).toBe(129);
    expect(own.held(at(1249))).toBeUndefined();
    expect(own.held(at(1250))).toBe(129);
  });

  test("when every address is taken we say that we cannot claim one, say nothing more, and say why", () => {
    const own = ownAddress(device, 200);
    own.take(at(0));
    for (let address = 128; address <= 247; address += 1) own.heard(claim(address, LOWER));
    expect(own.take(at(10))).toMatchObject({ pgn: 60_928, source: 254 });
    expect(own.held(at(10_000))).toBeUndefined();
    expect(own.trouble()).toMatch(/every address of the bus is taken/);
    own.heard(request(60_928));
    expect(claims(own, 20_000)).toBe(254);
  });

  test("our own claim that comes back is nobody's", () => {
    const own = ownAddress(device, 200);
    own.take(at(0));
    own.heard(claim(200, OWN));
    expect(claims(own, 10)).toBeUndefined();
    expect(own.held(at(300))).toBe(200);
    own.heard(claim(200, LOWER));
    own.take(at(400));
    own.heard(claim(200, OWN));
    expect(own.held(at(700))).toBe(128);
  });

  test("another device with our very NAME is found, and we fall silent", () => {
    const own = ownAddress(device, 200);
    own.take(at(0));
    own.heard(claim(31, OWN));
    expect(own.held(at(1000))).toBeUndefined();
    expect(own.trouble()).toBe(
      "another device on the bus has our NAME (at address 31): give this one another unique number",
    );
  });

  test("whoever asks for it is told, everybody or us; who asks another is not", () => {
    const own = ownAddress(device, 200);
    own.take(at(0));
    for (const [destination, told] of [
      [255, 200],
      [200, 200],
      [12, undefined],
    ] as const) {
      own.heard(request(60_928, destination));
      expect(claims(own, 500)).toBe(told);
    }
  });

  test("after the interface was away it is claimed anew", () => {
    const own = ownAddress(device, 200);
    own.take(at(0));
    own.again();
    expect(own.held(at(5000))).toBeUndefined();
    expect(claims(own, 5000)).toBe(200);
    expect(own.held(at(5250))).toBe(200);
  });
});
