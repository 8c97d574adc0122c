import { steeringPhaseFailure } from "../../../src/rules/passenger-ship-2026/para-45-3-phase.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

watched({
  rule: steeringPhaseFailure,
  aboard: [1, 2].map((n) =>
    item("steering-circuit", `ci-${n}`, ["phase-failure"], { name: `Steering circuit ${n}` }),
  ),
  good: { "ci-1.phase-failure": false, "ci-2.phase-failure": false },
  bad: { "ci-1.phase-failure": true },
  until: "499ms",
  priority: "alarm",
  says: "Steering circuit 1: a phase has failed, motors on it run hot or stop",
  enters: ["Steering circuit 1 lost a phase", "Steering circuit 1 has all its phases again"],
  unknown: { "ci-1.phase-failure": "warning", "ci-2.phase-failure": "warning" },
});
