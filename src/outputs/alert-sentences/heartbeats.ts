/** Which equipment on a line is heard to live, by its HBT, and for how long that may be believed. */
import type { Instant } from "../../kernel/clock.ts";
import { type Sentence, speaker } from "./commands.ts";

/** Where the sentence does not tell its interval, the longest usual. */
const USUAL = 60;
/** So many intervals without a heartbeat, and it is lost. */
const MISSED = 3;

export class Heartbeats {
  readonly #until = new Map<string, number>();

  /** Only equipment that says it is well can answer for an alert. */
  hears(sentence: Sentence, now: Instant): void {
    const { interval, status } = sentence.fields;
    if (status !== "A") this.#until.delete(speaker(sentence));
    else {
      const every = typeof interval === "number" && interval > 0 ? interval : USUAL;
      this.#until.set(speaker(sentence), now.mono + every * MISSED * 1000);
    }
  }

  /** Milliseconds left; undefined when none is heard. */
  left(name: string, now: Instant): number | undefined {
    const left = (this.#until.get(name) ?? 0) - now.mono;
    return left > 0 ? left : undefined;
  }
}
