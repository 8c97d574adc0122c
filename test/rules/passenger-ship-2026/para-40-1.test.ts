import { expect, test } from "vitest";
import { roRoSpacesWatched } from "../../../src/rules/passenger-ship-2026/para-40-1.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const space = item("ro-ro-space", "deck-3", ["monitored"], { name: "Vehicle deck" });
const good = { "voyage.phase": "on-voyage", "deck-3.monitored": true } as const;

watched({
  rule: roRoSpacesWatched,
  aboard: [space],
  good,
  bad: { "deck-3.monitored": false },
  until: "59999ms",
  priority: "warning",
  says: "Vehicle deck not monitored: send a patrol",
  enters: ["Vehicle deck not monitored", "Vehicle deck monitored again, or patrolled"],
  unknown: { "deck-3.monitored": "warning" },
  free: { types: ["passenger"] },
});

test("a patrol by the master's permission stands in for the screens; in port nothing is asked", () => {
  new RuleStory([roRoSpacesWatched], ferry([space]), { ...good, "permission.deck-3": "2028-03-01T13:00:00Z" })
    .given({ "deck-3.monitored": false })
    .after("10min")
    .shows("normal");
  for (const phase of ["alongside", "ready", "safe-anchorage"] as const)
    new RuleStory([roRoSpacesWatched], ferry([space]), { "voyage.phase": phase, "deck-3.monitored": false })
      .after("10min")
      .shows("normal");
});

const patrolled = (signals: readonly string[] = []) =>
  new RuleStory([roRoSpacesWatched], ferry([{ ...space, signals }]), { "voyage.phase": "on-voyage" });

test("without a screen a round is due every half hour: a caution five minutes before, then a warning", () => {
  patrolled()
    .after("1499s")
    .shows("normal")
    .after("1s")
    .shows("active", "caution", "Vehicle deck: patrol due in five minutes")
    .after("299s")
    .shows("active", "caution")
    .after("1s")
    .shows("active-unacknowledged", "warning", "Vehicle deck not patrolled")
    .logs("Vehicle deck not patrolled in time")
    .given({ "entered-inspection.deck-3": "2028-03-01T12:30:00Z" })
    .acknowledge()
    .shows("normal");
});

test("each round entered gives another half hour", () => {
  const story = patrolled();
  for (const time of ["12:20", "12:40", "13:00"])
    story
      .after("20min")
      .given({ "entered-inspection.deck-3": `2028-03-01T${time}:00Z` })
      .shows("normal");
  story.after("24min").shows("normal").after("1min").shows("active", "caution");
});

test("movement for three seconds is an alarm, but for those whom the master allows there", () => {
  const story = () =>
    patrolled(["monitored", "movement"]).given({ "deck-3.monitored": true, "deck-3.movement": false });
  story()
    .given({ "deck-3.movement": true })
    .after("2999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Movement in Vehicle deck: vehicles or persons")
    .given({ "deck-3.movement": false })
    .acknowledge()
    .shows("normal")
    .logs("Vehicle deck movement found", "Vehicle deck no more movement");
  story()
    .given({ "permission.deck-3": "2028-03-01T13:00:00Z", "deck-3.movement": true })
    .after("1min")
    .shows("normal");
  story().broken("deck-3.movement").shows("active-unacknowledged", "warning");
});

test("a ro-ro ship whose file names no such space is listed as unwatched", () => {
  expect(new RuleStory([roRoSpacesWatched], ferry([])).unwatched()).toMatchObject([
    { missing: ["unfitted-ro-ro-space.monitored"] },
  ]);
  expect(new RuleStory([roRoSpacesWatched], ferry([], { types: ["passenger"] })).unwatched()).toEqual([]);
});
