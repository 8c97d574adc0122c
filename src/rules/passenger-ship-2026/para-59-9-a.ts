/** The ventilation of battery compartments. */
import { minutes } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { ifFitted, of } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const batteriesVentilated = defineRule({
  id: "PSR-I-59(9)(a)",
  title: "Battery compartments ventilated",
  cites: schedule(
    "59(9)(a)",
    "compartments used primarily for their accommodation shall be properly constructed and efficiently ventilated",
  ),
  version: 1,
  reading: "Batteries whose charging is not told are being charged.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "battery-compartment"),
      settings: {
        standing: setting(minutes(2), "the text gives no delay; a fan is changed over within it"),
        hydrogen: setting(
          20,
          "the text gives no figure; detectors give their first alarm at a fifth of the limit",
          "% LEL",
        ),
      },
      reads: (compartment) => ({
        ventilated: of(compartment, "ventilated"),
        charging: ifFitted(of(compartment, "charging")),
        gas: ifFitted(of(compartment, "hydrogen")),
      }),
      complies: ({ ventilated, charging, gas = 0 }, { settings }) =>
        (ventilated || charging === false) && gas < settings.hydrogen,
      alert: {
        aspect: "health",
        category: "B",
        title: (compartment) => titled(compartment, "NO AIR"),
        steps: after("standing", "warning", ({ name }) => `${name} not ventilated enough: stop charging`),
      },
    }),
  ],
});
