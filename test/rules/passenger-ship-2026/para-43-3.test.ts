import { test } from "vitest";
import { trialsOnBoard } from "../../../src/rules/passenger-ship-2026/para-43-3.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

test("named in the ship file, the record is on board", () => {
  const papers = [{ id: "trials", paper: "manoeuvring-trials", name: "Trial record" }] as const;
  new RuleStory([trialsOnBoard], ferry([], {}, { papers })).after("1min").shows("normal").logs();
});

test("named nowhere it is a silent caution, entered, until a person enters that it is there", () => {
  new RuleStory([trialsOnBoard], ferry([]))
    .after("11s")
    .shows("active", "caution", "Record of stopping and manoeuvring trials not known to be on board")
    .given({ "entered-paper.manoeuvring-trials": "2028-03-01T12:00:00Z" })
    .shows("normal")
    .logs("not known to be on board", "on board");
});

test("a ship that the paragraph does not bind is left alone", () => {
  new RuleStory([trialsOnBoard], ferry([], { keelLaid: "2026-07-12" })).after("1min").shows("normal");
});
