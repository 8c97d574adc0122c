/**
 * What entries say of other entries, held against those: a correction and a defect made good name an earlier entry,
 * and a countersignature names one with its hash. A countersignature that was taken from another log is found so.
 */
import type { Act } from "../signals/act.ts";
import { COUNTERSIGN_KEYS } from "./countersignature.ts";
import { DEFECT_KEYS } from "./defects.ts";
import type { Entry } from "./entry.ts";
import type { ChainFault } from "./fault.ts";

export interface References {
  /** Entries in their order. Undefined when what it names is there. */
  entry(row: Entry): ChainFault | undefined;
}

const BYTES = 32;
const CHUNK = 8192;

export function references(): References {
  // A million hashes as text would take a tenth of a gigabyte.
  const chunks: Buffer[] = [];
  let first = 0;
  let count = 0;

  function keep(row: Entry): void {
    if (count === 0) first = row.seq;
    if (count % CHUNK === 0) chunks.push(Buffer.alloc(CHUNK * BYTES));
    chunks.at(-1)?.write(row.hash, (count % CHUNK) * BYTES, "hex");
    count += 1;
  }

  /** Undefined for what stands before the first entry that is at hand. */
  function hashAt(seq: number): string | undefined {
    const at = seq - first;
    const start = (at % CHUNK) * BYTES;
    return at < 0 || at >= count
      ? undefined
      : chunks[Math.floor(at / CHUNK)]?.toString("hex", start, start + BYTES);
  }

  return {
    entry(row) {
      const found = falseReference(row, hashAt);
      keep(row);
      return found;
    },
  };
}

/** `hashAt`: undefined for what is not at hand, about which nothing is said. */
export function falseReference(
  row: Entry,
  hashAt: (seq: number) => string | undefined,
): ChainFault | undefined {
  const fault = (says: string): ChainFault => ({
    kind: "false-reference",
    seq: row.seq,
    says: `Entry ${row.seq} ${says}.`,
  });
  const act = actOf(row);
  const upTo = act?.act === "countersign" ? act.upTo : undefined;
  const named = [row.amends, act?.act === "enter" ? act.closes : undefined, upTo?.seq];
  const ahead = named.find((seq) => typeof seq === "number" && seq >= row.seq);
  if (typeof ahead === "number") return fault(`names entry ${ahead}, which was not there yet`);
  const stands = upTo && hashAt(upTo.seq);
  if (!upTo || stands === undefined || stands === upTo.hash) return undefined;
  const [signed, is] = [upTo.hash, stands].map((hash) => `${hash.slice(0, 12)}…`);
  return fault(
    `countersigns up to entry ${upTo.seq} as ${signed}, and there stands ${is}: another log was signed`,
  );
}

/** Only acts of these two kinds name others in their data. */
function actOf({ key, data }: Entry): Act | undefined {
  if (!key.startsWith(COUNTERSIGN_KEYS) && !key.startsWith(DEFECT_KEYS)) return undefined;
  return (data as { readonly act?: Act }).act;
}
