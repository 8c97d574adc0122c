import { test } from "vitest";
import { vehicleRampsSecured } from "../../../src/rules/passenger-ship-2026/para-32-1-b.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const ramp = item("ro-ro-access", "ramp", ["position", "secured"], {
  name: "Hold ramp",
  access: "vehicle-ramp",
});
const good = { "voyage.phase": "on-voyage", "ramp.position": "closed", "ramp.secured": true } as const;

watched({
  rule: vehicleRampsSecured,
  aboard: [ramp],
  good,
  bad: { "ramp.secured": false },
  priority: "alarm",
  says: "Hold ramp closed and not secured",
  enters: ["Hold ramp not secured on the voyage", "Hold ramp secured"],
  unknown: { "ramp.position": "alarm", "ramp.secured": "alarm" },
  free: { types: ["passenger"] },
});

test("open on the voyage it is 40(3) that alarms; in port it is shown and nothing sounds", () => {
  new RuleStory([vehicleRampsSecured], ferry([ramp]), good)
    .given({ "ramp.position": "open", "ramp.secured": false })
    .shows("normal");
  for (const phase of ["alongside", "ready"] as const)
    new RuleStory([vehicleRampsSecured], ferry([ramp]), {
      ...good,
      "voyage.phase": phase,
      "ramp.secured": false,
    })
      .shows("normal")
      .indicates("Hold ramp not secured");
});

test("other accesses are 32(1)(c), and one of no stated sort is too", () => {
  for (const access of ["other", "in-barrier", undefined] as const)
    new RuleStory([vehicleRampsSecured], ferry([{ ...ramp, access }]), good)
      .given({ "ramp.secured": false })
      .shows("normal");
});

test("a ship of the day before is not bound", () => {
  new RuleStory([vehicleRampsSecured], ferry([ramp], { keelLaid: "2026-07-12" }), good)
    .given({ "ramp.secured": false })
    .shows("normal");
});
