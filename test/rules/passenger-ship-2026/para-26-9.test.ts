import { test } from "vitest";
import { doorForPlatesNotForgotten } from "../../../src/rules/passenger-ship-2026/para-26-9.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const door = item("watertight-door", "wtd-5", ["position"], { name: "WTD 5", category: "replaces-plates" });
const good = {
  "voyage.phase": "on-voyage",
  "wtd-5.position": "closed",
  "permission.wtd-5": "2028-03-01T16:00:00Z",
} as const;

watched({
  rule: doorForPlatesNotForgotten,
  aboard: [door],
  good,
  bad: { "wtd-5.position": "open" },
  until: "299999ms",
  priority: "caution",
  says: "WTD 5 still open: is the necessity still urgent?",
  enters: [],
  unknown: { "wtd-5.position": "warning" },
});

test("without the master's urgent necessity it is 38(4), and no second alert", () => {
  new RuleStory([doorForPlatesNotForgotten], ferry([door]), {
    "voyage.phase": "on-voyage",
    "wtd-5.position": "open",
  })
    .after("1h")
    .shows("normal");
});

test("in port, and on doors of other sorts, nobody is reminded", () => {
  const open = { ...good, "wtd-5.position": "open" } as const;
  new RuleStory([doorForPlatesNotForgotten], ferry([door]), { ...open, "voyage.phase": "alongside" })
    .after("1h")
    .shows("normal");
  new RuleStory([doorForPlatesNotForgotten], ferry([{ ...door, category: undefined }]), open)
    .after("1h")
    .shows("normal");
});
