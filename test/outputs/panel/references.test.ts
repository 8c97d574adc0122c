import { expect, test } from "vitest";
import type { Entry } from "../../../src/logbook/entry.ts";
import { falselyNames } from "../../../src/outputs/panel/references.ts";
import type { Act } from "../../../src/signals/act.ts";

const author = { name: "R. Nair", rank: "Master" };
const entries = [1, 2, 3].map((seq) => ({ seq, hash: `${seq}`.repeat(64) }) as Entry);
const log = {
  log: ({ before = 99, limit }: { before?: number | undefined; limit: number }) =>
    entries
      .filter(({ seq }) => seq < before)
      .reverse()
      .slice(0, limit),
  defects: () => entries.filter(({ seq }) => seq === 2),
};
const words = (act: Act) => falselyNames(act, log);
const sign = (seq: number, hash: string): Act => ({ act: "countersign", author, upTo: { seq, hash } });
const enter = (more: object): Act => ({ act: "enter", author, kind: "remark", text: "x", ...more });

test("a countersignature of the head that stands in the log is taken", () => {
  expect(words(sign(3, "3".repeat(64)))).toBeUndefined();
});

test.each([
  ["with another hash", sign(3, "4".repeat(64))],
  ["of an entry that is not there", sign(4, "4".repeat(64))],
])("a countersignature %s is refused before it is entered", (_, act) => {
  expect(words(act)).toMatch(/is not the one that you had before you/);
});

test.each([
  ["a correction of an entry that is there", { amends: 1 }, undefined],
  ["a correction of none", { amends: 9 }, /no entry 9 to correct/],
  ["a defect that is open", { closes: 2 }, undefined],
  ["a defect that is none", { closes: 3 }, /Entry 3 has no open defect/],
  ["a remark", {}, undefined],
])("%s: taken, or refused in words", (_, more, expected) => {
  if (expected) expect(words(enter(more))).toMatch(expected);
  else expect(words(enter(more))).toBeUndefined();
});
