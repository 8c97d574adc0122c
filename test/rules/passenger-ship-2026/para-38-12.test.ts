import { expect, test } from "vitest";
import { openingsClosedBeforeTheVoyage } from "../../../src/rules/passenger-ship-2026/para-38-12.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const door = item("opening", "door-2", ["position"], { name: "Hinged door 2", opening: "hinged-door" });
const bare = item("opening", "door-9", [], { name: "Hinged door, frame 40", opening: "hinged-door" });

const ready = (ship = ferry([door])) =>
  new RuleStory([openingsClosedBeforeTheVoyage], ship, {
    "voyage.phase": "ready",
    "door-2.position": "closed",
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("before departure an open door is listed, without a sound", () => {
  const story = ready().given({ "door-2.position": "open" }).after("10min").shows("normal");
  expect(story.gate()).toEqual([
    { rule: "PSR-I-38(12)", subject: "door-2", met: false, text: "Hinged door 2 closed" },
  ]);
  expect(met(story.given({ "door-2.position": "closed" }))).toEqual([true]);
});

test("when she goes all the same it is an alarm, entered, and rectified by closing it", () => {
  ready()
    .given({ "door-2.position": "open" })
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Hinged door 2 not closed during navigation")
    .given({ "door-2.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs("Hinged door 2 opened", "Hinged door 2 not closed during navigation", "Hinged door 2 closed");
});

test("opened at sea it is an alarm at once; by permission it is not", () => {
  const open = { "voyage.phase": "on-voyage", "door-2.position": "open" };
  ready().given(open).shows("active-unacknowledged", "alarm");
  ready().given({ "permission.door-2": "2028-03-01T13:00:00Z" }).given(open).shows("normal");
});

test("at a safe anchorage and alongside it may be open, and its times are entered all the same", () => {
  for (const phase of ["safe-anchorage", "alongside"]) {
    ready()
      .given({ "voyage.phase": phase, "door-2.position": "moving" })
      .given({ "door-2.position": "open" })
      .given({ "door-2.position": "secured" })
      .shows("normal")
      .logs("Hinged door 2 opened", "Hinged door 2 closed");
  }
});

test("what has no switch is open until an officer confirms it closed", () => {
  const story = ready(ferry([bare]));
  expect(met(story)).toEqual([false]);
  expect(met(story.given({ "confirmed.door-9": "in place" }))).toEqual([false]);
  expect(met(story.given({ "confirmed.door-9": "closed" }))).toEqual([true]);
  ready(ferry([bare]))
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Hinged door, frame 40");
});

test("a silent or broken switch keeps the gate shut, and is a warning", () => {
  const silent = ready().silence("door-2.position").after("6s").shows("active-unacknowledged", "warning");
  expect(met(silent)).toEqual([false]);
  const broken = ready()
    .broken("door-2.position")
    .shows("active-unacknowledged", "warning", "position unknown");
  expect(met(broken)).toEqual([false]);
  expect(met(broken.given({ "door-2.position": "closed" }))).toEqual([true]);
});

test("an officer's word does not stand in for a switch that is broken", () => {
  const story = ready().given({ "confirmed.door-2": "closed" }).broken("door-2.position");
  expect(met(story)).toEqual([false]);
});

test("what happened while its switch was silent is entered as found, with the gap", () => {
  const story = ready().silence("door-2.position").after("10s").given({ "door-2.position": "open" });
  expect(story.entries[0]?.text).toMatch(/^Hinged door 2 opened, found so; not known since/);
});

test.each([
  ["portable-plate", undefined, 0],
  ["sidescuttle", undefined, 0],
  ["sidescuttle", false, 0],
  ["gangway-port", true, 0],
  ["cargo-port", undefined, 0],
  ["fuelling-port", false, 1],
  ["hatch", true, 0],
  ["hatch", false, 1],
  ["hinged-door", true, 1],
] as const)(
  "a %s, below the bulkhead deck: %s, is judged here by %i gates, and its times are entered",
  (sort, belowBulkheadDeck, gates) => {
    const story = ready(ferry([{ ...door, opening: sort, belowBulkheadDeck }]));
    expect(met(story)).toHaveLength(gates);
    story.given({ "door-2.position": "open" }).logs("Hinged door 2 opened");
  },
);
