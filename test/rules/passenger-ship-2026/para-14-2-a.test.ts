import { test } from "vitest";
import { metacentricHeight } from "../../../src/rules/passenger-ship-2026/para-14-2-a.ts";
import { ferry, item } from "../ferry.ts";
import { RuleStory } from "../story.ts";
import { watched } from "../watched.ts";

const computer = item("stability-computer", "loading", ["gm", "gm-limit"], { name: "Loading computer" });
const good = { "voyage.phase": "on-voyage", "loading.gm": 1.1, "loading.gm-limit": 1 } as const;

watched({
  rule: metacentricHeight,
  aboard: [computer],
  good,
  bad: { "loading.gm": 0.99 },
  priority: "warning",
  says: "GM 0.99 m, below its limit of 1.00 m",
  enters: [
    "Loading computer metacentric height close to its limit or below",
    "Loading computer metacentric height sufficient again",
  ],
  unknown: { "loading.gm": "warning", "loading.gm-limit": "warning" },
});

test("within a tenth of the limit it is a caution, below the limit a warning", () => {
  new RuleStory([metacentricHeight], ferry([computer]), good)
    .given({ "loading.gm": 1.09 })
    .shows("active", "caution", "GM 1.09 m, close to its limit of 1.00 m")
    .given({ "loading.gm": 1 })
    .shows("active", "caution", "GM 1.00 m, close to its limit")
    .given({ "loading.gm-limit": 1.01 })
    .shows("active-unacknowledged", "warning", "GM 1.00 m, below its limit of 1.01 m");
});

test("lying ready it is judged, alongside not", () => {
  const low = { ...good, "loading.gm": 0.5 } as const;
  new RuleStory([metacentricHeight], ferry([computer]), { ...low, "voyage.phase": "ready" }).shows(
    "active-unacknowledged",
  );
  new RuleStory([metacentricHeight], ferry([computer]), { ...low, "voyage.phase": "alongside" }).shows(
    "normal",
  );
});
