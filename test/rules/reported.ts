/** The story that every report of a casualty has: in time, reminded, forgotten, reported late, and off the waterway. */
import { expect, test } from "vitest";
import type { Rule } from "../../src/rules/rule.ts";
import type { Equipment, Ship } from "../../src/ship/ship.ts";
import type { Casualty } from "../../src/signals/forms.ts";
import { ferry } from "./ferry.ts";
import { RuleStory } from "./story.ts";

/** A ship of the story that knows a national waterway, and is on it. */
export const onTheWaterway = (rule: Rule, equipment: readonly Equipment[] = [], change: Partial<Ship> = {}) =>
  new RuleStory([rule], ferry(equipment, {}, { waterways: [[]], ...change }), { "waterway.inside": true });

const at = (minutes: number) => new Date(Date.UTC(2028, 2, 1, 12, minutes)).toISOString();

/** Reg 18(4): a warning after two minutes, an alarm after five. */
export function reportedAtOnce(rule: Rule, name: Casualty, words: string): void {
  const happened = { [`entered-casualty.${name}`]: at(0) };
  const reported = (minute: number) => ({ [`entered-casualty-reported.${name}`]: at(minute) });

  test(`${words}: entered and reported within two minutes is nothing to be said`, () => {
    onTheWaterway(rule).given(happened).after("1min").given(reported(1)).after("1h").shows("normal").logs();
  });

  test(`${words}: two minutes later it is a warning, five minutes later an alarm, and entered as not reported`, () => {
    onTheWaterway(rule)
      .given(happened)
      .after("119s")
      .shows("normal")
      .after("1s")
      .shows("active-unacknowledged", "warning", `${words}: report it to the nearest competent officer`)
      .after("3min")
      .shows("active-unacknowledged", "alarm", `${words}: not reported to the competent officer`)
      .given(reported(6))
      .acknowledge()
      .shows("normal")
      .logs(`${words}: not reported to the competent officer`, `${words}: reported, or over`);
  });

  test(`${words}: the report of the last one does not answer for this one`, () => {
    onTheWaterway(rule).given(reported(-60)).given(happened).after("2min").shows("active-unacknowledged");
  });

  test(`${words}: nothing is owed where no national waterway is`, () => {
    onTheWaterway(rule)
      .given({ "waterway.inside": false, ...happened })
      .after("1h")
      .shows("normal")
      .logs();
    expect(rule.instances(ferry([]))).toEqual([]);
  });
}

/** Reg 19(2)(j): a warning after an hour. */
export function noticedForthwith(rule: Rule, name: Casualty, words: string): void {
  const happened = { [`entered-casualty.${name}`]: at(0) };
  const noticed = (minute: number) => ({ [`entered-owner-notice.${name}`]: at(minute) });

  test(`${words}: with the owner's notice entered within the hour nothing is said`, () => {
    onTheWaterway(rule).given(happened).after("30min").given(noticed(30)).after("2h").shows("normal").logs();
  });

  test(`${words}: after an hour without it it is a warning, entered, until notice is entered as given`, () => {
    onTheWaterway(rule)
      .given(happened)
      .after("59min")
      .shows("normal")
      .after("1min")
      .shows(
        "active-unacknowledged",
        "warning",
        `${words}: the owner has not been entered as having given notice`,
      )
      .given(noticed(61))
      .acknowledge()
      .shows("normal")
      .logs(`${words}: owner's notice not entered`, `${words}: owner's notice entered`);
  });

  test(`${words}: a report by the master asks for the owner's notice too`, () => {
    onTheWaterway(rule)
      .given({ [`entered-casualty-reported.${name}`]: at(0) })
      .after("1h")
      .shows("active-unacknowledged", "warning");
  });
}
