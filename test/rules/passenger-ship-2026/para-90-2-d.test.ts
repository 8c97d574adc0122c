import { expect, test } from "vitest";
import { fireControlPlans } from "../../../src/rules/passenger-ship-2026/para-90-2-d.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const plans = (at: string) => ({ "entered-fire-plans.ship": at });
const altered = { "entered-fire-arrangements.ship": "2028-03-01T12:00:00Z" };
const ship = (seen = "2028-02-01T12:00:00Z") => new RuleStory([fireControlPlans], ferry([]), plans(seen));

test("an alteration that the plans do not show is, after three days, a silent caution and an entry", () => {
  ship()
    .given(altered)
    .after("71h")
    .shows("normal")
    .after("1h")
    .shows("active", "caution", "Fire arrangements were altered and the plans are not")
    .given(plans("2028-03-04T12:00:00Z"))
    .shows("normal")
    .logs("fire control plans not brought up to date", "fire control plans brought up to date");
});

test("plans brought up to date in time are nothing to be said", () => {
  ship().given(altered).after("2h").given(plans("2028-03-01T14:00:00Z")).after("80h").shows("normal").logs();
});

test("once a year the plans and their duplicate are looked at", () => {
  const story = ship("2027-03-14T12:00:00Z").after("1s");
  story.shows("active", "caution", "Look at the fire control plans and their duplicate due");
  expect(story.duties()).toMatchObject([{ due: Date.UTC(2028, 2, 13, 12), overdue: false }]);
  ship("2027-02-01T12:00:00Z").after("1s").shows("active", "caution", "not looked at for a year");
});
