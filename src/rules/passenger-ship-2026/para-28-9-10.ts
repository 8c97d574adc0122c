/** Open ports above the water. */
import { minutes } from "../../kernel/duration.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { isClosed } from "../terms/doors.ts";
import { openingsOf } from "../terms/openings.ts";
import { passengerShips } from "../terms/ships.ts";
import { draughtsOf, greatestDraught } from "../terms/sidescuttles.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { outsideNavigation } from "../terms/voyage.ts";

export const openPortsAboveTheWater = defineRule({
  id: "PSR-I-28(9)-(10)",
  title: "Open ports clear of the water",
  cites: schedule(
    "28(9)-(10)",
    "In no case shall these openings be so fitted as to have their lowest point below the deepest subdivision draught",
  ),
  version: 1,
  reading:
    "Where they are fitted is construction; watched is that an open port in harbour or at anchor stays clear of the water as she is loaded. A draught that is not known leaves it in doubt. Ports whose sill the ship file does not state are not judged.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) =>
        openingsOf(ship, "gangway-port", "cargo-port", "fuelling-port").filter(
          ({ sill }) => sill !== undefined,
        ),
      settings: {
        clear: setting(0.3, "the wash of a passing ship", "m"),
        lasting: setting(minutes(1), "she moves at her lines"),
      },
      reads: (port, ship) => ({ position: of(port, "position"), ...draughtsOf(ship) }),
      during: outsideNavigation,
      complies: (values, { item, settings }) =>
        isClosed(values.position) ||
        (item.sill ?? 0) - (greatestDraught(values) ?? Number.POSITIVE_INFINITY) >= settings.clear,
      alert: {
        aspect: "water",
        category: "B",
        title: (port) => titled(port, "NEAR WATER"),
        steps: after(
          "lasting",
          "caution",
          ({ name }) => `${name} open close above the water, or draught not known`,
        ),
      },
    }),
  ],
});
