import { expect, test } from "vitest";
import { hatchesSecured } from "../../../src/rules/passenger-ship-2026/para-38-7-hatches.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const opening = item("opening", "o-2", ["position", "secured"], { name: "Hatch 2", opening: "hatch" });
const ready = (change: Partial<typeof opening> = {}) =>
  new RuleStory([hatchesSecured], ferry([{ ...opening, ...change }]), {
    "voyage.phase": "ready",
    "o-2.position": "closed",
    "o-2.secured": true,
  });
const met = (story: RuleStory) => story.gate().map((gate) => gate.met);

test.each([{ "o-2.position": "open" }, { "o-2.secured": false }])(
  "before departure %o is listed, without a sound",
  (change) => {
    const story = ready().given(change).after("10min").shows("normal");
    expect(story.gate()).toMatchObject([{ met: false, text: "Hatch 2 closed and secured" }]);
    story
      .given({ "voyage.phase": "leaving" })
      .shows("active-unacknowledged", "alarm", "Hatch 2 not closed and secured during navigation")
      .given({ "o-2.position": "secured", "o-2.secured": true })
      .acknowledge()
      .shows("normal")
      .logs(
        "Hatch 2 not closed and secured during navigation",
        "Hatch 2 closed and secured, or the master's permission given",
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

test("the master's permission lets it be open under way, and its end is an alarm at once", () => {
  ready()
    .given({ "permission.o-2": "2028-03-01T12:10:00Z", "voyage.phase": "on-voyage", "o-2.position": "open" })
    .after("5min")
    .shows("normal")
    .silence("permission.o-2")
    .after("6s")
    .shows("active-unacknowledged", "alarm");
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
