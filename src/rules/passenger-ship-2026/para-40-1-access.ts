/** Passengers on an enclosed ro-ro deck. */
import { seconds } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { roRoSpaces } from "../terms/ro-ro.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { duringNavigation } from "../terms/voyage.ts";

export const noPassengersOnTheRoRoDeck = defineRule({
  id: "PSR-I-40(1)/access",
  title: "No passengers on the ro-ro deck without consent",
  cites: schedule("40(1)", "unauthorised access by passengers thereto can be detected during navigation"),
  version: 1,
  reading:
    "The consent of the master or the designated officer, 40(9), is a permission for the space, with its end; it is entered when it is given. A door that is open or unlocked without it is a warning, since nobody sees who goes through.",
  binds: roRoPassengerShips,
  status: "watched",
  checks: [
    condition({
      items: roRoSpaces,
      settings: { passing: setting(seconds(10), "a crew member with a key has shut the door again by then") },
      reads: (space) => ({ access: of(space, "access"), permission: itemFact("permission", space) }),
      during: duringNavigation,
      complies: ({ access, permission }) => !access || permission !== undefined,
      alert: {
        aspect: "position",
        category: "B",
        title: (space) => titled(space, "ACCESS"),
        steps: after(
          "passing",
          "warning",
          ({ name }) => `${name}: a door is open and nobody was given consent`,
        ),
      },
      log: entered("deck", "open to passengers without consent", "shut again, or consent given"),
    }),
  ],
});
