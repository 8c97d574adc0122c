import { test } from "vitest";
import { noPassengersOnTheRoRoDeck } from "../../../src/rules/passenger-ship-2026/para-40-1-access.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const space = item("ro-ro-space", "deck-3", ["access"], { name: "Vehicle deck" });
const good = { "voyage.phase": "on-voyage", "deck-3.access": false } as const;

watched({
  rule: noPassengersOnTheRoRoDeck,
  aboard: [space],
  good,
  bad: { "deck-3.access": true },
  until: "9999ms",
  priority: "warning",
  says: "Vehicle deck: a door is open and nobody was given consent",
  enters: ["Vehicle deck open to passengers without consent", "Vehicle deck shut again, or consent given"],
  unknown: { "deck-3.access": "warning" },
  free: { types: ["passenger"] },
});

test("with the master's consent it may be open, and its end with the door open is a warning", () => {
  new RuleStory([noPassengersOnTheRoRoDeck], ferry([space]), {
    ...good,
    "permission.deck-3": "2028-03-01T13:00:00Z",
  })
    .given({ "deck-3.access": true })
    .after("30min")
    .shows("normal")
    .silence("permission.deck-3")
    .after("16s")
    .shows("active-unacknowledged", "warning");
});

test("in port passengers go to their vehicles", () => {
  for (const phase of ["alongside", "ready", "safe-anchorage"] as const)
    new RuleStory([noPassengersOnTheRoRoDeck], ferry([space]), {
      "voyage.phase": phase,
      "deck-3.access": true,
    })
      .after("1h")
      .shows("normal");
});
