/** PINs: kept only as scrypt hashes, `scrypt:<salt>:<hash>`, and compared in constant time. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** 16 MB and about 50 ms a guess on the ship's small computer. */
const COST = { N: 16_384, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** What stands in the ship file for a PIN. */
export async function pinHash(pin: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
  const hash = await derived(pin, salt);
  return `scrypt:${salt.toString("base64url")}:${hash.toString("base64url")}`;
}

/** True when the PIN is the one that was hashed. Off the event loop: a guess never holds up an alert. */
export async function pinMatches(pin: string, stored: string): Promise<boolean> {
  const [, salt = "", hash = ""] = stored.split(":");
  const expected = Buffer.from(hash, "base64url");
  const given = await derived(pin, Buffer.from(salt, "base64url"));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derived(pin: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, HASH_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
