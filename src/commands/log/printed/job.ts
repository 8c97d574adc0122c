/** What is handed to the child process that prints: words only, decided before; it lays them out. */

import type { Report } from "../report/report.ts";

/** One entry as a line of the paper book. */
export interface PrintedLine {
  readonly seq: number;
  readonly bookSeq: number;
  /** Of the event, UTC. */
  readonly time: string;
  /** The source of the time where it was not a satellite receiver. */
  readonly timeNote: string | null;
  readonly position: string;
  readonly text: string;
  readonly provision: string | null;
  readonly by: string;
  /** `by PIN`, `stated name`; null for what the watch entered itself. */
  readonly attributed: string | null;
  /** When it was written, of a late entry. */
  readonly late: string | null;
  /** What it corrects, and what strikes it; empty for most. */
  readonly corrections: string;
  readonly struck: boolean;
}

export interface PrintedPage {
  readonly title: string;
  readonly page: number;
  readonly lines: readonly PrintedLine[];
  /** The first countersignature that covers the whole page; null: the space for it is left open. */
  readonly countersigned: string | null;
}

export interface PrintedHead {
  /** `120:9f86d0…`, as `--head` takes it. */
  readonly head: string;
  /** Of the last group commit: when it was signed, by which key, and the signature; null before the first. */
  readonly signed: { readonly at: string; readonly key: string; readonly signature: string } | null;
}

export interface PrintedBook {
  readonly prints: "book";
  readonly ship: string;
  /** What was chosen, in words. */
  readonly chosen: string;
  readonly madeAt: string;
  readonly entries: number;
  readonly pages: readonly PrintedPage[];
  /** As they stand at the time of printing, in words. */
  readonly openDefects: readonly string[];
  readonly head: PrintedHead;
}

export interface PrintedReport {
  readonly prints: "report";
  readonly report: Report;
}

export type PrintJob = PrintedBook | PrintedReport;
