import { expect, test } from "vitest";
import { readiness } from "../../src/logbook/readiness.ts";
import type { EntryDraft } from "../../src/rules/finding.ts";

const draft = {
  key: "act:1",
  book: "deck",
  at: 0,
  text: "Ship declared ready for departure.",
  data: {},
  author: "Master R. Nair",
} as unknown as EntryDraft;
const item = (n: number, met: boolean) => ({ rule: `R-${n}`, subject: `s${n}`, met, text: `Item ${n}` });

test("with nothing open she is declared ready, and that is entered", () => {
  expect(readiness(draft, [item(1, true), item(2, true)])).toEqual({ draft, refused: undefined });
});

test("with something open she is not called ready: the answer and the entry list what is open", () => {
  const { draft: entry, refused } = readiness(draft, [item(1, true), item(2, false), item(3, false)]);
  expect(refused).toBe(
    "Not ready for departure, 2 open before departure: Item 2; Item 3. See the page Departure; sailing all the same is alerted and entered.",
  );
  expect(entry.text).toBe(
    "Ship being made ready for departure, not declared ready. 2 open before departure: Item 2; Item 3.",
  );
  expect(entry.data).toEqual({
    open: [
      { rule: "R-2", subject: "s2", text: "Item 2" },
      { rule: "R-3", subject: "s3", text: "Item 3" },
    ],
  });
});

test("of a long list the first eight are said and the rest counted; the entry's data have them all", () => {
  const { draft: entry, refused } = readiness(
    draft,
    Array.from({ length: 11 }, (_, n) => item(n, false)),
  );
  expect(refused).toContain("Item 7; and 3 more");
  expect(entry.data.open).toHaveLength(11);
});
