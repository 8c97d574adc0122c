import { expect, test } from "vitest";
import { vehicleDoorsShownSecured } from "../../../src/rules/passenger-ship-2026/para-27-2.ts";
import { tweenDeckDoorsClosed } from "../../../src/rules/passenger-ship-2026/para-38-5.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const door = item("watertight-door", "vd-1", ["position", "secured"], {
  name: "Vehicle door 1",
  category: "goods-vehicles",
});
const good = { "voyage.phase": "on-voyage", "vd-1.position": "closed", "vd-1.secured": true } as const;
const atSea = () => new RuleStory([vehicleDoorsShownSecured], ferry([door]), good);

watched({
  rule: vehicleDoorsShownSecured,
  aboard: [door],
  good,
  bad: { "vd-1.secured": false },
  priority: "alarm",
  says: "Vehicle door 1 closed and not secured under way",
  enters: ["Vehicle door 1 not secured during navigation", "Vehicle door 1 secured, or opened"],
  unknown: { "vd-1.position": "alarm", "vd-1.secured": "alarm" },
});

test.each(["leaving", "on-voyage", "approaching"])(
  "%s is navigation, and so is a phase that is not known",
  (phase) => {
    atSea().given({ "voyage.phase": phase, "vd-1.secured": false }).shows("active-unacknowledged", "alarm");
    atSea()
      .after("11s")
      .broken("voyage.phase")
      .given({ "vd-1.secured": false })
      .shows("active-unacknowledged", "alarm");
  },
);

test.each(["alongside", "ready", "safe-anchorage"])("%s it is shown without sound", (phase) => {
  atSea().given({ "voyage.phase": phase, "vd-1.secured": false }).after("1h").shows("normal").logs();
});

test("open on the voyage it is one alert, that of 38(5)", () => {
  const story = new RuleStory([vehicleDoorsShownSecured, tweenDeckDoorsClosed], ferry([door]), good);
  story.given({ "vd-1.position": "open", "vd-1.secured": false });
  expect(story.alerts().map(({ rule }) => rule)).toEqual(["PSR-I-38(5)"]);
});

test("fastenings that the ship file names each apart are each asked", () => {
  const device = item("securing-device", "dog-1", ["locked"], { secures: "vd-1" });
  const apart = { ...door, signals: ["position"] };
  const story = new RuleStory([vehicleDoorsShownSecured], ferry([apart, device]), {
    ...good,
    "dog-1.locked": true,
  });
  story
    .after("1min")
    .shows("normal")
    .given({ "dog-1.locked": false })
    .shows("active-unacknowledged", "alarm");
  const both = new RuleStory([vehicleDoorsShownSecured], ferry([door, device]), {
    ...good,
    "dog-1.locked": true,
  });
  both.given({ "vd-1.secured": false }).shows("active-unacknowledged", "alarm");
});

test("a door without any signal of its fastenings is listed as unwatched; other doors are not asked", () => {
  const bare = new RuleStory([vehicleDoorsShownSecured], ferry([{ ...door, signals: ["position"] }]));
  expect(bare.unwatched()).toMatchObject([{ missing: ["vd-1.secured"] }, { missing: ["vd-1.secured"] }]);
  expect(vehicleDoorsShownSecured.instances(ferry([{ ...door, category: "tween-deck-cargo" }]))).toHaveLength(
    0,
  );
});
