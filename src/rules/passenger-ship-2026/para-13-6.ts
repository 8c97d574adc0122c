/** Draught gauges that agree with each other. */
import { minutes } from "../../kernel/duration.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { gaugedShip } from "../terms/loading.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { asTheVoyageBegins } from "../terms/voyage.ts";

export const draughtGaugesAgree = defineRule({
  id: "PSR-I-13(6)",
  title: "Draught indicating system reliable",
  cites: schedule(
    "13(6)",
    "fitted with a reliable draught indicating system by which the bow and stern draughts can be determined",
  ),
  version: 1,
  reading:
    "Reliable is: gauges forward, aft and amidships that agree within hog and sag, while she lies ready. A ship without gauges at all three is not judged: her marks are read.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: gaugedShip,
      settings: {
        apart: setting(0.3, "hog and sag of ships of this size stay below it", "m"),
        lasting: setting(minutes(1), "a swell along the berth passes"),
      },
      reads: (she) => ({ forward: she.forward, aft: she.aft, midships: she.midships }),
      during: asTheVoyageBegins,
      complies: ({ forward, aft, midships }, { settings }) =>
        Math.abs((forward + aft) / 2 - midships) <= settings.apart,
      alert: {
        aspect: "health",
        category: "B",
        title: () => "DRAUGHT GAUGES",
        steps: after(
          "lasting",
          "caution",
          () => "Draught gauges disagree: read the marks and enter the draughts",
        ),
        unknown: { priority: "caution" },
      },
    }),
  ],
});
