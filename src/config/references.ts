/** What one item of the equipment says of another: the other must be fitted, and be what can be said so of. */
import type { Equipment } from "../ship/ship.ts";
import { didYouMean } from "./nearest.ts";
import type { Remark } from "./problem.ts";

interface Reference {
  readonly key: "secures" | "serves";
  readonly fits: (item: Equipment) => boolean;
  /** What it has to be, in words. */
  readonly what: string;
}

const REFERENCES: readonly Reference[] = [
  {
    key: "secures",
    fits: ({ kind, category }) =>
      kind === "shell-door" || (kind === "watertight-door" && category === "goods-vehicles"),
    what: "a shell-door, or a watertight-door of the category goods-vehicles",
  },
  { key: "serves", fits: ({ kind }) => kind === "oil-fuel-tank", what: "an oil-fuel-tank" },
];

export function checkReferences(equipment: readonly Equipment[], remark: (remark: Remark) => void): void {
  for (const [index, item] of equipment.entries())
    for (const { key, fits, what } of REFERENCES) {
      const named = item[key];
      if (named === undefined) continue;
      const other = equipment.find(({ id }) => id === named);
      if (other !== undefined && fits(other)) continue;
      const allowed = equipment.filter(fits).map(({ id }) => id);
      const found =
        other === undefined
          ? `no equipment has the id "${named}".${didYouMean(named, allowed)}`
          : `"${named}" is a ${other.kind}${other.category === undefined ? "" : ` (${other.category})`}.`;
      remark({
        path: ["equipment", index, key],
        message: `${found} \`${key}\` names ${what}; there are: ${allowed.join(", ") || "none"}`,
      });
    }
}
