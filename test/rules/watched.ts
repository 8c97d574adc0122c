/**
 * The story that every rule of one state has: as it should be, not so for as long as it may last, one moment
 * longer, put right again, silent, broken, and on a ship that is not bound. What is particular stands in the test.
 */
import { expect, test } from "vitest";
import type { Rule } from "../../src/rules/rule.ts";
import type { Equipment, Particulars } from "../../src/ship/ship.ts";
import type { Priority } from "../../src/signals/priority.ts";
import type { SignalValue } from "../../src/signals/reading.ts";
import { ferry } from "./ferry.ts";
import { RuleStory } from "./story.ts";

type Given = Readonly<Record<string, SignalValue>>;

export interface WatchedState {
  readonly rule: Rule;
  readonly aboard: readonly Equipment[];
  /** As it should be. */
  readonly good: Given;
  /** As it should not be. */
  readonly bad: Given;
  /** The last moment at which that is still no matter; absent: there is none. */
  readonly until?: string;
  readonly priority: Priority;
  readonly says: string;
  /** What is entered when it happens, and when it ends. */
  readonly enters: readonly string[];
  /** What each signal raises when it is not known. */
  readonly unknown: Readonly<Record<string, Priority>>;
  /** Particulars of a ship that is not bound; absent: keel laid the day before the Rules. */
  readonly free?: Partial<Particulars>;
}

const SILENT_AFTER = "6s";

export function watched(state: WatchedState): void {
  const { rule, aboard, good, bad, until, priority, says, enters, unknown } = state;
  const story = (change: Partial<Particulars> = {}) => new RuleStory([rule], ferry(aboard, change), good);

  test("as it should be nothing is said or entered, whatever time passes", () => {
    story().after("2min").shows("normal").logs();
  });

  test(`${until === undefined ? "at once" : `after ${until}, and not before,`} it is ${priority}, entered, and ends when it is put right`, () => {
    const told = story().given(bad);
    if (until !== undefined) told.after(until).shows("normal").logs().after("1ms");
    expect(told.alerts().map((alert) => [alert.priority, alert.text])).toEqual([
      [priority, expect.stringContaining(says)],
    ]);
    told
      .given(good)
      .acknowledge()
      .shows("normal")
      .logs(...enters);
  });

  if (until !== undefined)
    test("what lasts a moment less is nothing", () => {
      story().given(bad).after(until).given(good).after("2min").shows("normal").logs();
    });

  test.each(Object.entries(unknown))(
    "%s broken or silent is %s, and its return ends that",
    (signal, level) => {
      story()
        .broken(signal)
        .shows(level === "caution" ? "active" : "active-unacknowledged", level, "unknown: line cut")
        .given(good)
        .acknowledge()
        .shows("normal");
      story()
        .silence(signal)
        .after(SILENT_AFTER)
        .shows(level === "caution" ? "active" : "active-unacknowledged", level);
    },
  );

  test("a ship that the paragraph does not bind is left alone", () => {
    story(state.free ?? { keelLaid: "2026-07-12" })
      .given(bad)
      .after("1h")
      .shows("normal")
      .logs();
  });
}
