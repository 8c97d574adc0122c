/** Choosing a log by the voyage. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { filterOf } from "../../src/commands/log/filter.ts";
import { openLog } from "../../src/commands/log/source.ts";
import { VOYAGE_KEYS, voyagesOf } from "../../src/logbook/voyages.ts";
import { openStore } from "../../src/records/open.ts";
import { AT, batch, draft, emptyStore } from "../records/samples.ts";

const minutes = (n: number): number => AT + n * 60_000;

/** In port, a voyage, in port, another that has not ended; an entry every ten minutes. */
function logged() {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  const edge = (n: number, to: "began" | "ended") =>
    draft(n, { key: `WK-voyage::ship:${to}:${n}:edge`, book: "deck", at: minutes(n), data: { to } });
  const entries = Array.from({ length: 10 }, (_, n) =>
    draft(n, { at: minutes(10 * n), text: `At ${10 * n}.` }),
  );
  const all = [...entries, edge(15, "began"), edge(35, "ended"), edge(65, "began")];
  store.writer.write([batch(1, { drafts: all.sort((a, b) => a.at - b.at) })], minutes(100));
  store.close();
  return openLog(join(directory, "log.sqlite"));
}

test("the voyages of a log, by their beginnings and ends", () => {
  const log = logged();
  expect(voyagesOf(log.keyed(VOYAGE_KEYS))).toEqual([
    { number: 1, after: null, began: "2028-03-01T18:45:00.000Z", ended: "2028-03-01T19:05:00.000Z" },
    { number: 2, after: "2028-03-01T19:05:00.000Z", began: "2028-03-01T19:35:00.000Z", ended: null },
  ]);
  log.close();
});

test.each([
  ["1", ["At 0.", "At 10.", "Watertight door 15 closed.", "At 20.", "At 30.", "Watertight door 35 closed."]],
  ["2", ["At 40.", "At 50.", "At 60.", "Watertight door 65 closed.", "At 70.", "At 80.", "At 90."]],
  ["last", ["At 40.", "At 50.", "At 60.", "Watertight door 65 closed.", "At 70.", "At 80.", "At 90."]],
])("voyage %s is what was entered for it in port and on it, with its end, and no more", (voyage, texts) => {
  const log = logged();
  expect([...log.entries(filterOf({ voyage })(log))].map(({ text }) => text)).toEqual(texts);
  log.close();
});

test("a watch that was started at sea has a voyage that began before its log", () => {
  const log = logged();
  const [, end] = log.keyed(VOYAGE_KEYS);
  expect(voyagesOf(end ? [end] : [])).toMatchObject([{ began: null, ended: "2028-03-01T19:05:00.000Z" }]);
  log.close();
});

test("a voyage that is not there is said, with those that are", () => {
  const log = logged();
  expect(() => filterOf({ voyage: "3" })(log)).toThrow("It holds voyages 1 to 2");
  expect(() => filterOf({ voyage: "0" })).toThrow("--voyage 0: give a whole number from 1");
  expect(() => filterOf({ voyage: "1", from: "2028-03-01" })).toThrow("A voyage is a period");
  log.close();
});
