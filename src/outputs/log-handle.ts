/**
 * The front office's own handle on the log, read-only. The log may be missing (a disk that cannot be read must not keep
 * alerts from the panel), and it may be replaced while it is open (a damaged one is set aside, and a new one begun).
 */
import { statSync } from "node:fs";
import { type LogQueries, openQueries } from "../records/queries.ts";

export class LogHandle {
  readonly #path: string;
  #open: { readonly log: LogQueries; readonly inode: number } | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Opens it if need be; throws, in a sentence, when it cannot be read. */
  get log(): LogQueries {
    if (this.#open === undefined) {
      try {
        const { ino } = statSync(this.#path);
        this.#open = { log: openQueries(this.#path), inode: ino };
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The logbook ${this.#path} cannot be read: ${why}`, { cause: error });
      }
    }
    return this.#open.log;
  }

  /** Whether another file now bears the name of the one that is open. */
  replaced(): boolean {
    if (this.#open === undefined) return false;
    return statSync(this.#path, { throwIfNoEntry: false })?.ino !== this.#open.inode;
  }

  close(): void {
    this.#open?.log.close();
    this.#open = undefined;
  }
}
