import { expect, test } from "vitest";
import { entryOfAct, entryRefusal } from "../../src/logbook/acts.ts";
import { countersignatures, firstCovering } from "../../src/logbook/countersignature.ts";
import { memoryLogbook } from "../../src/logbook/memory-logbook.ts";
import type { Act } from "../../src/signals/act.ts";
import { AT, draft } from "../records/samples.ts";
import { periyar } from "./periyar.ts";

const master = { name: "S. Kurup", rank: "Master", attributed: "pin" } as const;
const countersign = (seq: number, author: Act["author"] = master): Act => ({
  act: "countersign",
  author,
  upTo: { seq, hash: "ab".repeat(32) },
});

test("the master's countersignature is an entry that names the head that the master had before them", () => {
  const entry = entryOfAct(countersign(120), AT, periyar);
  expect(entry).toMatchObject({
    book: "deck",
    text: "Countersigned: all books up to entry 120.",
    author: "Master S. Kurup",
    data: { attributed: "by PIN", act: { upTo: { seq: 120, hash: "ab".repeat(32) } } },
  });
});

test.each([
  [{ name: "A. Nair", rank: "Chief officer" }, /A\. Nair is entered as Chief officer/],
  [{ name: "A. Nair", rank: "Master's mate" }, /is entered as Master's mate/],
  [{ name: "A. Nair" }, /A\. Nair has no rank/],
])("nobody but the master countersigns: %j", (author, words) => {
  expect(entryRefusal(countersign(120, author))).toMatch(words);
});

test.each(["Master", "master ", "Captain", "Serang"])("who commands as %s countersigns", (rank) => {
  expect(entryRefusal(countersign(120, { name: "S. Kurup", rank }))).toBeUndefined();
});

test("each entry is covered by the first countersignature after it, the last ones by none yet", () => {
  const log = memoryLogbook();
  const write = (n: number) => log.write({ ...draft(n) }, AT);
  const sign = (seq: number, at: number) => {
    const entry = entryOfAct(countersign(seq), at, periyar);
    if (entry) log.write({ ...entry, timeSource: { source: "gnss", uncertainty: 1 }, position: null }, at);
  };
  write(1);
  write(2);
  sign(2, AT + 1);
  write(3);
  sign(4, AT + 2);
  write(5);
  const signed = countersignatures(log.entries());
  const covered = [1, 2, 3, 4, 5, 6].map((seq) => firstCovering(signed, seq)?.seq);
  expect(covered).toEqual([3, 3, 3, 5, 5, undefined]);
  expect(signed[0]).toMatchObject({ by: "Master S. Kurup", attributed: "by PIN", upTo: 2 });
});
