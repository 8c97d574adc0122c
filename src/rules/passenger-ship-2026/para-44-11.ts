/** The angle of the rudder, shown on the bridge. */
import { seconds } from "../../kernel/duration.ts";
import { ifFitted, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { steeringGears } from "../terms/steering.ts";
import { titled } from "../terms/titles.ts";
import { untilTheNextBerth } from "../terms/voyage.ts";

export const rudderIndicated = defineRule({
  id: "PSR-I-44(11)",
  title: "Rudder angle indicated, and as ordered",
  cites: schedule(
    "44(11)",
    "be indicated on the navigation bridge. The rudder angle indication shall be independent of the steering gear control system",
  ),
  version: 1,
  reading:
    "Judged from berth to berth. That the rudder follows its order is asked by no paragraph; where the order is bound, an indication that contradicts it is a warning.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: steeringGears,
      settings: {
        off: setting(5, "the text gives no figure; indicators and followers differ by a few degrees", "°"),
        settling: setting(
          seconds(15),
          "a rudder that is put over from one side to the other is on its way for longer than any small order",
        ),
      },
      reads: (gear) => ({
        angle: of(gear, "rudder-angle"),
        ordered: ifFitted(of(gear, "ordered-angle")),
      }),
      during: untilTheNextBerth,
      complies: ({ angle, ordered }, { settings }) =>
        ordered === undefined || Math.abs(angle - ordered) <= settings.off,
      alert: {
        aspect: "movement",
        category: "B",
        title: (gear) => titled(gear, "RUDDER"),
        steps: [
          {
            after: ({ settling }) => settling,
            priority: "warning",
            says: (_, { angle, ordered }) => `Rudder at ${angle}°, ordered ${ordered}°: it does not follow`,
          },
        ],
      },
      log: entered("deck", "does not follow its order", "follows again"),
    }),
  ],
});
