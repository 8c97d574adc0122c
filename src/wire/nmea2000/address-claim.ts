/**
 * 60928, ISO address claim: the sender's 64-bit NAME, little endian. The NAME belongs to the device and outlives
 * its address, so it is what tells one sensor from another.
 *
 *   unique number 21 │ manufacturer 11 │ device instance 8 │ function 8 │ spare 1 │ class 7 │
 *   system instance 4 │ industry group 3 │ arbitrary address capable 1
 */

export const ADDRESS_CLAIM = 60928;

export interface DeviceName {
  /** 21 bits, given by the maker. */
  readonly unique: number;
  /** 11 bits: 229 is Garmin, 137 Maretron. */
  readonly manufacturer: number;
  readonly instance: number;
  readonly function: number;
  readonly class: number;
  readonly system: number;
}

const MARINE = 4n;

/** The NAME as a number, for a marine device that can take any address. */
const nameOf = (device: DeviceName): bigint =>
  BigInt(device.unique & 0x1fffff) |
  (BigInt(device.manufacturer & 0x7ff) << 21n) |
  (BigInt(device.instance & 0xff) << 32n) |
  (BigInt(device.function & 0xff) << 40n) |
  (BigInt(device.class & 0x7f) << 49n) |
  (BigInt(device.system & 0xf) << 56n) |
  (MARINE << 60n) |
  (1n << 63n);

/** A NAME as messages carry it: `0xC0A1A0001CBEA005`. */
const written = (name: bigint): string => `0x${name.toString(16).toUpperCase().padStart(16, "0")}`;

/** The NAME that a device described so claims with. */
export const deviceName = (device: DeviceName): string => written(nameOf(device));

/** The NAME in an address claim; undefined when bytes are missing. */
export function claimedName(data: Uint8Array): string | undefined {
  if (data.length < 8) return undefined;
  return written(new DataView(data.buffer, data.byteOffset, 8).getBigUint64(0, true));
}

export function addressClaimPayload(device: DeviceName): Uint8Array {
  const data = new Uint8Array(8);
  new DataView(data.buffer).setBigUint64(0, nameOf(device), true);
  return data;
}
