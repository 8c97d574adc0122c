import { test } from "vitest";
import { bilgePumpFrequency } from "../../../src/rules/passenger-ship-2026/para-62-2-frequency.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const pump = item("bilge-pump", "pump-1", ["running"], { name: "Bilge pump 1" });
const atRest = () => new RuleStory([bilgePumpFrequency], ferry([pump]), { "pump-1.running": false });

const runs = (story: RuleStory, times: number, every: string) => {
  for (let start = 0; start < times; start += 1)
    story.given({ "pump-1.running": true }).after("1min").given({ "pump-1.running": false }).after(every);
  return story;
};

test("four starts in an hour are what a dry ship's bilges ask for", () => {
  runs(atRest(), 8, "14min").shows("normal").logs();
});

test("a fifth start within the hour is a warning, entered", () => {
  runs(atRest(), 4, "10min")
    .given({ "pump-1.running": true })
    .shows("active-unacknowledged", "warning", "Bilge pump 1 started 5 times in an hour")
    .logs("Bilge pump 1 started 5 times in an hour");
});

test("it ends when the starts of the last hour are few again", () => {
  runs(atRest(), 5, "1min").acknowledge().shows("active-acknowledged").after("51min").shows("normal");
});

test("running for ten minutes is a warning, which its stop ends", () => {
  atRest()
    .given({ "pump-1.running": true })
    .after("599999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "warning", "Bilge pump 1 has run for 10 min")
    .given({ "pump-1.running": false })
    .acknowledge()
    .shows("normal")
    .logs("has run for 10 min");
});

test("told once, it is not told again at every look", () => {
  atRest().given({ "pump-1.running": true }).after("2h").logs("has run for 10 min");
});

test("a pump that is not known is a warning, and a start seen again after it is one start", () => {
  atRest().broken("pump-1.running").shows("active-unacknowledged", "warning", "unknown: line cut").logs();
  atRest().silence("pump-1.running").after("6s").shows("active-unacknowledged", "warning", "Bilge pump 1");
});
