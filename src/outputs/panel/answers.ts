/** Acts on their way to the watch, and those who wait for its answer. */

import { seconds } from "../../kernel/duration.ts";
import type { Act } from "../../signals/act.ts";

export interface Answer {
  readonly ok: boolean;
  readonly words: string;
  /** The watch did not answer: whether the act was done is not known. */
  readonly late?: boolean;
}

/** The watch answers within a pass; one that has not by now is in trouble. */
const LONGEST = seconds(5);
const MOST_WAITING = 200;

export class Answers {
  #last: number;
  readonly #waiting = new Map<
    number,
    { readonly until: number; readonly resolve: (answer: Answer) => void }
  >();
  readonly #forward: (id: number, act: Act) => void;

  /** `first` differs with each start, so that an answer to a front office that died never reaches its successor's act. */
  constructor(forward: (id: number, act: Act) => void, first: number) {
    this.#forward = forward;
    this.#last = first;
  }

  ask(act: Act, mono: number): Promise<Answer> {
    if (this.#waiting.size >= MOST_WAITING) {
      return Promise.resolve({
        ok: false,
        words: "The watch has too many acts to answer. Try again in a moment.",
      });
    }
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, { until: mono + LONGEST, resolve });
      this.#forward(id, act);
    });
  }

  answered(id: number, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
  }

  tick(mono: number): void {
    for (const [id, { until }] of this.#waiting) {
      if (mono >= until) {
        const words =
          "The watch has not answered within 5 s. Look at the list of alerts to see whether it was done.";
        this.answered(id, { ok: false, words, late: true });
      }
    }
  }
}
