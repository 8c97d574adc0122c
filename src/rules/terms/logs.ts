/** Entries as an officer would write them, for checks whose entry is the item and what became of it. */
import type { LogSpec, Subject } from "../shapes.ts";
import type { Book } from "../words.ts";

/** `WTD 3 not closed during navigation`, and afterwards `WTD 3 closed`. */
export const entered = (
  book: Book,
  raised: string,
  rectified: string,
): LogSpec<Subject, object, "raised" | "rectified"> => ({
  when: ["raised", "rectified"],
  book,
  says: (item, event) => `${item.name} ${event === "raised" ? raised : rectified}`,
});

/** For what a record of the same paragraph already tells the end of: one closing is one entry. */
export const enteredOnce = (
  book: Book,
  raised: string,
): LogSpec<Subject, object, "raised" | "rectified"> => ({
  when: ["raised"],
  book,
  says: (item) => `${item.name} ${raised}`,
});
