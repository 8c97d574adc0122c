import { test } from "vitest";
import { sidescuttlesByConsent } from "../../../src/rules/passenger-ship-2026/para-28-5-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const scuttle = item("opening", "s-1", ["secured", "deadlight"], {
  name: "Sidescuttle 1",
  opening: "sidescuttle",
  cargoOrPassengers: true,
});
const good = { "voyage.phase": "on-voyage", "s-1.secured": true, "s-1.deadlight": true } as const;

watched({
  rule: sidescuttlesByConsent,
  aboard: [scuttle],
  good,
  bad: { "s-1.secured": false },
  priority: "warning",
  says: "Sidescuttle 1 or its deadlight opened without the master's consent",
  enters: [
    "Sidescuttle 1 unlocked without the master's consent",
    "Sidescuttle 1 locked, or the consent given",
  ],
  unknown: { "s-1.secured": "warning", "s-1.deadlight": "warning" },
});

const story = (aboard = scuttle) => new RuleStory([sidescuttlesByConsent], ferry([aboard]), good);

test("the deadlight alone is enough; the master's consent lets both be opened", () => {
  story().given({ "s-1.deadlight": false }).shows("active-unacknowledged", "warning");
  story()
    .given({ "permission.s-1": "2028-03-01T13:00:00Z", "s-1.secured": false, "s-1.deadlight": false })
    .shows("normal");
});

test("alongside and at a safe anchorage, and in other spaces, it may be opened", () => {
  for (const phase of ["alongside", "ready", "safe-anchorage"] as const)
    story().given({ "voyage.phase": phase, "s-1.secured": false }).shows("normal");
  story({ ...scuttle, cargoOrPassengers: false })
    .given({ "s-1.secured": false })
    .shows("normal");
});
