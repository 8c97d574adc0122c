/** The fire panel has its normal supply, and another that would take over. */
import { seconds } from "../../kernel/duration.ts";
import { type Equipment, fitted } from "../../ship/ship.ts";
import type { Priority } from "../../signals/priority.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";
import { condition } from "../bind.ts";
import { schedule } from "../citation.ts";
import { defineRule } from "../rule.ts";
import { setting } from "../setting.ts";
import { entered } from "../terms/logs.ts";
import { passengerShipsOfMoreThan36Passengers } from "../terms/ships.ts";
import { after } from "../terms/steps.ts";
import { titled } from "../terms/titles.ts";

type Panel = Equipment<"fire-panel">;
type Supplies = { readonly supply: Ref<boolean | undefined>; readonly standby: Ref<boolean | undefined> };
type Told = { title: string; priority: Priority; says: string; begins: string; ends: string };

const normal = (panel: Panel): Ref<boolean> => of(panel, "supply");
const standby = (panel: Panel): Ref<boolean> => of(panel, "standby-supply");

/** One of three, and never two at once: on stand-by, without stand-by, without either. */
const lost = (check: string, reads: (panel: Panel) => Supplies, which: readonly string[], told: Told) =>
  condition({
    check,
    items: (ship) => fitted(ship, "fire-panel"),
    settings: { changing: setting(seconds(1), "the text gives none; an automatic change-over lasts less") },
    reads,
    complies: (values) => !which.includes(`${values.supply} ${values.standby}`),
    alert: {
      aspect: "power",
      category: "B",
      title: (panel) => titled(panel, told.title),
      steps: after("changing", told.priority, ({ name }) => `${name} ${told.says}`),
      unknown: { priority: "alarm" },
    },
    log: entered("deck", told.begins, told.ends),
  });

// biome-ignore format: one supply a line, read as a table
export const firePanelSupplied = defineRule({
  id: "PSR-I-82(5)(i)(iii)/power",
  title: "Fire panel: supply and automatic change-over",
  cites: schedule("82(5)(i)(iii)", "continuously powered and shall have an automatic change-over to standby power supply in case of loss of normal power supply"),
  version: 1,
  reading:
    "The loss of either supply is told, though the panel works: the change-over is then spent, or cannot come. Both lost is one emergency alarm in place of the two, since fire goes unseen. That the sources are the main and the emergency one is construction.",
  binds: passengerShipsOfMoreThan36Passengers,
  status: "watched",
  checks: [
    lost("normal", (panel) => ({ supply: normal(panel), standby: ifKnown(standby(panel)) }), ["false true", "false undefined"],
      { title: "SUPPLY LOST", priority: "alarm", says: "has lost its normal supply: it runs on stand-by, if at all", begins: "normal supply lost", ends: "normal supply restored, or stand-by supply lost too" }),
    lost("stand-by", (panel) => ({ supply: ifKnown(normal(panel)), standby: standby(panel) }), ["true false", "undefined false"],
      { title: "NO STAND-BY", priority: "warning", says: "has no stand-by supply: nothing would take over", begins: "stand-by supply lost", ends: "stand-by supply restored, or normal supply lost too" }),
    lost("both", (panel) => ({ supply: normal(panel), standby: standby(panel) }), ["false false"],
      { title: "NO POWER", priority: "emergency-alarm", says: "has no supply at all: fire goes unseen, send patrols", begins: "without any supply", ends: "supplied again" }),
  ],
});
