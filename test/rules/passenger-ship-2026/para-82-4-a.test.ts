import { describe, expect, test } from "vitest";
import { machinerySpacesUnderDetection } from "../../../src/rules/passenger-ship-2026/para-82-4-a.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const detector = item("fire-detector", "er-1", ["disabled"], {
  name: "Detector er-1",
  place: { space: "engine room" },
  machinerySpace: true,
});
const cabin = item("fire-detector", "d1", ["disabled"], { name: "Detector d1" });
const system = item("machinery-alarm-system", "ams", ["unattended"]);
const says = "Disabled and nobody there, man the space or enable it: Detector er-1, engine room";
const story = (unattended: boolean, aboard = [detector, system]) =>
  new RuleStory([machinerySpacesUnderDetection], ferry(aboard), {
    "er-1.disabled": false,
    "ams.unattended": unattended,
  });

describe("where nothing tells whether the space is attended, nobody is there", () => {
  watched({
    rule: machinerySpacesUnderDetection,
    aboard: [detector],
    good: { "er-1.disabled": false },
    bad: { "er-1.disabled": true },
    priority: "alarm",
    says,
    enters: [
      "Detector er-1 disabled in an unattended space",
      "Detector er-1 enabled again, or the space attended",
    ],
    unknown: {},
  });
});

test("while somebody is there a detector may be disabled; it is an alarm as they leave, until they are back", () => {
  story(false)
    .given({ "er-1.disabled": true })
    .after("1h")
    .shows("normal")
    .given({ "ams.unattended": true })
    .shows("active-unacknowledged", "alarm", says)
    .given({ "ams.unattended": false })
    .acknowledge()
    .shows("normal");
});

test.each(["broken", "silence"] as const)(
  "when it is not known whether somebody is there, nobody is: %s",
  (how) => {
    story(false)
      [how]("ams.unattended")
      .after("6s")
      .given({ "er-1.disabled": true })
      .shows("active-unacknowledged", "alarm", says);
  },
);

test.each(["broken", "silence"] as const)(
  "of two alarm systems both must say that somebody is there: one is %s",
  (how) => {
    const second = item("machinery-alarm-system", "ams-2", ["unattended"]);
    const told = new RuleStory([machinerySpacesUnderDetection], ferry([detector, system, second]), {
      "er-1.disabled": true,
      "ams.unattended": false,
      "ams-2.unattended": false,
    }).shows("normal");
    told[how]("ams-2.unattended").after("6s").shows("active-unacknowledged", "alarm", says);
  },
);

test.each(["broken", "silence"] as const)("a detector that cannot be heard is an alarm: %s", (how) => {
  story(true)[how]("er-1.disabled").after("6s").shows("active-unacknowledged", "alarm");
});

test("a detector of another space is not asked, and one that tells nothing is listed as not watched", () => {
  new RuleStory([machinerySpacesUnderDetection], ferry([cabin]), { "d1.disabled": true })
    .after("1h")
    .shows("normal");
  const mute = { ...detector, signals: [] };
  expect(
    story(true, [mute, system])
      .unwatched()
      .map(({ subject }) => subject),
  ).toEqual(["er-1"]);
});
