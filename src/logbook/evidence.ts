/** What a log is verified by. */
import type { ChainHead, EntryAsStored } from "./entry.ts";
import type { SignedHead, VerifyingKey } from "./signature.ts";

export interface Evidence {
  /** In the order in which they stand. */
  readonly entries: Iterable<EntryAsStored>;
  /** In the order of their numbers. */
  readonly heads: Iterable<SignedHead>;
  /** Empty: signatures are not checked, and the verdict says so. */
  readonly keys: readonly VerifyingKey[];
  /** Heads known from elsewhere: shore, a printed export. */
  readonly published: readonly ChainHead[];
  /** The last published head is the end of the log: whatever follows it was added. */
  readonly closed?: boolean;
  /** The entries are a period out of the middle: the first need not be the first of all. */
  readonly part?: boolean;
}
