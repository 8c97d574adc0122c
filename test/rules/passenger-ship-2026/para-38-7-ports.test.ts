import { expect, test } from "vitest";
import { portsSecured } from "../../../src/rules/passenger-ship-2026/para-38-7-ports.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const opening = item("opening", "o-2", ["position", "secured"], {
  name: "Bunkering port 2",
  opening: "fuelling-port",
});
const ready = (change: Partial<typeof opening> = {}) =>
  new RuleStory([portsSecured], ferry([{ ...opening, ...change }]), {
    "voyage.phase": "ready",
    "o-2.position": "closed",
    "o-2.secured": true,
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test.each([{ "o-2.position": "open" }, { "o-2.secured": false }])(
  "before departure %o is listed, without a sound",
  (change) => {
    const story = ready().given(change).after("10min").shows("normal");
    expect(story.gate()).toMatchObject([{ met: false, text: "Bunkering port 2 closed and secured" }]);
    story
      .given({ "voyage.phase": "leaving" })
      .shows("active-unacknowledged", "alarm", "Bunkering port 2 not closed and secured during navigation")
      .given({ "o-2.position": "secured", "o-2.secured": true })
      .acknowledge()
      .shows("normal")
      .logs(
        "Bunkering port 2 not closed and secured during navigation",
        "Bunkering port 2 closed and secured",
      );
  },
);

test("closed and secured the gate is open", () => {
  expect(met(ready())).toEqual([true]);
});

test("at a safe anchorage and alongside it may be open", () => {
  for (const phase of ["safe-anchorage", "alongside"])
    ready().given({ "voyage.phase": phase, "o-2.position": "open" }).shows("normal");
});

test("no permission reaches it", () => {
  ready()
    .given({ "permission.o-2": "2028-03-01T12:10:00Z", "voyage.phase": "on-voyage", "o-2.position": "open" })
    .shows("active-unacknowledged", "alarm");
});

test("above the bulkhead deck it is no port of this paragraph; its place not stated, it is", () => {
  expect(met(ready({ belowBulkheadDeck: false }))).toEqual([]);
  expect(met(ready({ belowBulkheadDeck: true }))).toEqual([true]);
});

test.each(["gangway-port", "cargo-port"] as const)("a %s is one", (sort) => {
  expect(met(ready({ opening: sort }))).toEqual([true]);
});

test.each(["o-2.position", "o-2.secured"])("%s not known keeps the gate shut, and is a warning", (signal) => {
  expect(met(ready().broken(signal).shows("active-unacknowledged", "warning", "unknown: line cut"))).toEqual([
    false,
  ]);
  expect(met(ready().silence(signal).after("6s").shows("active-unacknowledged", "warning"))).toEqual([false]);
});

test("openings of another sort are not judged here", () => {
  expect(met(ready({ opening: "sidescuttle" }))).toEqual([]);
});
