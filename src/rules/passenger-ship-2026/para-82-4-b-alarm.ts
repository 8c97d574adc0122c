/** A fire alarm of a machinery space that no engineer has accepted: the engineers are called. */
import { minutes } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { machineryDetectors } from "../terms/fire.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const machineryFireReachesAnEngineer = defineRule({
  id: "PSR-I-82(4)(b)/alarm",
  title: "Machinery fire alarm observed by an engineer",
  cites: schedule(
    "82(4)(b)",
    "to ensure that the alarms are heard and observed on the navigating bridge and by a responsible engineer officer",
  ),
  version: 1,
  reading:
    "The fire itself is alarmed under 82(2)(d); what is asked here is that an engineer has accepted it, since an answer on the bridge does not show that. Where acceptance is not known it is not given. While nobody at all has answered, 82(5)(i)(i) calls the whole crew and this is not raised beside it. The alarm's own sound and light, distinct from those of other systems, belong to the detection system: here the sound goes by priority.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: machineryDetectors,
      settings: {
        unaccepted: setting(minutes(2), "the text gives no time; the same as for the first answer to a fire"),
      },
      reads: (detector) => ({
        alarm: of(detector, "alarm"),
        accepted: detector.signals.includes("accepted")
          ? ifKnown(of(detector, "accepted"))
          : of(detector, "accepted"),
        acknowledged: ifKnown(of(detector, "acknowledged")),
        answered: itemFact("answered", detector),
      }),
      complies: ({ alarm, accepted }) => !alarm || accepted === true,
      alert: {
        aspect: "duty",
        category: "B",
        title: (detector) => titled(detector, "NO ENGINEER"),
        steps: [
          {
            after: ({ unaccepted }) => unaccepted,
            priority: "alarm",
            when: ({ acknowledged, answered }) => acknowledged === true || answered === true,
            says: (item) =>
              `Fire alarm that no engineer has accepted, call the engineers: ${item.name}${whereIs(item)}`,
          },
        ],
        unknown: { priority: "alarm", says: (item) => `${item.name}: not watching for fire${whereIs(item)}` },
      },
      log: entered(
        "engine",
        "activated and accepted by no engineer",
        "accepted by an engineer, or no longer activated",
      ),
    }),
  ],
});
