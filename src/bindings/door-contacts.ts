/** The two contacts of one door, put together: its position is as old as the older of both. */
import type { Instant } from "../kernel/clock.ts";
import { type Duration, milliseconds } from "../kernel/duration.ts";
import { doorByContacts } from "../signals/contact.ts";
import { isGood, type Said, type Sink } from "./said.ts";
import type { Timers } from "./timers.ts";

/** How long both ends may be made: two banks are not sampled at the same moment. */
export const CONTRADICTION_TOLERANCE = milliseconds(500);

interface End {
  readonly when: Instant;
  readonly said: Said;
  readonly maxAge: Duration;
}

const isMade = ({ said }: End): boolean => isGood(said) && said.value === true;

/** The sinks of the contact at its closed end and of the one at its open end. */
export function doorContacts(tolerance: number, timers: Timers, sink: Sink): { closed: Sink; open: Sink } {
  const ends: { closed?: End; open?: End } = {};
  let contradiction: "none" | "waiting" | "declared" = "none";
  const declare = (when: Instant): void => {
    contradiction = "declared";
    sink(when, { broken: "both the open and the closed contact are made" }, milliseconds(0));
  };
  const timer = timers.timer(declare);

  const settled = (): void => {
    contradiction = "none";
    timer.clear();
  };

  const together = (closed: End, open: End, when: Instant): void => {
    const fresh = Math.min(closed.when.mono + closed.maxAge, open.when.mono + open.maxAge) - when.mono;
    if (fresh <= 0) return;
    const position = doorByContacts(isMade(closed), isMade(open));
    if (position !== "contradiction") {
      settled();
      sink(when, { value: position }, milliseconds(fresh));
    } else if (contradiction === "declared") declare(when);
    else if (contradiction === "none") {
      contradiction = "waiting";
      timer.set(when, tolerance);
    }
  };

  const end =
    (name: "closed" | "open"): Sink =>
    (when, said, maxAge) => {
      ends[name] = { when, said, maxAge };
      const { closed, open } = ends;
      for (const [which, one] of [
        ["closed", closed],
        ["open", open],
      ] as const)
        if (one !== undefined && !isGood(one.said)) {
          settled();
          sink(when, { broken: `its ${which} contact: ${one.said.broken}` }, maxAge);
          return;
        }
      if (closed !== undefined && open !== undefined) together(closed, open, when);
    };

  return { closed: end("closed"), open: end("open") };
}
