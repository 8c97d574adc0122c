/**
 * The installation's Ed25519 key. It signs the head of each group commit: the head binds every entry before
 * it, so one signature vouches for the whole log up to there. It proves that this installation wrote it; it
 * does not prove that nobody who holds the key wrote it again, which is why heads are also published ashore.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { canonical } from "../kernel/json.ts";
import type { ChainHead } from "./entry.ts";

export interface SignedHead extends ChainHead {
  /** When it was signed, UTC. */
  readonly at: string;
  /** Which key signed: the first 16 hex digits of the SHA-256 of its public part. */
  readonly key: string;
  /** Base64. */
  readonly signature: string;
}

export interface SigningKey {
  readonly fingerprint: string;
  /** PEM, for whoever verifies. */
  readonly publicKey: string;
  sign(head: ChainHead, at: string): SignedHead;
}

/** A public key, as the one who verifies holds it. */
export interface VerifyingKey {
  readonly fingerprint: string;
  genuine(head: SignedHead): boolean;
}

const KEY_FILE = "signing-key.pem";
export const PUBLIC_KEY_FILE = "public-key.pem";

/** What is signed: nothing that is signed for another purpose can be passed off as a head. */
const signedText = (head: ChainHead, at: string): Buffer =>
  Buffer.from(`watchkeeper log head\n${canonical({ seq: head.seq, hash: head.hash, at })}`);

const fingerprintOf = (key: KeyObject): string =>
  createHash("sha256")
    .update(key.export({ type: "spki", format: "der" }))
    .digest("hex")
    .slice(0, 16);

/** The key of the store; made on the first run, readable by its owner alone, and durable before it is used. */
export function signingKey(store: string): SigningKey {
  const privateKey = readKey(join(store, KEY_FILE)) ?? newKey(join(store, KEY_FILE));
  const publicKey = createPublicKey(privateKey);
  const fingerprint = fingerprintOf(publicKey);
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  // Only what is not there already: a full disk must not keep a log from being opened.
  if (textOf(join(store, PUBLIC_KEY_FILE)) !== pem) writeDurably(join(store, PUBLIC_KEY_FILE), pem, 0o644);
  return {
    fingerprint,
    publicKey: pem,
    sign: (head, at) => ({
      seq: head.seq,
      hash: head.hash,
      at,
      key: fingerprint,
      signature: sign(null, signedText(head, at), privateKey).toString("base64"),
    }),
  };
}

export function verifyingKey(pem: string): VerifyingKey {
  const key = createPublicKey(pem);
  return {
    fingerprint: fingerprintOf(key),
    genuine: (head) => verify(null, signedText(head, head.at), key, Buffer.from(head.signature, "base64")),
  };
}

function readKey(path: string): KeyObject | undefined {
  try {
    return createPrivateKey(readFileSync(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Error(`The signing key ${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function newKey(path: string): KeyObject {
  const { privateKey } = generateKeyPairSync("ed25519");
  writeDurably(path, privateKey.export({ type: "pkcs8", format: "pem" }).toString(), 0o600);
  return privateKey;
}

function writeDurably(path: string, text: string, mode: number): void {
  const file = openSync(`${path}.new`, "w", mode);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
  const directory = openSync(dirname(path), "r");
  fsyncSync(directory);
  closeSync(directory);
}
