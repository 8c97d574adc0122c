/**
 * Receipts: what a person enters is answered as done once its entry is durable, and not before; a power cut in
 * between must find him still at the panel, not gone with a promise. An answer to an alert waits for no disk.
 */
import { type Duration, seconds } from "./kernel/duration.ts";
import type { Act } from "./signals/act.ts";
import { isAlertAct } from "./told.ts";

export interface Receipts {
  /** An act that was done, under the number by which its answer is awaited. */
  done(id: number, act: Act, mono: number): void;
  /** What was done so far has been sent to be recorded; undefined: nothing of it is kept. */
  sent(batch: number | undefined): void;
  recorded(batch: number): void;
  /** Whoever has waited long enough is told how it stands. */
  tick(mono: number): void;
}

/** Before the panel gives up waiting for the watch. */
const LONGEST: Duration = seconds(4);

export const DONE = "done";
export const NOT_YET =
  "Taken, but the disk has not confirmed it: see that it stands in the log before relying on it.";

export function createReceipts(answer: (id: number, words: string) => void): Receipts {
  let unsent: { readonly id: number; readonly until: number }[] = [];
  let waiting: { readonly id: number; readonly until: number; readonly batch: number }[] = [];
  return {
    done(id, act, mono) {
      if (isAlertAct(act)) answer(id, DONE);
      else unsent.push({ id, until: mono + LONGEST });
    },
    sent(batch) {
      if (batch === undefined) for (const { id } of unsent) answer(id, DONE);
      else waiting.push(...unsent.map((one) => ({ ...one, batch })));
      unsent = [];
    },
    recorded(batch) {
      for (const one of waiting) if (one.batch <= batch) answer(one.id, DONE);
      waiting = waiting.filter((one) => one.batch > batch);
    },
    tick(mono) {
      for (const one of waiting) if (one.until <= mono) answer(one.id, NOT_YET);
      waiting = waiting.filter((one) => one.until > mono);
    },
  };
}
