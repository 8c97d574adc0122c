import { describe } from "vitest";
import { manualOverride } from "../../../src/rules/passenger-ship-2026/para-46-4.ts";
import { item } from "../ferry.ts";
import { watched } from "../watched.ts";

const control = item("propulsion-remote-control", "rc", ["override", "override-ready"], {
  name: "Remote control",
});
const good = { "rc.override": false, "rc.override-ready": true };

describe("an override that is used", () => {
  watched({
    rule: manualOverride,
    aboard: [control],
    good,
    bad: { "rc.override": true },
    priority: "caution",
    says: "Remote control: an automatic control is overridden by hand",
    enters: ["Remote control automatic control overridden by hand", "Remote control automatic control again"],
    unknown: { "rc.override": "caution" },
  });
});

describe("an override that cannot be used", () => {
  watched({
    rule: manualOverride,
    aboard: [control],
    good,
    bad: { "rc.override-ready": false },
    until: "4999ms",
    priority: "warning",
    says: "Remote control: the manual override cannot be used",
    enters: ["Remote control manual override out of order", "Remote control manual override in order"],
    unknown: { "rc.override-ready": "warning" },
  });
});
