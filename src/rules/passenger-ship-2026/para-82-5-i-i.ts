/** The first fire alarm is received by a responsible person: answered, or it becomes the emergency alarm. */
import { minutes } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { atMost } from "../setting.ts";
import { fireDetectors } from "../terms/fire.ts";
import { entered } from "../terms/logs.ts";
import { whereIs } from "../terms/place.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const fireAlarmReceived = defineRule({
  id: "PSR-I-82(5)(i)(i)",
  title: "First fire alarm received by a responsible person",
  cites: schedule(
    "82(5)(i)(i)",
    "any initial fire alarm is immediately received by a responsible member of the crew",
  ),
  version: 1,
  reading:
    "Received is acknowledged, at the fire panel or on the bridge. The text says 'immediately'; two minutes are the FSS Code's, after which the crew is called.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: fireDetectors,
      settings: { unanswered: atMost(minutes(2), "FSS Code, chapter 9: not acknowledged in two minutes") },
      reads: (detector) => ({
        alarm: of(detector, "alarm"),
        acknowledged: ifKnown(of(detector, "acknowledged")),
        answered: itemFact("answered", detector),
      }),
      complies: ({ alarm, acknowledged, answered }) => !alarm || acknowledged === true || answered === true,
      alert: {
        aspect: "fire",
        category: "B",
        title: (detector) => titled(detector, "UNANSWERED"),
        steps: after(
          "unanswered",
          "emergency-alarm",
          (item) => `Fire alarm not answered, call the crew: ${item.name}${whereIs(item)}`,
        ),
        unknown: { priority: "alarm", says: (item) => `${item.name}: not watching for fire${whereIs(item)}` },
      },
      log: entered("deck", "activated and not answered", "answered, or no longer activated"),
    }),
  ],
});
