import { expect, test } from "vitest";
import { entryOfAct, entryRefusal } from "../../src/logbook/acts.ts";
import { openDefects } from "../../src/logbook/defects.ts";
import { type MemoryLogbook, memoryLogbook } from "../../src/logbook/memory-logbook.ts";
import type { Act } from "../../src/signals/act.ts";
import { AT } from "../records/samples.ts";
import { periyar } from "./periyar.ts";

const author = { name: "A. Nair", rank: "Second officer" };
type Enter = Extract<Act, { act: "enter" }>;
const enter = (act: Omit<Enter, "act" | "author">): Enter => ({ act: "enter", author, ...act });

function entered(log: MemoryLogbook, ...acts: readonly Enter[]): void {
  for (const act of acts) {
    const at = AT + log.entries().length;
    const entry = entryOfAct(act, at, periyar);
    if (entry) log.write({ ...entry, timeSource: { source: "gnss", uncertainty: 1 }, position: null }, at);
  }
}

const open = (log: MemoryLogbook) =>
  openDefects(
    log.entries(),
    log.entries().filter(({ amends }) => amends !== null),
  ).map(({ seq }) => seq);

test("a defect stays open until an entry says that it was made good", () => {
  const log = memoryLogbook();
  entered(
    log,
    enter({ kind: "defect", text: "Gland of WTD 7 leaks", items: ["wtd-7"] }),
    enter({ kind: "test", text: "Closed by hand in 24 s", defects: "Packing torn" }),
    enter({ kind: "test", text: "Closed under power in 31 s", defects: "None." }),
    enter({ kind: "remark", text: "Rain" }),
  );
  expect(open(log)).toEqual([1, 2]);
  entered(log, enter({ kind: "defect-closed", text: "Gland repacked", items: ["wtd-7"], closes: 1 }));
  expect(open(log)).toEqual([2]);
  expect(log.entries().at(-1)?.text).toBe(
    "Defect made good (entry 1) of WTD 7, shaft tunnel: Gland repacked.",
  );
});

test("what is struck neither opens nor closes a defect", () => {
  const log = memoryLogbook();
  entered(
    log,
    enter({ kind: "defect", text: "Lamp out at door 3" }),
    enter({ kind: "correction", text: "The lamp was not out, the shutter was down", amends: 1 }),
    enter({ kind: "defect", text: "Lamp out at door 4" }),
    enter({ kind: "defect-closed", text: "Lamp changed", closes: 3 }),
    enter({ kind: "correction", text: "The lamp was changed at door 5, not 4", amends: 4 }),
  );
  expect(open(log)).toEqual([3]);
});

test("an entry that closes a defect must say which", () => {
  expect(entryRefusal(enter({ kind: "defect-closed", text: "Repaired" }))).toMatch(/Which defect/);
  expect(entryRefusal(enter({ kind: "defect-closed", text: "Repaired", closes: 1 }))).toBeUndefined();
});

test.each(["none", "Nil", "no defects.", "-"])("'%s' is no defect", (defects) => {
  const log = memoryLogbook();
  entered(log, enter({ kind: "inspection", text: "Round made", defects }));
  expect(open(log)).toEqual([]);
});
