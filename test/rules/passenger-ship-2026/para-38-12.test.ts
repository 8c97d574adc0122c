import { expect, test } from "vitest";
import { openingsClosedBeforeTheVoyage } from "../../../src/rules/passenger-ship-2026/para-38-12.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const port = item("opening", "port-2", ["position"], { name: "Bunkering port 2", opening: "fuelling-port" });
const plate = item("opening", "plate-1", [], { name: "Plate, frame 40", opening: "portable-plate" });

const ready = (ship = ferry([port])) =>
  new RuleStory([openingsClosedBeforeTheVoyage], ship, {
    "voyage.phase": "ready",
    "port-2.position": "closed",
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test("before departure an open port is listed, without a sound", () => {
  const story = ready().given({ "port-2.position": "open" }).after("10min").shows("normal");
  expect(story.gate()).toEqual([
    { rule: "PSR-I-38(12)", subject: "port-2", met: false, text: "Bunkering port 2 closed" },
  ]);
  expect(met(story.given({ "port-2.position": "closed" }))).toEqual([true]);
});

test("when she goes all the same it is an alarm, entered, and rectified by closing it", () => {
  ready()
    .given({ "port-2.position": "open" })
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Bunkering port 2 not closed during navigation")
    .given({ "port-2.position": "closed" })
    .acknowledge()
    .shows("normal")
    .logs(
      "Bunkering port 2 opened",
      "Bunkering port 2 not closed during navigation",
      "Bunkering port 2 closed",
    );
});

test("opened at sea it is an alarm at once; by permission it is not", () => {
  const open = { "voyage.phase": "on-voyage", "port-2.position": "open" };
  ready().given(open).shows("active-unacknowledged", "alarm");
  ready().given({ "permission.port-2": "2028-03-01T13:00:00Z" }).given(open).shows("normal");
});

test("at a safe anchorage and alongside it may be open, and its times are entered all the same", () => {
  for (const phase of ["safe-anchorage", "alongside"]) {
    ready()
      .given({ "voyage.phase": phase, "port-2.position": "moving" })
      .given({ "port-2.position": "open" })
      .given({ "port-2.position": "secured" })
      .shows("normal")
      .logs("Bunkering port 2 opened", "Bunkering port 2 closed");
  }
});

test("what has no switch is open until an officer confirms it closed", () => {
  const story = ready(ferry([plate]));
  expect(met(story)).toEqual([false]);
  expect(met(story.given({ "confirmed.plate-1": "in place" }))).toEqual([false]);
  expect(met(story.given({ "confirmed.plate-1": "closed" }))).toEqual([true]);
  ready(ferry([plate]))
    .given({ "voyage.phase": "leaving" })
    .shows("active-unacknowledged", "alarm", "Plate, frame 40");
});

test("a silent or broken switch keeps the gate shut, and is a warning", () => {
  const silent = ready().silence("port-2.position").after("6s").shows("active-unacknowledged", "warning");
  expect(met(silent)).toEqual([false]);
  const broken = ready()
    .broken("port-2.position")
    .shows("active-unacknowledged", "warning", "position unknown");
  expect(met(broken)).toEqual([false]);
  expect(met(broken.given({ "port-2.position": "closed" }))).toEqual([true]);
});

test("an officer's word does not stand in for a switch that is broken", () => {
  const story = ready().given({ "confirmed.port-2": "closed" }).broken("port-2.position");
  expect(met(story)).toEqual([false]);
});

test("what happened while its switch was silent is entered as found, with the gap", () => {
  const story = ready().silence("port-2.position").after("10s").given({ "port-2.position": "open" });
  expect(story.entries[0]?.text).toMatch(/^Bunkering port 2 opened, found so; not known since/);
});
