import { expect, test } from "vitest";
import { sidescuttleTimes } from "../../../src/rules/passenger-ship-2026/para-38-13-a.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";

const scuttle = item("opening", "s-1", ["secured"], { name: "Sidescuttle 1", opening: "sidescuttle" });
const inPort = (change: Partial<typeof scuttle> = {}) =>
  new RuleStory([sidescuttleTimes], ferry([{ ...scuttle, ...change }]), {
    "voyage.phase": "alongside",
    "s-1.secured": true,
  });

test("opened in port and closed and locked again, both times are entered, and nothing is alerted", () => {
  inPort()
    .given({ "s-1.secured": false })
    .after("1h")
    .given({ "s-1.secured": true })
    .shows("normal")
    .logs("Sidescuttle 1 opened", "Sidescuttle 1 closed and locked");
});

test("where the leaf has a switch of its own, the lock tells that it was unlocked, and no more", () => {
  inPort({ signals: ["position", "secured"] })
    .given({ "s-1.secured": false })
    .given({ "s-1.secured": true })
    .logs("Sidescuttle 1 unlocked", "Sidescuttle 1 closed and locked");
});

test("what happened while the switch was silent is entered as found, with the gap", () => {
  const story = inPort().silence("s-1.secured").after("10s").given({ "s-1.secured": false });
  expect(story.entries[0]?.text).toMatch(
    /^Sidescuttle 1 opened, found so; not known since 2028-03-01T12:00:0/,
  );
});

test("a switch that is broken or silent is a warning", () => {
  inPort().broken("s-1.secured").shows("active-unacknowledged", "warning", "unknown: line cut").logs();
  inPort().silence("s-1.secured").after("6s").shows("active-unacknowledged", "warning", "Sidescuttle 1");
});

test("openings of another sort are not entered here", () => {
  inPort({ opening: "hatch" }).given({ "s-1.secured": false }).logs();
});

test("the entry keeps from what to what", () => {
  const { entries } = inPort().given({ "s-1.secured": false }).given({ "s-1.secured": true });
  expect(entries.map(({ data }) => [data.from, data.to])).toEqual([
    ["closed and locked", "opened"],
    ["opened", "closed and locked"],
  ]);
});
