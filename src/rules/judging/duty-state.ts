/** What is kept of a duty between one look and the next. */

export interface DutyState {
  /** The end of the running period, wall time ms; null before the first look. */
  readonly due: number | null;
  /** The duty existed at some time in the period. */
  readonly owed: boolean;
  readonly doneAt: number | null;
  /** How many of the movement's values have been seen in turn. */
  readonly progress: number;
  /** 0 quiet, 1 warned, 2 overdue. */
  readonly stage: 0 | 1 | 2;
}

export const freshDuty: DutyState = { due: null, owed: false, doneAt: null, progress: 0, stage: 0 };
