import { test } from "vitest";
import { localControlTaken } from "../../../src/rules/passenger-ship-2026/para-46-5-b-vi.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const control = item("propulsion-remote-control", "rc", ["failure", "location"], { name: "Remote control" });

watched({
  rule: localControlTaken,
  aboard: [control],
  good: { "rc.failure": false, "rc.location": "bridge" },
  bad: { "rc.failure": true },
  until: "299999ms",
  priority: "warning",
  says: "Remote control has failed, and local control has not been taken",
  enters: ["Remote control failed, and not controlled locally", "controlled locally, or works again"],
  unknown: { "rc.failure": "warning", "rc.location": "warning" },
});

test("taken in time, nothing more is said", () => {
  new RuleStory([localControlTaken], ferry([control]), { "rc.failure": true, "rc.location": "bridge" })
    .after("4min")
    .given({ "rc.location": "local" })
    .after("1h")
    .shows("normal")
    .logs();
});
