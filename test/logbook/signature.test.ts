import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signingKey, verifyingKey } from "../../src/logbook/signature.ts";
import { emptyStore } from "../records/samples.ts";

const head = { seq: 120, hash: "9f".repeat(32) };
const AT = "2028-03-01T18:30:00.000Z";

test("a head is vouched for by the installation's key, with its number, its hash and its time", () => {
  const key = signingKey(emptyStore());
  const signed = key.sign(head, AT);
  const verifying = verifyingKey(key.publicKey);
  expect(verifying.genuine(signed)).toBe(true);
  expect(signed.key).toBe(verifying.fingerprint);
  expect(verifying.genuine({ ...signed, seq: 121 })).toBe(false);
  expect(verifying.genuine({ ...signed, hash: "9e".repeat(32) })).toBe(false);
  expect(verifying.genuine({ ...signed, at: "2028-03-01T18:30:01.000Z" })).toBe(false);
});

test("no other installation's key vouches for it", () => {
  const signed = signingKey(emptyStore()).sign(head, AT);
  expect(verifyingKey(signingKey(emptyStore()).publicKey).genuine(signed)).toBe(false);
});

test("a key that cannot be read is said, and is not replaced by a new one", () => {
  const store = emptyStore();
  writeFileSync(join(store, "signing-key.pem"), "not a key");
  expect(() => signingKey(store)).toThrow(/The signing key .*signing-key.pem cannot be read/);
});
