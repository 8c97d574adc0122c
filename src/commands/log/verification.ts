/** `log verify`: reads all the evidence that was given and says whether the log is whole. */
import { readFileSync } from "node:fs";
import { hashOf } from "../../logbook/chain.ts";
import type { ChainHead, Entry } from "../../logbook/entry.ts";
import type { ChainFault } from "../../logbook/fault.ts";
import { falseReference } from "../../logbook/references.ts";
import { type VerifyingKey, verifyingKey } from "../../logbook/signature.ts";
import { type Verdict, verify } from "../../logbook/verify.ts";
import type { LogQueries } from "../../records/queries.ts";
import { troubleOf, wordsOf } from "../../records/trouble.ts";
import { readExport } from "./export-file.ts";
import { LogFailure } from "./failure.ts";
import { isDatabase, keyBeside, openLog } from "./source.ts";

export interface VerifyOptions {
  /** Paths of public keys. */
  readonly keys: readonly string[];
  readonly heads: readonly ChainHead[];
  readonly closed: boolean;
}

/** `120:9f86d0…`, as it is published ashore and printed on exports. */
export function publishedHead(text: string): ChainHead {
  const form = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text.trim());
  if (!form?.[1] || !form[2]) {
    throw new LogFailure(2, `--head ${text}: a head is written NUMBER:HASH, the hash in 64 hex digits.`);
  }
  return { seq: Number(form[1]), hash: form[2].toLowerCase() };
}

export async function verification(path: string, options: VerifyOptions): Promise<Verdict> {
  const given = options.keys.map(keyAt);
  const rest = { published: options.heads, closed: options.closed };
  if (!isDatabase(path)) {
    const { heading, entries, heads } = await readExport(path);
    const { keys, notes } = trusted(given, heading.publicKey, "in the export itself");
    if (heading.of === "selection") return selection(entries);
    return withNotes(verify({ entries, heads, keys, ...rest }), notes);
  }
  const beside = keyBeside(path);
  const { keys, notes } = trusted(given, beside && readFileSync(beside, "utf8"), "beside the log");
  return readToItsEnd(path, (log) =>
    withNotes(verify({ entries: log.asStored(), heads: log.heads(), keys, ...rest }), notes),
  );
}

/** Whatever cut or spoilt the file: a log that cannot be read to its end is not whole, and the answer is no. */
function readToItsEnd(path: string, read: (log: LogQueries) => Verdict): Verdict {
  let log: LogQueries | undefined;
  try {
    log = openLog(path);
    return read(log);
  } catch (error) {
    const cause = error instanceof LogFailure ? error.cause : error;
    if (troubleOf(cause) !== "damaged") throw error;
    const words = `NOT WHOLE. ${path} is damaged and cannot be read to its end: ${wordsOf(cause)}.`;
    throw new LogFailure(1, words, cause);
  } finally {
    log?.close();
  }
}

/** A key that comes with the log proves only that the log fits it: whoever replaced the one may have replaced both. */
function trusted(
  given: readonly VerifyingKey[],
  found: string | undefined,
  where: string,
): { readonly keys: readonly VerifyingKey[]; readonly notes: readonly string[] } {
  if (given.length > 0 || found === undefined) return { keys: given, notes: [] };
  const key = verifyingKey(found);
  return {
    keys: [key],
    notes: [
      `The public key ${key.fingerprint} was found ${where}, where whoever changed the one could change the other: give the one kept elsewhere with --key.`,
    ],
  };
}

/** Chosen entries make no chain: each is held against its own hash, and what it names of them against those. */
function selection(entries: readonly Entry[]): Verdict {
  const last = entries.at(-1);
  const fault = firstFault(entries);
  return {
    whole: fault === undefined,
    ...(fault && { fault }),
    entries: entries.length,
    head: { seq: last?.seq ?? 0, hash: last?.hash ?? "" },
    notes: [
      "This export is a selection: its entries were held against their own hashes. Whether any is missing or forged shows only in the whole log.",
    ],
  };
}

function firstFault(entries: readonly Entry[]): ChainFault | undefined {
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
  for (const entry of entries) {
    if (hashOf(entry) !== entry.hash)
      return {
        kind: "changed",
        seq: entry.seq,
        says: `Entry ${entry.seq} was changed: its contents are not those that were sealed.`,
      };
    const found = falseReference(entry, (seq) => hashes.get(seq));
    if (found) return found;
  }
  return undefined;
}

const withNotes = (verdict: Verdict, notes: readonly string[]): Verdict => ({
  ...verdict,
  notes: [...notes, ...verdict.notes],
});

function keyAt(path: string): VerifyingKey {
  try {
    return verifyingKey(readFileSync(path, "utf8"));
  } catch (error) {
    throw new LogFailure(3, `The public key ${path} cannot be read: ${wordsOf(error)}.`, error);
  }
}
