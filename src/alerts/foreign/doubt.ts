/** Alerts of a source that is not heard, or that has told of something else meanwhile: they stay, marked. */
import type { Instant } from "../../kernel/clock.ts";
import { type Outcome, raised } from "./findings.ts";
import type { HeldAlert, Source } from "./source.ts";

const NOT_HEARD = "its source is not heard any more";

export const doubted = (source: Source, now: Instant): readonly Outcome[] =>
  [...source.alerts.values()].flatMap((held) =>
    held.alert.state === "rectified" ? [] : marked(source, { ...held, doubt: NOT_HEARD }, now),
  );

export function believed(source: Source, { doubt: _, ...held }: HeldAlert, now: Instant): Outcome {
  return marked(source, held, now);
}

function marked(source: Source, held: HeldAlert, now: Instant): Outcome {
  source.alerts.set(held.alert.key, held);
  return raised(source, held, now);
}
