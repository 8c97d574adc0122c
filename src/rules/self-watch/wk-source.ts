/** A signal with several sources that does not come from its first: known, but with less to fall back on. */
import { seconds } from "../../kernel/duration.ts";
import type { Alternative } from "../../ship/ship.ts";
import { sourceInUse } from "../../signals/health.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";

const standIn = ({ name, sources }: Alternative, source = 0): string =>
  `${name} is taken from port ${sources[source] ?? "?"}: port ${sources[0] ?? "?"} does not give it`;

export const firstSourceSpeaks = defineRule({
  id: "WK-source",
  title: "Each signal comes from its first source",
  cites: selfWatch("sources", "Unknown is not safe."),
  version: 1,
  reading: "A second source is as good as the first while it speaks: a caution, and entered both ways.",
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      items: (ship) => ship.alternatives ?? [],
      settings: {
        patience: setting(seconds(5), "a source that misses a few messages and comes back is no failover"),
      },
      reads: (signal) => ({ source: sourceInUse(signal.id) }),
      complies: ({ source }) => source === undefined || source === 0,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "SECOND SOURCE",
        steps: [
          {
            after: (settings) => settings.patience,
            priority: "caution",
            says: (signal, { source }) => standIn(signal, source),
          },
        ],
      },
      log: {
        when: ["raised", "rectified"],
        book: "deck",
        says: (signal, event, _, words) =>
          event === "raised"
            ? `${words}.`
            : `${signal.name} is taken from port ${signal.sources[0] ?? "?"} again.`,
      },
    }),
  ],
});
