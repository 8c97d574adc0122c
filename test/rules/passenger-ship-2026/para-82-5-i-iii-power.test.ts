import { describe, expect, test } from "vitest";
import { firePanelSupplied } from "../../../src/rules/passenger-ship-2026/para-82-5-i-iii-power.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const panel = item("fire-panel", "panel", ["supply", "standby-supply"], { name: "Fire panel" });
const supplied = { "panel.supply": true, "panel.standby-supply": true };
const common = { rule: firePanelSupplied, aboard: [panel], good: supplied, until: "999ms", unknown: {} };
const free = { passengersCertified: 36 };

describe("its normal supply", () => {
  watched({
    ...common,
    bad: { "panel.supply": false },
    priority: "alarm",
    says: "Fire panel has lost its normal supply: it runs on stand-by, if at all",
    enters: [
      "Fire panel normal supply lost",
      "Fire panel normal supply restored, or stand-by supply lost too",
    ],
    unknown: { "panel.supply": "alarm" },
    free,
  });
});

describe("its stand-by supply", () => {
  watched({
    ...common,
    bad: { "panel.standby-supply": false },
    priority: "warning",
    says: "Fire panel has no stand-by supply: nothing would take over",
    enters: [
      "Fire panel stand-by supply lost",
      "Fire panel stand-by supply restored, or normal supply lost too",
    ],
    unknown: { "panel.standby-supply": "alarm" },
    free,
  });
});

describe("both at once", () => {
  const bad = { "panel.supply": false, "panel.standby-supply": false };
  test("are one emergency alarm", () => {
    new RuleStory([firePanelSupplied], ferry([panel]), supplied)
      .given(bad)
      .after("999ms")
      .shows("normal")
      .after("1ms")
      .shows("active", "emergency-alarm", "Fire panel has no supply at all: fire goes unseen, send patrols")
      .given(supplied)
      .shows("normal")
      .logs("Fire panel without any supply", "Fire panel supplied again");
  });
});

test("the stand-by supply failing after the normal one turns the alarm into the emergency alarm, and back", () => {
  const standing = (story: RuleStory) =>
    story
      .alerts()
      .filter(({ state }) => state.startsWith("active"))
      .map(({ priority }) => priority);
  const told = new RuleStory([firePanelSupplied], ferry([panel]), supplied)
    .given({ "panel.supply": false })
    .after("2s");
  expect(standing(told)).toEqual(["alarm"]);
  expect(standing(told.given({ "panel.standby-supply": false }).after("2s"))).toEqual(["emergency-alarm"]);
  expect(standing(told.given({ "panel.standby-supply": true }).after("2s"))).toEqual(["alarm"]);
});

test.each(["broken", "silence"] as const)(
  "a stand-by supply that is not known does not hide the loss of the other: %s",
  (how) => {
    const told = new RuleStory([firePanelSupplied], ferry([panel]), supplied)
      [how]("panel.standby-supply")
      .after("6s")
      .given({ "panel.supply": false })
      .after("2s");
    expect(told.alerts().map(({ text }) => text)).toContainEqual(
      expect.stringContaining("has lost its normal supply"),
    );
  },
);

test("a panel that tells neither is listed as not watched", () => {
  const mute = new RuleStory([firePanelSupplied], ferry([{ ...panel, signals: [] }]));
  expect(new Set(mute.unwatched().flatMap(({ missing }) => missing))).toEqual(
    new Set(["panel.supply", "panel.standby-supply"]),
  );
});
