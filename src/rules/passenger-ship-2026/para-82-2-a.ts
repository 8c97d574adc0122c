/** Fire that the panel reports and no detector tells of. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { fireAnywhere, fireElsewhere } from "../terms/fire.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const fireDetectionInOperation = defineRule({
  id: "PSR-I-82(2)(a)",
  title: "Fire that only the panel reports",
  cites: schedule(
    "82(2)(a)",
    "a fixed fire detection and fire alarm system is to be provided in accordance with the provisions of this rule",
  ),
  version: 1,
  reading:
    "That the system is provided, and of an approved type, is survey. Each detector's fire is 82(2)(d), its faults and the panel's are 82(5)(i)(ii); what is left, and raised here, is fire reported by the panel while no detector known here is activated.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "fire-panel"),
      settings: {
        naming: setting(seconds(3), "the panel says that there is fire a moment before it says where"),
      },
      reads: (panel, ship) => ({ alarm: of(panel, "alarm"), ...fireAnywhere(ship) }),
      complies: ({ alarm, ...detectors }) => !alarm || fireElsewhere(detectors),
      alert: {
        aspect: "fire",
        category: "B",
        title: (panel) => titled(panel, "FIRE"),
        steps: after(
          "naming",
          "alarm",
          ({ name }) => `${name} reports fire and no detector here names the place: read it at the panel`,
        ),
        unknown: { priority: "alarm", says: ({ name }) => `${name}: silent, fire may go unseen` },
      },
      log: entered("deck", "reports fire, place not told here", "reports no fire, or its place is told"),
    }),
  ],
});
