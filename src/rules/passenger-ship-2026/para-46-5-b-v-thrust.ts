/** The thrust while control passes from one place to another. */
import { seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { episode } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { drivenPropellers } from "../terms/propulsion.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";
import { noTransfer, watchTransfer } from "../terms/transfer.ts";

export const thrustKeptOnTransfer = defineRule({
  id: "PSR-I-46(5)(b)(v)/thrust",
  title: "Thrust kept when control is transferred",
  cites: schedule(
    "46(5)(b)(v)",
    "means to prevent the propelling thrust from altering significantly when transferring control from one location to another",
  ),
  version: 1,
  reading: "Told by the speed of the shaft from the transfer for some seconds; a new order ends the judging.",
  binds: passengerShips,
  status: "watched",
  checks: [
    episode({
      items: drivenPropellers,
      settings: {
        share: setting(5, "the text gives no figure for a significant change", "%"),
        lasting: setting(seconds(15), "a change that comes later comes from an order or from the sea"),
      },
      reads: (control) => ({
        location: of(control, "location"),
        speed: of(control.drives, "speed"),
        ordered: ifKnown(of(control, "ordered-speed")),
      }),
      start: noTransfer,
      turn: (state, values, now, { item, settings }) =>
        watchTransfer(state, values, now, item.name, settings),
      alert: {
        aspect: "movement",
        category: "B",
        title: (control) => titled(control, "THRUST"),
        steps: atOnce("warning", ({ name }) => `${name}: the thrust changed with the transfer`),
      },
      log: { when: ["failed"], book: "engine", says: (_control, _outcome, _values, words) => words },
    }),
  ],
});
