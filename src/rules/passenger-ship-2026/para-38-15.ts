/** Sidescuttles closed and locked before cargo comes into a space that is for passengers at other times. */
import { itemFact } from "../../signals/item-facts.ts";
import { ifFitted, of } from "../../signals/ref.ts";
import { condition, record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { cargoScuttles, contentOf } from "../terms/cargo-spaces.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { isLocked } from "../terms/sidescuttles.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { outsideNavigation } from "../terms/voyage.ts";

export const sidescuttlesLockedBeforeCargo = defineRule({
  id: "PSR-I-38(15)",
  title: "Sidescuttles locked before cargo is shipped",
  cites: schedule(
    "38(15)",
    "shall be closed watertight and locked before the cargo is shipped and the time at which such scuttles and deadlights are closed and locked shall be recorded",
  ),
  version: 1,
  reading:
    "An officer confirms the space as 'cargo' before the first of it is shipped, and as something else once it is discharged; until then each sidescuttle of the space and its deadlight are locked. On the voyage they are 28(5)(b), and one alert. Without a switch an officer's 'closed and locked' counts, and for the deadlight too. Times of the sidescuttles are entered by 38(13)(a), those of the deadlights here; what an officer confirms is an entry itself.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: cargoScuttles,
      reads: (scuttle) => ({
        content: contentOf(scuttle),
        secured: ifFitted(of(scuttle, "secured")),
        deadlight: ifFitted(of(scuttle, "deadlight")),
        confirmed: itemFact("confirmed", scuttle),
      }),
      during: outsideNavigation,
      complies: ({ content, secured, deadlight, confirmed }) =>
        content !== "cargo" || (isLocked(secured, confirmed) && isLocked(deadlight, confirmed)),
      alert: {
        aspect: "securing",
        category: "B",
        title: (scuttle) => titled(scuttle, "CARGO"),
        steps: atOnce("warning", ({ name }) => `${name} or its deadlight not locked, and cargo is shipped`),
      },
      log: enteredOnce("deck", "or its deadlight not locked before cargo was shipped"),
    }),
    record({
      check: "deadlight",
      items: (ship) => cargoScuttles(ship).filter(({ signals }) => signals.includes("deadlight")),
      reads: (scuttle) => ({ deadlight: of(scuttle, "deadlight") }),
      aspect: "securing",
      of: "deadlight",
      log: {
        when: ["edge"],
        book: "deck",
        says: ({ name }, _, { deadlight }, gap) =>
          `${name}: deadlight ${deadlight ? "closed and locked" : "opened"}${gap && `, ${gap}`}`,
      },
    }),
  ],
});
