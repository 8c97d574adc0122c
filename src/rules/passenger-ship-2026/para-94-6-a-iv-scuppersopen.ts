/** The scupper valves of the ro-ro deck at sea. */
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { enteredOnce } from "../terms/logs.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { isOpen, valvesOf } from "../terms/valves.ts";
import { atSea } from "../terms/voyage.ts";

export const scuppersOpenAtSea = defineRule({
  id: "PSR-I-94(6)(a)(iv)/scuppersOpen",
  title: "Scupper valves open at sea",
  cites: schedule("94(6)(a)(iv)", "shall be kept open while the ships are at sea"),
  version: 1,
  reading:
    "From leaving a berth to the next. The weekly test of the closing mechanism, 37(1), is a permission for the valve with its end. That it is open again is in the record of the same clause.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => valvesOf(ship, "scupper"),
      reads: (valve) => ({ position: of(valve, "position"), permission: itemFact("permission", valve) }),
      during: atSea,
      complies: ({ position, permission }) => isOpen(position) || permission !== undefined,
      alert: {
        aspect: "position",
        category: "B",
        title: (valve) => titled(valve, "NOT OPEN"),
        steps: atOnce("alarm", ({ name }) => `${name} not open at sea: water stays on the deck`),
        unknown: { priority: "alarm" },
      },
      log: enteredOnce("deck", "not open at sea"),
    }),
  ],
});
