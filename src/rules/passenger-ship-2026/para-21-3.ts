/** A stability computer in service, or support from ashore. */
import { minutes } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { stabilityComputers } from "../terms/loading.ts";
import { entered } from "../terms/logs.ts";
import { passengerShipsOf120Metres } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { fromReadiness } from "../terms/voyage.ts";

export const stabilitySupport = defineRule({
  id: "PSR-I-21(3)",
  title: "Stability computer or shore support available",
  cites: schedule("21(3)", "an onboard stability computer; or (ii) shore-based support"),
  version: 1,
  reading:
    "Support from ashore is a permission for the computer that names it, with its end. A ship whose ship file does not state her main vertical zones is bound.",
  binds: passengerShipsOf120Metres,
  status: "watched",
  checks: [
    condition({
      items: stabilityComputers,
      settings: { restarting: setting(minutes(2), "a computer that restarts is back by then") },
      reads: (computer) => ({
        healthy: of(computer, "healthy"),
        permission: itemFact("permission", computer),
      }),
      during: fromReadiness,
      complies: ({ healthy, permission }) => healthy || permission !== undefined,
      alert: {
        aspect: "health",
        category: "B",
        title: (computer) => titled(computer, "OUT"),
        steps: after(
          "restarting",
          "warning",
          ({ name }) => `${name} out of service, no support from ashore named`,
        ),
      },
      log: entered("deck", "out of service, no support from ashore", "in service, or support from ashore"),
    }),
  ],
});
