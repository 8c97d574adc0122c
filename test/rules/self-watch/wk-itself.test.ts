import { describe, expect, test } from "vitest";
import { watchItself } from "../../../src/rules/self-watch/wk-itself.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const WELL = {
  "watch.records-office": "well",
  "watch.store": "well",
  "watch.front-office": "well",
  "watch.panel-sound": "well",
  "watch.disk": "well",
  "watch.line-errors": "well",
  "watch.shore": "well",
  "watch.alert-sentences": "well",
  "watch.relays": "well",
  "watch.loop-delay": 0,
  "watch.write-time": 0,
  "watch.clock-step": 0,
  "watch.memory": 0,
};
const well = () => new RuleStory([watchItself], ferry([]), WELL);

test("a watch that is well says nothing of itself, and one that has not looked yet neither", () => {
  well().after("1h").shows("normal");
  new RuleStory([watchItself], ferry([])).after("1h").shows("normal");
});

test("every row is told of here", () => {
  const signals = watchItself.instances(ferry([])).flatMap(({ reads }) => Object.values(reads));
  expect(new Set(signals.map(({ signal }) => signal))).toEqual(new Set(Object.keys(WELL)));
});

describe("what fails in the watch is told at once in its own words, entered, and ends when it is well again", () => {
  test.each([
    ["watch.records-office", "The records office ended", "alarm", "The records office ended"],
    ["watch.store", "The logbook is damaged and was set aside", "alarm", "was set aside"],
    ["watch.front-office", "The front office ended", "warning", "The front office ended"],
    ["watch.panel-sound", "The panel at 127.0.0.1 is kept from sounding", "warning", "kept from sounding"],
    ["watch.disk", "The disk is filling", "warning", "The disk is filling"],
    ["watch.line-errors", "Of what comes on port gyro 12 % must be refused", "warning", "port gyro 12 %"],
    ["watch.alert-sentences", "Alerts are not told to other equipment", "warning", "Alerts are not told"],
    ["watch.relays", "bridge horn (coil 4 of port io-3) stays off", "warning", "bridge horn"],
    ["watch.loop-delay", 2500, "warning", "held up for 2.5 s"],
    ["watch.write-time", 6.2, "warning", "The disk took 6.2 s"],
    ["watch.clock-step", 40, "warning", "stepped by 40 s"],
    ["watch.memory", 310, "warning", "310 MB"],
  ] as const)("%s", (signal, ill, priority, words) => {
    well()
      .given({ [signal]: ill })
      .shows("active-unacknowledged", priority, words)
      .given({ [signal]: WELL[signal] })
      .shows("rectified-unacknowledged")
      .logs(words, "rectified")
      .acknowledge()
      .shows("normal");
  });
});

test("a link ashore is no news on the bridge until it has been down for a quarter of an hour, and then a silent caution", () => {
  well()
    .given({ "watch.shore": "office cannot be reached: no link" })
    .after("899s")
    .shows("normal")
    .after("1s")
    .shows("active", "caution", "office cannot be reached")
    .given({ "watch.shore": "well" })
    .shows("normal");
  well()
    .given({ "watch.shore": "office cannot be reached: no link" })
    .after("14min")
    .given({ "watch.shore": "well" })
    .after("2min")
    .given({ "watch.shore": "office cannot be reached: no link" })
    .after("14min")
    .shows("normal");
});
