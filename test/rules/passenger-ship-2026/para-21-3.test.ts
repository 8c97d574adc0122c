import { expect, test } from "vitest";
import { stabilitySupport } from "../../../src/rules/passenger-ship-2026/para-21-3.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const computer = item("stability-computer", "loading", ["healthy"], { name: "Loading computer" });
const good = { "voyage.phase": "on-voyage", "loading.healthy": true } as const;

watched({
  rule: stabilitySupport,
  aboard: [computer],
  good,
  bad: { "loading.healthy": false },
  until: "119999ms",
  priority: "warning",
  says: "Loading computer out of service, no support from ashore named",
  enters: [
    "Loading computer out of service, no support from ashore",
    "Loading computer in service, or support from ashore",
  ],
  unknown: { "loading.healthy": "warning" },
});

test("support from ashore that the master named stands in for it; alongside nothing is asked", () => {
  const out = () =>
    new RuleStory([stabilitySupport], ferry([computer]), good).given({ "loading.healthy": false });
  out().given({ "permission.loading": "2028-03-02T12:00:00Z" }).after("1h").shows("normal");
  out().given({ "voyage.phase": "alongside" }).after("1h").shows("normal");
});

test.each([
  [120, 2, 1],
  [119.9, 3, 1],
  [119.9, 2, 0],
  [119.9, undefined, 1],
])("a ship of %f m with %s main vertical zones: %i checks", (length, mainVerticalZones, checks) => {
  expect(stabilitySupport.instances(ferry([computer], { length, mainVerticalZones }))).toHaveLength(checks);
});

test("a computer that the ship file does not name is listed as unwatched", () => {
  expect(new RuleStory([stabilitySupport], ferry([])).unwatched()).toMatchObject([
    { missing: ["unfitted-stability-computer.healthy"] },
  ]);
});
