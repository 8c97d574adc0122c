/** The master mode switch stands in local control, but for an emergency or a test that somebody declared. */
import { minutes } from "../../kernel/duration.ts";
import { fitted } from "../../ship/ship.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { of } from "../../signals/ref.ts";
import { condition, record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { enteredOnce } from "../terms/logs.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const masterModeSwitch = defineRule({
  id: "PSR-I-26(7)(a)/mode",
  title: "Master mode switch in local control",
  cites: schedule(
    "26(7)(a)",
    'The "doors closed" mode shall only be used in an emergency or for testing purposes',
  ),
  version: 1,
  reading:
    "The emergency or the test is declared as a permission for the console, with reason and end. The sea or harbour setting that a console reports by DOR is not the master mode switch: a contact of the switch is wanted.",
  binds: passengerShips,
  status: "watched",
  checks: [
    condition({
      items: (ship) => fitted(ship, "watertight-door-console"),
      settings: {
        undeclared: setting(minutes(10), "an emergency comes before its entry; a test lasts no longer"),
      },
      reads: (console) => ({ mode: of(console, "mode"), permission: itemFact("permission", console) }),
      complies: ({ mode, permission }) => mode === "local-control" || permission !== undefined,
      alert: {
        aspect: "mode",
        category: "B",
        title: (console) => titled(console, "DOORS CLOSED"),
        steps: after(
          "undeclared",
          "caution",
          (console) => `${console.name} in "doors closed": declare emergency or test`,
        ),
      },
      log: enteredOnce("watertight-doors", 'in "doors closed", nothing declared'),
    }),
    record({
      check: "changes",
      items: (ship) => fitted(ship, "watertight-door-console"),
      reads: (console) => ({ mode: of(console, "mode") }),
      aspect: "mode",
      of: "mode",
      log: {
        when: ["edge"],
        book: "watertight-doors",
        says: (console, _, { mode }, gap) =>
          `${console.name} switched to ${mode?.replace("-", " ")}${gap && `, ${gap}`}`,
      },
    }),
  ],
});
