import { expect, test } from "vitest";
import { hours } from "../../../src/kernel/duration.ts";
import { countersignedDaily } from "../../../src/rules/self-watch/wk-countersign.ts";
import type { Ship } from "../../../src/ship/ship.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** 1 March 2028, noon UTC, is half past five in the afternoon by her clocks. */
const ship = (change: Partial<Ship> = {}) => new RuleStory([countersignedDaily], ferry([], {}, change));
const signed = (at: string) => ({ "countersigned.ship": at });

test("it is owed by noon of the next day, by the ship's clocks", () => {
  expect(ship().duties()).toMatchObject([
    {
      text: "Logbook to be countersigned by the master",
      due: Date.UTC(2028, 2, 2, 6, 30),
      done: false,
      overdue: false,
    },
  ]);
});

test("two hours before noon it is a silent caution, which the countersignature ends", () => {
  ship()
    .after("16h")
    .shows("normal")
    .after("30min")
    .shows("active", "caution", "Logbook not yet countersigned by the master today")
    .given(signed("2028-03-02T04:31:00Z"))
    .shows("normal")
    .after("2h")
    .shows("normal")
    .logs();
});

test("a noon without one is entered, and the caution stands until the master signs", () => {
  ship()
    .after("19h")
    .shows("active", "caution", "Logbook not countersigned by the master for a day")
    .given(signed("2028-03-02T07:00:00Z"))
    .shows("normal")
    .logs("The logbook was not countersigned by the master for a day");
});

test("each day asks for its own", () => {
  ship()
    .given(signed("2028-03-01T12:00:00Z"))
    .after("18h")
    .after("30min")
    .shows("normal")
    .after("22h")
    .shows("active", "caution");
});

test("the hour is a setting", () => {
  const settings = { "WK-countersign": { until: hours(8) } };
  expect(ship({ settings }).duties()).toMatchObject([{ due: Date.UTC(2028, 2, 2, 2, 30) }]);
});

test("a log that was begun this morning has no day before it to sign", () => {
  const begun = new RuleStory([countersignedDaily], ferry([]), {}, Date.UTC(2028, 2, 1, 3, 30));
  begun.after("3h").shows("normal").logs();
  begun.after("24h").shows("active", "caution", "Logbook not countersigned by the master for a day");
});
