/** "an effective system of supervision and reporting": each closing is reported by a person, 38(10) and 40(4). */

import { type Duration, hours } from "../../kernel/duration.ts";
import type { Equipment, Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { fact, ifKnown } from "../../signals/ref.ts";
import { type AnyCheck, gate } from "../bind.ts";
import { type Setting, setting } from "../setting.ts";
import { entered } from "./logs.ts";
import { closingEntryStands } from "./openings.ts";
import { whenSheGoes } from "./steps.ts";
import { titled } from "./titles.ts";
import { fromReadiness } from "./voyage.ts";

const settings: { readonly validFor: Setting<Duration> } = {
  validFor: setting(hours(12), "a report older than this at departure is taken for one of the voyage before"),
};

/** A report is an entry of closing that names the item, made after it was last closed, and for this voyage. */
export const eachClosingReported = (items: (ship: Ship) => readonly Equipment[]): AnyCheck =>
  gate({
    items,
    settings,
    reads: (item) => ({
      phase: ifKnown(fact("voyage.phase")),
      began: ifKnown(fact("voyage.began")),
      entered: itemFact("entered-closing", item),
      [`opening ${item.id}`]: ifKnown<DoorPosition>({ signal: `${item.id}.position`, need: "must" }),
    }),
    during: fromReadiness,
    complies: closingEntryStands,
    lists: ({ name }) => `${name} reported closed, by name`,
    alert: {
      aspect: "record",
      category: "B",
      title: (item) => titled(item, "NO REPORT"),
      steps: whenSheGoes("warning", ({ name }) => `${name}: sailed without a report that it was closed`),
    },
    log: entered("deck", "not reported closed before the voyage", "reported closed"),
  });
