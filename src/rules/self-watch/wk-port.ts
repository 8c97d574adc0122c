/** A port that is lost or silent: what hangs on it is not known, and the port is where the mending begins. */
import { seconds } from "../../kernel/duration.ts";
import { portBecause, portState } from "../../signals/health.ts";
import { condition } from "../bind.ts";
import { selfWatch } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";

export const portsHear = defineRule({
  id: "WK-port",
  title: "Every port hears",
  cites: selfWatch("ports", "Every input has a maximum age."),
  version: 1,
  binds: { ship: () => true, which: "every ship" },
  status: "watched",
  checks: [
    condition({
      items: (ship) => (ship.ports ?? []).map(({ id }) => ({ id, name: `port ${id}` })),
      settings: {
        patience: setting(
          seconds(2),
          "a line that is pulled and put back at once is no fault worth an alert",
        ),
      },
      reads: (port) => ({ state: portState(port.id), because: portBecause(port.id) }),
      complies: ({ state }) => state !== "lost" && state !== "silent",
      alert: {
        aspect: "health",
        category: "B",
        title: () => "PORT LOST",
        steps: [
          {
            after: (settings) => settings.patience,
            priority: "warning",
            says: ({ name }, { state, because }) =>
              `Nothing is heard on ${name}: ${because ?? state ?? "lost"}; what hangs on it is not known`,
          },
        ],
      },
    }),
    condition({
      check: "part",
      items: (ship) => (ship.ports ?? []).map(({ id }) => ({ id, name: `port ${id}` })),
      reads: (port) => ({ state: portState(port.id), because: portBecause(port.id) }),
      // A port that hears has something to add only where a part of it is missing.
      complies: ({ state, because }) => state !== "hearing" || (because ?? "") === "",
      alert: {
        aspect: "health",
        category: "B",
        title: () => "NETWORK LOST",
        steps: [
          {
            after: seconds(0),
            priority: "caution",
            says: ({ name }, { because }) =>
              `${because ?? "A part of it is missing"}: ${name} is heard, but nothing stands in if the rest fails`,
          },
        ],
      },
    }),
  ],
});
