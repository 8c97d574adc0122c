import { test } from "vitest";
import { accessesOpenedForPassage } from "../../../src/rules/passenger-ship-2026/para-40-6.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const lift = item("ro-ro-access", "lift", ["position"], {
  name: "Stores lift",
  access: "other",
  permittedOpen: true,
});
const good = { "voyage.phase": "on-voyage", "lift.position": "closed" } as const;
const opened = (
  change: Partial<typeof lift> = {},
  types: readonly ("passenger" | "ro-ro-passenger")[] = ["ro-ro-passenger"],
) =>
  new RuleStory([accessesOpenedForPassage], ferry([{ ...lift, ...change }], { types }), good).given({
    "lift.position": "open",
  });

test("left open it is a silent caution at 60 s, a warning at 120 s, an alarm at 300 s, entered once", () => {
  opened()
    .after("59999ms")
    .shows("normal")
    .after("1ms")
    .shows("active", "caution", "Stores lift open on the voyage")
    .after("59999ms")
    .shows("active", "caution")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "Stores lift open on the voyage, passage over")
    .after("179999ms")
    .acknowledge()
    .shows("active-acknowledged", "warning")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Stores lift left open on the voyage")
    .given({ "lift.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs("Stores lift not closed after passage");
});

test("closed again within the minute nothing is said", () => {
  opened().after("59s").given({ "lift.position": "closed" }).after("1h").shows("normal").logs();
});

test("essential work is a permission; its end with the access open is the alarm at once", () => {
  opened()
    .given({ "permission.lift": "2028-03-01T13:00:00Z" })
    .after("30min")
    .shows("normal")
    .silence("permission.lift")
    .after("6s")
    .shows("active-unacknowledged", "alarm");
});

test("alongside it may stand open; an anchorage is no berth", () => {
  opened().given({ "voyage.phase": "alongside" }).after("1h").shows("normal");
  opened().given({ "voyage.phase": "safe-anchorage" }).after("60s").shows("active", "caution");
});

test("not known it is a warning", () => {
  opened().broken("lift.position").shows("active-unacknowledged", "warning", "unknown: line cut");
  opened().silence("lift.position").after("6s").shows("active-unacknowledged", "warning");
});

test("one that is not permitted to be opened is 40(3), one in a barrier 40(8); a passenger ship is not bound", () => {
  opened({ permittedOpen: false }).after("1h").shows("normal");
  opened({ access: "in-barrier" }).after("1h").shows("normal");
  opened({}, ["passenger"]).after("1h").shows("normal");
});
