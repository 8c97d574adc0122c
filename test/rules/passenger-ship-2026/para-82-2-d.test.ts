import { expect, test } from "vitest";
import { fireDetectorsIdentified } from "../../../src/rules/passenger-ship-2026/para-82-2-d.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const detector = (id: string, zone?: string) =>
  item("fire-detector", id, ["alarm"], {
    name: `Detector ${id}`,
    place: { deck: 4, ...(zone ? { zone } : {}) },
  });
const fitted = [detector("d1", "2"), detector("d2", "2"), detector("d3", "3")];

const quiet = (items = fitted) =>
  new RuleStory([fireDetectorsIdentified], ferry(items), {
    "d1.alarm": false,
    "d2.alarm": false,
    "d3.alarm": false,
  });

test("a first detector is an alarm at once, that names detector and place, and is entered", () => {
  quiet()
    .given({ "d1.alarm": true })
    .shows("active-unacknowledged", "alarm", "Fire detector: Detector d1, deck 4, zone 2")
    .given({ "d1.alarm": false })
    .acknowledge()
    .shows("normal")
    .logs("Detector d1 activated", "Detector d1 no longer activated");
});

const priorities = (story: RuleStory) =>
  story
    .alerts()
    .map(({ subject, priority }) => `${subject} ${priority}`)
    .sort();

test("a second detector of the same zone makes both the emergency alarm", () => {
  const story = quiet().given({ "d1.alarm": true }).after("20s").given({ "d2.alarm": true });
  expect(priorities(story)).toEqual(["d1 emergency-alarm", "d2 emergency-alarm"]);
});

test("a detector of another zone is a first sign of its own", () => {
  const story = quiet().given({ "d1.alarm": true, "d3.alarm": true });
  expect(priorities(story)).toEqual(["d1 alarm", "d3 alarm"]);
});

test("a detector without a zone confirms every other", () => {
  const story = quiet([detector("d1", "2"), detector("d2")]).given({ "d1.alarm": true, "d2.alarm": true });
  expect(priorities(story)).toEqual(["d1 emergency-alarm", "d2 emergency-alarm"]);
});

test("a detector that is broken or silent is an alarm: nobody watches there", () => {
  quiet()
    .broken("d1.alarm")
    .shows("active-unacknowledged", "alarm", "Detector d1: not watching for fire, deck 4, zone 2");
  quiet().silence("d1.alarm").after("6s").shows("active-unacknowledged", "alarm", "Detector d1 alarm");
});

test("a silent second detector does not keep the first from being an alarm", () => {
  const story = quiet().silence("d2.alarm").given({ "d1.alarm": true }).after("6s");
  expect(priorities(story)).toContain("d1 alarm");
});
