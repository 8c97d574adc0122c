import { describe, test } from "vitest";
import { watchItself } from "../../../src/rules/self-watch/wk-itself.ts";
import { ferry } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const WELL = {
  "watch.records-office": "well",
  "watch.store": "well",
  "watch.front-office": "well",
  "watch.disk": "well",
  "watch.shore": "well",
  "watch.alert-sentences": "well",
  "watch.relays": "well",
  "watch.loop-delay": 0,
  "watch.write-time": 0,
  "watch.clock-step": 0,
  "watch.memory": 120,
};
const well = () => new RuleStory([watchItself], ferry([]), WELL);

test("a watch that is well says nothing of itself", () => {
  well().after("1h").shows("normal");
});

describe("what fails in the watch is told in its own words, and ends when it is well again", () => {
  test.each([
    ["watch.records-office", "The records office ended", "alarm", "The records office ended"],
    ["watch.store", "The logbook is damaged and was set aside", "alarm", "was set aside"],
    ["watch.front-office", "The front office ended", "warning", "The front office ended"],
    ["watch.disk", "The disk is filling", "warning", "The disk is filling"],
    ["watch.loop-delay", 2500, "warning", "held up for 2.5 s"],
    ["watch.write-time", 3.2, "warning", "The disk took 3.2 s"],
    ["watch.clock-step", 40, "warning", "stepped by 40 s"],
    ["watch.memory", 310, "warning", "310 MB"],
  ] as const)("%s", (signal, ill, priority, words) => {
    well()
      .given({ [signal]: ill })
      .shows("active-unacknowledged", priority, words)
      .given({ [signal]: WELL[signal] })
      .shows("rectified-unacknowledged");
  });
});

test("a link ashore that is down is a silent caution: nobody on the bridge can mend it", () => {
  well()
    .given({ "watch.shore": "office cannot be reached: no link" })
    .shows("active", "caution", "office cannot be reached")
    .given({ "watch.shore": "well" })
    .shows("normal");
});

test.each([
  ["watch.alert-sentences", "Alerts are not told to other equipment: serial line /dev/x is not there"],
  ["watch.relays", "bridge horn (coil 4 of port io-3) stays off when it is told to sound or show"],
] as const)("%s that is not well is a warning, in its own words, until it is", (signal, words) => {
  well()
    .given({ [signal]: words })
    .shows("active-unacknowledged", "warning", words)
    .given({ [signal]: "well" })
    .acknowledge()
    .shows("normal");
});
