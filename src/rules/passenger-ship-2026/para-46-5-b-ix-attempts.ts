/** Automatic starts of the main engines that fail in a row. */
import { seconds } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const startsLimited = defineRule({
  id: "PSR-I-46(5)(b)(ix)/attempts",
  title: "Failed automatic starts limited",
  cites: schedule(
    "46(5)(b)(ix)",
    "the number of automatic consecutive attempts which fail to produce a start shall be limited",
  ),
  version: 1,
  reading: "Asked only where starting is automatic: where the ship file binds a count of the attempts.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "starting-air").filter(({ signals }) => signals.includes("attempts")),
      settings: {
        most: setting(
          3,
          "the text gives no figure; three are common, and leave air for starting locally",
          "starts",
        ),
      },
      reads: (air) => ({ attempts: of(air, "attempts") }),
      complies: ({ attempts }, { settings }) => attempts <= settings.most,
      alert: {
        aspect: "mode",
        category: "B",
        title: (air) => titled(air, "STARTS"),
        steps: [
          {
            after: seconds(0),
            priority: "alarm",
            says: ({ name }, { attempts }) =>
              `${name}: ${attempts} automatic starts have failed in a row: stop them`,
          },
        ],
      },
      log: entered(
        "engine",
        "automatic starts beyond their limit",
        "automatic starts within their limit again",
      ),
    }),
  ],
});
