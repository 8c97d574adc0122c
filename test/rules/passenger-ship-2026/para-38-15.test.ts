import { expect, test } from "vitest";
import { sidescuttlesLockedBeforeCargo } from "../../../src/rules/passenger-ship-2026/para-38-15.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const space = item("passenger-or-cargo-space", "tween", [], {
  name: "Tween deck",
  place: { space: "Tween deck" },
});
const scuttle = item("opening", "s-1", ["secured", "deadlight"], {
  name: "Sidescuttle 1",
  opening: "sidescuttle",
  cargoOrPassengers: true,
  place: { space: "Tween deck" },
});
const inPort = (change: Partial<typeof scuttle> = {}) =>
  new RuleStory([sidescuttlesLockedBeforeCargo], ferry([{ ...scuttle, ...change }, space]), {
    "voyage.phase": "alongside",
    "s-1.secured": true,
    "s-1.deadlight": true,
  });

test("locked before the cargo comes nothing is said, whatever time passes", () => {
  inPort().given({ "confirmed.tween": "cargo" }).after("1h").shows("normal").logs();
});

test.each([{ "s-1.secured": false }, { "s-1.deadlight": false }])(
  "%o as cargo is declared is a warning until it is locked, or the cargo is out",
  (change) => {
    const unlocked = () => inPort().given(change).shows("normal").given({ "confirmed.tween": "cargo" });
    unlocked()
      .shows(
        "active-unacknowledged",
        "warning",
        "Sidescuttle 1 or its deadlight not locked, and cargo is shipped",
      )
      .given({ "s-1.secured": true, "s-1.deadlight": true })
      .acknowledge()
      .shows("normal");
    unlocked().given({ "confirmed.tween": "passengers" }).acknowledge().shows("normal");
  },
);

test("the times of the deadlight are entered, and that it was not locked in time", () => {
  inPort()
    .given({ "s-1.deadlight": false })
    .given({ "confirmed.tween": "cargo" })
    .given({ "s-1.deadlight": true })
    .logs(
      "Sidescuttle 1: deadlight opened",
      "Sidescuttle 1 or its deadlight not locked before cargo was shipped",
      "Sidescuttle 1: deadlight closed and locked",
    );
});

test("on the voyage it is 28(5)(b); at a safe anchorage, and where the phase is not known, it is judged", () => {
  const loaded = () => inPort().given({ "confirmed.tween": "cargo" });
  const unlocked = { "s-1.secured": false };
  loaded().given({ "voyage.phase": "on-voyage" }).given(unlocked).after("1h").shows("normal");
  loaded()
    .given({ "voyage.phase": "safe-anchorage" })
    .given(unlocked)
    .shows("active-unacknowledged", "warning");
  loaded().after("11s").broken("voyage.phase").given(unlocked).shows("active-unacknowledged", "warning");
});

test.each(["s-1.secured", "s-1.deadlight"])(
  "%s broken or silent is a warning, and locks nothing",
  (signal) => {
    inPort().broken(signal).shows("active-unacknowledged", "warning", "line cut");
    inPort().silence(signal).after("6s").shows("active-unacknowledged", "warning");
  },
);

test("without switches an officer's 'closed and locked' counts for both", () => {
  const blind = ferry([{ ...scuttle, signals: [] }, space]);
  const story = new RuleStory([sidescuttlesLockedBeforeCargo], blind, {
    "voyage.phase": "alongside",
    "confirmed.tween": "cargo",
  });
  story.shows("active-unacknowledged", "warning").given({ "confirmed.s-1": "closed and locked" });
  story.acknowledge().shows("normal");
});

test("a space that the ship file does not name is listed as unwatched; other sidescuttles are not asked", () => {
  const story = new RuleStory([sidescuttlesLockedBeforeCargo], ferry([scuttle]));
  expect(story.unwatched()).toMatchObject([{ missing: ["unfitted-passenger-or-cargo-space.content"] }]);
  const other = { ...scuttle, cargoOrPassengers: false };
  expect(sidescuttlesLockedBeforeCargo.instances(ferry([other, space]))).toEqual([]);
});

test("what happened to the deadlight while nobody could tell is entered with the gap", () => {
  inPort()
    .silence("s-1.deadlight")
    .after("20s")
    .given({ "s-1.deadlight": false })
    .logs("Sidescuttle 1: deadlight opened, found so; not known since 2028-03-01T12:00:05.000Z");
});

test("a deadlight without a switch has no times of its own, and is not missed", () => {
  const story = inPort({ signals: ["secured"] }).after("1h");
  expect(story.unwatched().flatMap(({ missing }) => missing)).not.toContain("s-1.deadlight");
});
