/** Drills as they are entered: when each sort was last held or recorded, and what it simulated and included. */
import { fitted, type Ship } from "../../ship/ship.ts";
import type { DrillContent, DrillSort } from "../../signals/forms.ts";
import { itemFact } from "../../signals/item-facts.ts";
import { ifKnown, of, type Ref } from "../../signals/ref.ts";

/** UTC: when the last drill of that sort was held; an entry that it was not held is none. */
export const heldDrill = (sort: DrillSort | "shore-support") => itemFact("entered-drill", { id: sort });

/** UTC: the last entry of a drill of that sort, held or not. */
export const recordedDrill = (sort: DrillSort) => itemFact("recorded-drill", { id: sort });

export const scenarioOf = (sort: DrillSort) => itemFact("drill-scenario", { id: sort });
export const contentsOf = (sort: DrillSort) => itemFact("drill-contents", { id: sort });

/** Para 35(4)(a) to (h), less what is asked only "if fitted" or "if provided". */
const CONTENTS: readonly {
  readonly content: DrillContent;
  readonly says: string;
  readonly asked?: (ship: Ship) => boolean;
}[] = [
  { content: "stations", says: "(a) stations" },
  { content: "stability-assessment", says: "(b) damage control information" },
  {
    content: "shore-link",
    says: "(c) link with the shore",
    asked: ({ particulars }) => particulars.shoreSupport !== false,
  },
  { content: "closures", says: "(d) doors and closures" },
  {
    content: "flooding-detection",
    says: "(e) flooding detection",
    asked: (ship) => fitted(ship, "flooding-detector").length > 0,
  },
  {
    content: "cross-flooding",
    says: "(f) cross-flooding",
    asked: (ship) => fitted(ship, "valve").some(({ valve }) => valve === "cross-flooding"),
  },
  { content: "bilge", says: "(g) bilge pumps and alarms" },
  { content: "damage-survey", says: "(h) damage survey" },
];

/** What a drill with these contents left out, of what is asked of this ship. */
export const leftOut = (contents: string, ship: Ship): readonly string[] =>
  CONTENTS.filter(
    ({ content, asked }) => !contents.split(",").includes(content) && (asked === undefined || asked(ship)),
  ).map(({ says }) => says);

type Seen = Readonly<Record<`door ${string}` | `pump ${string}`, Ref<string | boolean | undefined>>>;

/** What the watch itself can see of a drill: doors that move, bilge pumps that run. */
export const seenOfDrills = (ship: Ship): Seen =>
  Object.fromEntries([
    ...fitted(ship, "watertight-door")
      .filter(({ signals }) => signals.includes("position"))
      .map((door) => [`door ${door.id}`, ifKnown(of(door, "position"))] as const),
    ...fitted(ship, "bilge-pump")
      .filter(({ signals }) => signals.includes("running"))
      .map((pump) => [`pump ${pump.id}`, ifKnown(of(pump, "running"))] as const),
  ]);

/** Scenarios are the same when they are told in the same words, whatever the case and spacing. */
export const sameScenario = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
