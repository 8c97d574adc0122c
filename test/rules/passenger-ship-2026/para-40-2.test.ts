import { expect, test } from "vitest";
import { days, hours } from "../../../src/kernel/duration.ts";
import { closingProceduresPosted } from "../../../src/rules/passenger-ship-2026/para-40-2.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const procedure = item("posted-procedure", "ramp-procedure", [], { name: "Procedure for the stern ramp" });
/** A year in the ship file; here two days, and an hour for the month before. */
const settings = { "PSR-I-40(2)": { interval: days(2), reminder: hours(1) } };
const aboard = () => new RuleStory([closingProceduresPosted], ferry([procedure], {}, { settings }));

test("the interval is a year, the reminder a month, unless the ship file says otherwise", () => {
  expect(closingProceduresPosted.settings).toMatchObject({
    interval: { default: days(365) },
    reminder: { default: days(30) },
  });
});

test("looked for once in the interval, with a caution before its end; the entry that names it ends it", () => {
  const story = aboard().after("2819min").shows("normal");
  expect(story.duties()).toMatchObject([
    { text: "Procedure for the stern ramp: on board and posted, to be looked for" },
  ]);
  story
    .after("1min")
    .shows("active", "caution", "Procedure for the stern ramp: see that it is on board and posted")
    .given({ "entered-inspection.ship": "2028-03-03T11:00:00Z" })
    .shows("active", "caution")
    .given({ "entered-inspection.ramp-procedure": "2028-03-03T11:00:00Z" })
    .shows("normal")
    .after("2819min")
    .shows("normal")
    .after("1min")
    .shows("active", "caution");
});

test("not looked for in the interval it is said so, and goes on being said", () => {
  aboard().after("2d").shows("active", "caution", "Procedure for the stern ramp: not looked for in a year");
});

test("a ship file that names none is listed as unwatched; a ship that is no ro-ro owes none", () => {
  expect(new RuleStory([closingProceduresPosted], ferry([])).unwatched()).toMatchObject([
    { missing: ["unfitted-posted-procedure.posted"] },
  ]);
  expect(closingProceduresPosted.instances(ferry([procedure], { types: ["passenger"] }))).toEqual([]);
});
