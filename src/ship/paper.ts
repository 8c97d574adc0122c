/** Papers that the ship carries: which there are, which are in force, and what they are for. */

/** One paper; the log may say later that it was renewed. */
export interface Paper {
  readonly id: string;
  readonly paper: PaperSort;
  readonly name: string;
  readonly number?: string | undefined;
  /** Dates as 2026-07-13. The last day on which it is valid; absent: it has no end. */
  readonly validUntil?: string | undefined;
  /** Of an exemption or equivalent: the items of equipment that it is for. */
  readonly covers?: readonly string[] | undefined;
}

export const PAPER_SORTS = [
  "certificate",
  "exemption",
  "medical-stores",
  "manoeuvring-trials",
  "registration",
  "survey",
  "crew-certificates",
  "crew-list",
] as const;
export type PaperSort = (typeof PAPER_SORTS)[number];
