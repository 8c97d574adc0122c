import { test } from "vitest";
import { bunkerPapers } from "../../../src/rules/passenger-ship-2026/para-79-2-a-iii-e.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

/** The stories begin on 1 March 2028 at noon. */
const declared = (at: string) => ({ "entered-bunker-declaration.ship": at });
const bunkers = { "entered-bunkering.ship": "2028-03-01T12:00:00Z" };
const ship = (start = {}) => new RuleStory([bunkerPapers], ferry([]), start);

test("with the declaration before it bunkering is in order", () => {
  ship(declared("2028-03-01T09:00:00Z")).given(bunkers).after("1h").shows("normal").logs();
});

test.each([
  ["2028-02-28T12:00:00Z", "normal"],
  ["2028-02-28T11:59:59Z", "active-unacknowledged"],
  ["2028-03-01T12:00:01Z", "active-unacknowledged"],
] as const)("a declaration of %s, two days before, longer before, after: %s", (at, state) => {
  ship(declared(at)).given(bunkers).shows(state);
});

test("without it, it is a warning and an entry, and entering it as of before ends that", () => {
  ship()
    .given(bunkers)
    .shows("active-unacknowledged", "warning", "Bunkering without the declaration of the fuel supplier")
    .given(declared("2028-03-01T11:00:00Z"))
    .acknowledge()
    .shows("normal")
    .logs("bunkered without the declaration", "declaration of the supplier entered");
});

test("half a day after it the delivery note is missed, and its entry ends that", () => {
  ship(declared("2028-03-01T09:00:00Z"))
    .given(bunkers)
    .after("11h")
    .shows("normal")
    .after("1h")
    .shows("active-unacknowledged", "warning", "no bunker delivery note entered")
    .given({ "entered-bunker-delivery-note.ship": "2028-03-02T00:10:00Z" })
    .acknowledge()
    .shows("normal")
    .logs("bunkered without a bunker delivery note", "bunker delivery note entered");
});

test("the note of the delivery before is none", () => {
  ship({ ...declared("2028-03-01T09:00:00Z"), "entered-bunker-delivery-note.ship": "2028-02-01T12:00:00Z" })
    .given(bunkers)
    .after("13h")
    .shows("active-unacknowledged", "warning");
});
