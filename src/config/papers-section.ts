/** The `papers` section: each paper has an id of its own, and covers what is fitted. */
import type { Paper } from "../ship/paper.ts";
import { didYouMean } from "./nearest.ts";
import type { Remark } from "./problem.ts";

export function checkPapers(
  papers: readonly Paper[],
  equipment: readonly { readonly equipment: { readonly id: string } }[],
  remark: (remark: Remark) => void,
): void {
  const fitted = equipment.map((item) => item.equipment.id);
  const taken = new Set(fitted);
  for (const [index, { id, covers = [] }] of papers.entries()) {
    if (taken.has(id))
      remark({
        path: ["papers", index, "id"],
        message: `"${id}" is taken: every item and every paper has an id of its own`,
        severity: "error",
      });
    taken.add(id);
    for (const [n, item] of covers.entries())
      if (!fitted.includes(item))
        remark({
          path: ["papers", index, "covers", n],
          message: `no equipment has the id "${item}".${didYouMean(item, fitted)}`,
          severity: "error",
        });
  }
}
