/** Passengers on an enclosed ro-ro deck by the consent of the master or the designated officer. */
import { seconds } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifFitted, ifKnown, of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { notEntered, watchConsent } from "../terms/consent.ts";
import { roRoSpaces } from "../terms/ro-ro.ts";
import { roRoPassengerShips } from "../terms/ships.ts";
import { titled } from "../terms/titles.ts";

export const passengersByConsent = defineRule({
  id: "PSR-I-40(9)",
  title: "Consent for passengers on the ro-ro deck entered",
  cites: schedule(
    "40(9)",
    "the master or the designated officer shall ensure that, without the expressed consent of the master or the designated officer",
  ),
  version: 1,
  reading:
    "The consent is a permission for the space: who gave it, for whom, from when and until when stand in the entry of the permission itself. Entered here is each use of it, and a consent that ran out while the deck stood open. 'Designated officer' is not defined: whoever is named in the permission. Access without consent, and access without a signal, is 40(1)/access.",
  binds: roRoPassengerShips,
  status: "entered",
  checks: [
    episode({
      items: roRoSpaces,
      reads: (space) => ({
        access: ifFitted(of(space, "access")),
        permission: itemFact("permission", space),
        phase: ifKnown(fact("voyage.phase")),
      }),
      start: notEntered,
      turn: (state, values, _now, { item }) => watchConsent(state, values, item.name),
      alert: {
        aspect: "record",
        category: "B",
        title: (space) => titled(space, "CONSENT"),
        // 40(1)/access is the alert: this one is an indication, without sound.
        steps: [{ after: seconds(0), says: ({ name }) => `${name}: consent ended` }],
      },
      log: { when: ["met", "failed"], book: "deck", says: (_, _outcome, _values, words) => words },
    }),
  ],
});
