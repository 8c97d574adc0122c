/**
 * A page of the log for the panel: `/log?before=SEQ&limit=50&book=deck`, newest first. `next` is the `before` of the
 * page after, or null when there is none.
 */
import { z } from "zod";
import type { Entry } from "../../logbook/entry.ts";
import { BOOKS, type Book } from "../../rules/words.ts";
import type { Verdict } from "./access.ts";

export interface LogQuestion {
  /** Only entries with a lower seq. */
  readonly before?: number | undefined;
  readonly book?: Book | undefined;
  readonly limit: number;
}

/** Newest first. */
export type LogReader = (question: LogQuestion) => readonly Entry[];

export interface LogPage {
  readonly entries: readonly Entry[];
  readonly next: number | null;
}

const questionSchema = z.strictObject({
  before: z.coerce.number().int().positive().optional(),
  book: z.enum(BOOKS).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});

export function readLogPage(query: unknown, log: LogReader): Verdict<LogPage> {
  const asked = questionSchema.safeParse(query);
  if (!asked.success) {
    const words = `The log is asked for as /log?before=SEQ&limit=1…500&book=${BOOKS.join("|")}; every part may be left out.`;
    return { ok: false, words };
  }
  const entries = log(asked.data);
  const last = entries.at(-1);
  const full = entries.length === asked.data.limit && last !== undefined && last.seq > 1;
  return { ok: true, value: { entries, next: full ? last.seq : null } };
}
