/** Shell doors that cannot be worked at the berth, while she approaches it or draws away. */
import { fact, ifKnown, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isSecured } from "../terms/doors.ts";
import { berthDoors, innerBowIsSecured, innerBowOf } from "../terms/harbour.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { nearTheBerth } from "../terms/voyage.ts";

export const doorsWorkedNearTheBerth = defineRule({
  id: "PSR-I-38(8)/proviso",
  title: "Door open only near the berth",
  cites: schedule(
    "38(8)",
    "only so far as may be necessary to enable the door to be immediately operated. In any case, the inner bow door must be kept closed",
  ),
  version: 1,
  reading:
    "Binds doors that the ship file says cannot be worked at the berth. The text gives no place and no speed: inside the harbour and not above 6 kn, with every inner bow door closed and secured. What is not known does not allow it.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: berthDoors,
      settings: { slow: setting(6, "above this she is passing through the harbour, not at the berth", "kn") },
      reads: (door) => ({
        position: of(door, "position"),
        secured: of(door, "secured"),
        inside: ifKnown(fact("harbour.inside")),
        speed: ifKnown(fact("navigation.speed")),
        ...innerBowOf(door),
      }),
      during: nearTheBerth,
      complies: (values, { item, settings }) =>
        isSecured(values) ||
        (values.inside === true &&
          (values.speed ?? Number.POSITIVE_INFINITY) <= settings.slow &&
          innerBowIsSecured(item, values)),
      alert: {
        aspect: "securing",
        category: "B",
        title: (door) => titled(door, "CLOSE"),
        steps: atOnce(
          "emergency-alarm",
          ({ name }) => `Close ${name}: not at the berth, or the inner bow door is not secured`,
        ),
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("deck", "open away from the berth, or with the inner bow door not secured"),
    }),
  ],
});
