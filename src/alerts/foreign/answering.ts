/** How far an acknowledgement given here has got with the source of the alert, and how that is said. */
import { type Duration, saysDuration, seconds } from "../../kernel/duration.ts";

/** A line may lose a sentence: a source that does not answer is told again, so often in all. */
export const AGAIN: Duration = seconds(4);
export const TIMES = 3;
const GIVES_UP = saysDuration(seconds((AGAIN / 1000) * TIMES));

/** What stands between an officer's acknowledgement here and the word of the source. */
export interface Answering {
  readonly is: "asked" | "refused" | "silent";
  /** Monotonic ms: when it was last told. */
  readonly since: number;
  readonly times: number;
}

export const noteOf = (source: string, answering: Answering | undefined): string | undefined => {
  switch (answering?.is) {
    case undefined:
      return undefined;
    case "asked":
      return `${source} is asked to acknowledge it`;
    case "refused":
      return `${source} refuses the acknowledgement: acknowledge it at its own panel`;
    case "silent":
      return `${source} has not answered the acknowledgement for ${GIVES_UP}: acknowledge it at its own panel; once more here, it is acknowledged on this list alone`;
  }
};
