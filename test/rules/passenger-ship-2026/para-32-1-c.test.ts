import { test } from "vitest";
import { otherAccessesSecured } from "../../../src/rules/passenger-ship-2026/para-32-1-c.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const hatch = item("ro-ro-access", "lift", ["position", "secured"], { name: "Stores lift", access: "other" });
const good = { "voyage.phase": "on-voyage", "lift.position": "closed", "lift.secured": true } as const;

watched({
  rule: otherAccessesSecured,
  aboard: [hatch],
  good,
  bad: { "lift.secured": false },
  priority: "alarm",
  says: "Stores lift closed and not secured",
  enters: ["Stores lift not secured on the voyage", "Stores lift secured"],
  unknown: { "lift.position": "alarm", "lift.secured": "alarm" },
  free: { types: ["passenger"] },
});

test("vehicle ramps are 32(1)(b), accesses in barriers 40(8)", () => {
  for (const [access, state] of [
    ["vehicle-ramp", "normal"],
    ["in-barrier", "normal"],
    [undefined, "active-unacknowledged"],
  ] as const)
    new RuleStory([otherAccessesSecured], ferry([{ ...hatch, access }]), good)
      .given({ "lift.secured": false })
      .shows(state);
});
