/** What may happen on board in a month at random: faults, officers, restarts, and a bridge that is left. */
import fc from "fast-check";
import type { Raise } from "../../src/alerts/life.ts";
import { hours, minutes, seconds } from "../../src/kernel/duration.ts";
import { door } from "./officer.ts";

/** What may go wrong: every priority and category, latched or not, and two rules with a second step. */
export const FAULTS: readonly Raise[] = [
  door({ id: "fire", subject: "fd-1", aspect: "fire", priority: "emergency-alarm" }),
  door({ id: "smoke", subject: "fd-1", aspect: "fire", latched: true }),
  door({ id: "open", priority: "warning" }),
  door({ id: "open", priority: "alarm" }),
  door({ id: "open-long", supersedes: "open" }),
  door({ id: "power", aspect: "power", priority: "warning", latched: true }),
  door({ id: "bilge", subject: "bilge", aspect: "water", category: "C" }),
  door({ id: "collision", subject: "ais", aspect: "health", category: "A", priority: "warning" }),
  door({ id: "late", subject: "drill", aspect: "duty", priority: "caution" }),
  door({ id: "later", subject: "drill", aspect: "duty", priority: "warning", supersedes: "late" }),
];

export type Happening = { readonly wait: number } & (
  | { readonly what: "raise" | "clear"; readonly fault: number }
  | { readonly what: "flap"; readonly fault: number; readonly slowly: number; readonly answered: number }
  | { readonly what: "silence" }
  | { readonly what: "restart" | "bridge-left" | "bridge-manned" }
  | {
      readonly what: "acknowledge" | "transfer" | "shelve";
      readonly on: number;
      readonly escalated: boolean;
    }
);

/** Mostly things come close together; at times nothing happens for hours. */
const wait = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 600_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: hours(30) }) },
);
const fault = fc.nat({ max: FAULTS.length - 1 });
const flapping = fc.record({
  what: fc.constant("flap" as const),
  fault,
  slowly: fc.constantFrom(1, 1, 8),
  answered: fc.nat({ max: 5 }),
  wait,
});
export const doing = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant("raise" as const), fault, wait }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant("clear" as const), fault, wait }) },
  { weight: 2, arbitrary: flapping },
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.record({ what: fc.constant("silence" as const), wait }),
      fc.record({
        what: fc.constantFrom("restart" as const, "bridge-left" as const, "bridge-manned" as const),
        wait,
      }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom(
        "acknowledge" as const,
        "acknowledge" as const,
        "transfer" as const,
        "shelve" as const,
      ),
      on: fault,
      escalated: fc.boolean(),
      wait,
    }),
  },
);
export const times = fc.record({
  silence: fc.constantFrom(seconds(10), seconds(30)),
  repeatWarning: fc.constantFrom(minutes(1), minutes(5), minutes(5), minutes(5)),
  escalateWarning: fc.constantFrom("never" as const, minutes(1), minutes(5)),
  callBackUp: fc.constantFrom("never" as const, seconds(0), seconds(30), seconds(60)),
  callBackUpUnmanned: fc.constantFrom(seconds(0), seconds(15)),
  callCrew: fc.constantFrom("never" as const, seconds(90), minutes(3)),
  transferReturns: fc.constantFrom(minutes(1), minutes(5)),
  flappingRises: fc.constantFrom(2, 3, 5),
  flappingSettles: fc.constantFrom(seconds(5), seconds(30), minutes(2)),
});
