/** The lightweight survey, every five years. */
import { days } from "../../kernel/duration.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { condition, duty } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { deviationsOf, isWithinFiveYears, mustBeInclined, surveyedShip } from "../terms/lightship.ts";
import { passengerShips } from "../terms/ships.ts";
import { atOnce } from "../terms/steps.ts";
import { theShip } from "../terms/the-ship.ts";

const survey = { id: "lightweight-survey" };

export const lightweightSurveyed = defineRule({
  id: "PSR-I-13(5)",
  title: "Lightweight survey within five years",
  cites: schedule(
    "13(5)",
    "At periodical intervals not exceeding five years, a lightweight survey shall be carried out on all passenger ships",
  ),
  version: 1,
  reading:
    "The date is that of the ship file, the inclining on completion where there was no survey yet, or an entry of the paper 'lightweight-survey' with its deviations and the day until which it is valid. Five years by the calendar; no date is overdue; a day later than that is a caution. Above 2 % or 1 % she is to be inclined: until the paper 'inclining' is entered after it.",
  binds: passengerShips,
  status: "entered",
  checks: [
    duty({
      items: surveyedShip,
      settings: {
        reminder: setting(days(180), "a survey is arranged with dock and class half a year ahead"),
      },
      reads: () => ({ until: itemFact("valid-until", survey) }),
      every: { is: "stated" },
      evidence: { is: "until", of: "until", inShipFile: ({ inShipFile }) => inShipFile },
      warnBefore: ({ reminder }) => reminder,
      owes: () => "Lightweight survey",
      alert: {
        aspect: "duty",
        category: "B",
        title: () => "LIGHTWEIGHT",
        steps: [
          ...atOnce("caution", () => "Lightweight survey due within half a year"),
          ...atOnce("caution", () => "Lightweight survey overdue, or its date not known"),
        ],
      },
      log: {
        when: ["done", "missed"],
        book: "deck",
        says: (_, event) => `Lightweight survey ${event === "done" ? "entered" : "overdue"}`,
      },
    }),
    condition({
      check: "result",
      items: theShip,
      reads: () => ({ until: itemFact("valid-until", survey), ...deviationsOf("survey") }),
      complies: (values) => !mustBeInclined(values) && isWithinFiveYears(values.entered, values.until),
      alert: {
        aspect: "record",
        category: "B",
        title: () => "RE-INCLINE",
        steps: atOnce(
          "caution",
          () => "Lightweight survey: re-inclining required, or stated valid for more than five years",
        ),
      },
    }),
  ],
});
