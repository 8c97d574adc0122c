import { describe, expect, test } from "vitest";
import { crewAlarm } from "../../../src/rules/passenger-ship-2026/para-82-5-i-iv.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const signals = ["healthy", "operated", "sounding"];
const alarm = item("crew-alarm", "crew", signals, { name: "Crew alarm" });
const quiet = { "crew.healthy": true, "crew.operated": false, "crew.sounding": false };
const common = { rule: crewAlarm, aboard: [alarm], good: quiet };

describe("its circuit", () => {
  watched({
    ...common,
    bad: { "crew.healthy": false },
    priority: "warning",
    says: "Crew alarm cannot sound: summon the crew by public address",
    enters: ["Crew alarm out of order", "Crew alarm in order again"],
    unknown: { "crew.healthy": "warning" },
  });
});

test("given and heard it raises nothing; it is entered with its end", () => {
  new RuleStory([crewAlarm], ferry([alarm]), quiet)
    .given({ "crew.operated": true })
    .after("1s")
    .given({ "crew.sounding": true })
    .after("1h")
    .shows("normal")
    .given(quiet)
    .shows("normal")
    .logs("Crew alarm given", "Crew alarm ended");
});

test("given and not heard in two seconds it is an alarm, until it is heard", () => {
  new RuleStory([crewAlarm], ferry([alarm]), quiet)
    .given({ "crew.operated": true })
    .after("1999ms")
    .shows("normal")
    .after("1ms")
    .shows("active-unacknowledged", "alarm", "Crew alarm given and not heard: use public address")
    .given({ "crew.sounding": true })
    .acknowledge()
    .shows("normal")
    .logs("Crew alarm given", "Crew alarm given and not heard", "Crew alarm heard, or no longer given");
});

test.each(["crew.operated", "crew.sounding"])("%s broken or silent is a warning", (signal) => {
  const story = () => new RuleStory([crewAlarm], ferry([alarm]), quiet);
  story().broken(signal).shows("active-unacknowledged", "warning").given(quiet).acknowledge().shows("normal");
  story().silence(signal).after("6s").shows("active-unacknowledged", "warning");
});

test("an alarm that tells nothing is listed as not watched", () => {
  const mute = new RuleStory([crewAlarm], ferry([{ ...alarm, signals: [] }]));
  expect(new Set(mute.unwatched().flatMap(({ missing }) => missing))).toEqual(
    new Set(signals.map((signal) => `crew.${signal}`)),
  );
});
