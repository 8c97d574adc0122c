/** The stand-by supply of the machinery alarm system, and its change-over to it. */
import { seconds } from "../../kernel/duration.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { condition, record } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { systemsThatTellChangeOver, withoutStandBy } from "../terms/machinery-alarm-supply.ts";
import { passengerShips } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

export const machineryAlarmsOnStandBy = defineRule({
  id: "PSR-I-65(2)(a)",
  title: "Machinery alarm system: stand-by supply",
  cites: schedule(
    "65(2)(a)",
    "automatic change-over to a stand-by power supply in case of loss of normal power supply",
  ),
  version: 1,
  reading:
    "That the normal supply is lost is 65(2)(b). A stand-by supply that is not there is a warning, and an alarm while the normal one is known to be lost too; a change-over that it cannot make is then not alerted besides.",
  binds: passengerShips,
  status: "watched",
  checks: [
    withoutStandBy,
    condition({
      check: "change-over",
      items: systemsThatTellChangeOver,
      settings: { takingOver: setting(seconds(1), "the text gives no time; within it no alarm is missed") },
      reads: (system) => ({
        over: of(system, "changed-over"),
        supply: ifKnown(of(system, "supply")),
        standBy: ifKnown(of(system, "standby-supply")),
      }),
      complies: ({ over, supply, standBy }) => over || supply !== false || standBy === false,
      alert: {
        aspect: "power",
        category: "B",
        title: (system) => titled(system, "NOT OVER"),
        steps: after("takingOver", "alarm", ({ name }) => `${name} has not gone over to its stand-by supply`),
      },
      log: entered("engine", "did not go over to its stand-by supply", "supplied again"),
    }),
    record({
      check: "changes",
      items: systemsThatTellChangeOver,
      reads: (system) => ({ over: of(system, "changed-over") }),
      aspect: "power",
      of: "over",
      log: {
        when: ["edge"],
        book: "engine",
        says: (system, _, { over }, gap) =>
          `${system.name} went over to its ${over ? "stand-by" : "normal"} supply${gap && `, ${gap}`}`,
      },
    }),
  ],
});
