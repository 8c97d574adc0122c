/** What is not known: announced once, by port or by input, under the item whose it is, and never taken for good. */
import { expect, test } from "vitest";
import { seconds } from "../../../src/kernel/duration.ts";
import { condition } from "../../../src/rules/bind.ts";
import { inputsHear } from "../../../src/rules/self-watch/wk-input.ts";
import { fitted, type Ship } from "../../../src/ship/ship.ts";
import { of } from "../../../src/signals/ref.ts";
import { RuleStory } from "../story.ts";
import { alert, door, rule, ship, stepped, underWay } from "./small-rules.ts";

test("a silent door is announced once, never taken for closed, and its breach goes on", () => {
  const story = underWay("wtd-1")
    .after("20s")
    .given({ "wtd-1.position": "open" })
    .after("30s")
    .silence("wtd-1.position");
  story.after("6s").shows("active-unacknowledged", "warning", "WTD-1 position");
  story.after("24s");
  expect(
    story
      .alerts()
      .map(({ priority }) => priority)
      .sort(),
  ).toEqual(["caution", "warning"]);
});

test("six doors silent on one port are one alert that names them all", () => {
  const doors = ["wtd-1", "wtd-2", "wtd-3", "wtd-4", "wtd-5", "wtd-6"];
  const story = underWay(...doors).after("20s");
  story.silence(...doors.map((id) => `${id}.position`)).after("6s");
  expect(story.alerts().map(({ id }) => id)).toEqual(["WK-silent:test-port:1"]);
  for (const id of doors) expect(story.alerts()[0]?.text).toContain(id.toUpperCase());
});

test("a seventh door that falls silent later is told anew, over an acknowledgement of the six", () => {
  const story = underWay("wtd-1", "wtd-2").after("20s").silence("wtd-1.position").after("6s").acknowledge();
  story
    .shows("active-acknowledged")
    .silence("wtd-2.position")
    .after("6s")
    .shows("active-unacknowledged", "warning", "WTD-2");
});

test("a door whose name is part of another's is told anew all the same", () => {
  underWay("aft-wtd-1", "wtd-1")
    .after("20s")
    .silence("aft-wtd-1.position")
    .after("6s")
    .acknowledge()
    .silence("wtd-1.position")
    .after("6s")
    .shows("active-unacknowledged", "warning", "unknown: AFT-WTD-1 position, WTD-1 position");
});

test("a receiver that has lost its fix is announced, though no check needs a position", () => {
  const receiver = { id: "gnss-1", kind: "gnss" as const, name: "GNSS 1", signals: ["position", "speed"] };
  const story = new RuleStory([inputsHear], { ...ship(), equipment: [receiver] }, { "gnss-1.speed": 0 });
  story
    .given({ "gnss-1.position": { latitude: 9.97, longitude: 76.24 } })
    .after("20s")
    .shows("normal");
  story
    .silence("gnss-1.position", "gnss-1.speed")
    .after("6s")
    .shows("active-unacknowledged", "warning", "unknown: GNSS 1 position, GNSS 1 speed");
});

test("an item that another check watches is announced by that check alone", () => {
  const one: Ship = { ...ship(), equipment: [door("wtd-1", ["position", "supply"])] };
  const story = new RuleStory([stepped, inputsHear], one, { "wtd-1.position": "closed" });
  story.given({ "wtd-1.supply": true, "voyage.phase": "on-voyage" }).after("20s").silence("wtd-1.supply");
  story.after("6s").shows("normal").silence("wtd-1.position").after("6s");
  expect(story.alerts().map(({ id }) => id)).toEqual(["WK-silent:test-port:1"]);
});

test("another reason for the same broken input is told, and is no fresh fault for an officer who answered", () => {
  const story = underWay("wtd-1").after("20s").given({ "wtd-1.position": "closed" });
  story.broken("wtd-1.position").acknowledge().shows("active-acknowledged", "warning", "line cut");
  story.brokenBy("line shorted", "wtd-1.position").shows("active-acknowledged", "warning", "line shorted");
});

test("of two inputs of one check that are both broken, each is announced", () => {
  const both = rule(
    "T-1",
    condition({
      items: (on) => fitted(on, "watertight-door"),
      reads: (item) => ({ position: of(item, "position"), supply: of(item, "supply") }),
      complies: () => true,
      alert: { ...alert, steps: [{ after: seconds(0), priority: "warning", says: () => "open" }] },
    }),
  );
  const one: Ship = { ...ship(), equipment: [door("wtd-1", ["position", "supply"])] };
  const story = new RuleStory([both], one, { "wtd-1.position": "closed", "wtd-1.supply": true }).after("20s");
  story.broken("wtd-1.position", "wtd-1.supply").after("1s");
  expect(
    story
      .alerts()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(["WK-unknown:wtd-1:position", "WK-unknown:wtd-1:supply"]);
});

test("a signal never heard is waited for at the start, and then it is silent", () => {
  const story = new RuleStory([stepped], ship("wtd-1"), { "voyage.phase": "on-voyage" });
  story.after("9s").shows("normal").after("2s").shows("active-unacknowledged", "warning", "WTD-1");
});
