/** Reports of reg 18(4) and 19(2)(j), prefilled from the log. */
import { join } from "node:path";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { print } from "../../src/commands/log/printed/printing.ts";
import { reportSheets } from "../../src/commands/log/printed/report.ts";
import { REPORT_KINDS, REPORT_NAMES, type ReportName } from "../../src/commands/log/report/kinds.ts";
import { endOf, type Report, reportOf } from "../../src/commands/log/report/report.ts";
import { openLog } from "../../src/commands/log/source.ts";
import type { StampedDraft } from "../../src/logbook/entry.ts";
import { openStore } from "../../src/records/open.ts";
import { missingPiece } from "../law/gazette.ts";
import { periyar } from "../logbook/periyar.ts";
import { AT, batch, draft, emptyStore } from "../records/samples.ts";

const FROM = new Date(AT).toISOString();
const entry = (
  n: number,
  rule: string | null,
  text: string,
  more: Partial<StampedDraft> = {},
): StampedDraft =>
  draft(n, { key: text, rule, ruleVersion: rule === null ? null : 1, text, book: "deck", ...more });

const flooding: readonly StampedDraft[] = [
  entry(1, null, "Anchor aweigh.", { author: "Second officer A. Nair" }),
  entry(2, "PSR-I-39", "Water: Flooding detector 2, engine room"),
  entry(3, "PSR-I-38(1)", "Watertight door 3 closed during navigation"),
  entry(4, null, "Bilge\u001b[2J pumps 1 and 2 on.", { author: "Second officer A. Nair" }),
  entry(90_000, "PSR-I-39", "Water: Flooding detector 1, stores"),
];

function report(kind: ReportName, drafts = flooding): Report {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  store.writer.write([batch(1, { drafts })], AT + 5000);
  store.close();
  const log = openLog(join(directory, "log.sqlite"));
  try {
    const aboard = { particulars: periyar.particulars, panel: { host: "127.0.0.1", port: 1 } };
    return reportOf(log, { kind, from: FROM, to: endOf(FROM), madeAt: "2028-03-01T20:00:00.000Z", aboard });
  } finally {
    log.close();
  }
}

test.each(REPORT_NAMES)("a report of %s cites the Regulations word for word", (name) => {
  for (const { instrument, words } of REPORT_KINDS[name].cites) {
    expect(missingPiece(instrument, words)).toBeUndefined();
  }
});

test("each case of reg 18(4) and of reg 19(2)(j) has its report", () => {
  const cited = new Set(
    REPORT_NAMES.flatMap((name) => REPORT_KINDS[name].cites.map(({ provision }) => provision)),
  );
  const of18 = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"].map((n) => `18(4)(${n})`);
  const of19 = ["i", "ii", "iii"].map((n) => `19(2)(j)(${n})`);
  expect([...cited].sort()).toEqual([...of18, ...of19].sort());
});

test("a report of flooding tells time and place of the first sign, and sets the other entries apart", () => {
  const made = report("flooding");
  expect(made).toMatchObject({
    type: "report",
    version: 1,
    madeAt: "2028-03-01T20:00:00.000Z",
    ship: { name: "Periyar", "persons certified": 660 },
    event: { at: "2028-03-01T18:30:02.000Z", text: "Water: Flooding detector 2, engine room" },
  });
  expect(made.event?.position?.latitude).toBeCloseTo(9.9663);
  expect(made.evidence.map(({ seq }) => seq)).toEqual([2, 4]);
  expect(made.also.map(({ seq }) => seq)).toEqual([1, 3]);
  expect(made.chainHead).toMatch(/^5:[0-9a-f]{64}$/);
});

test("what only a person can say is left open, and never made up", () => {
  const made = report("oil");
  expect(made.event).toBeNull();
  expect(Object.values(made.toComplete).every((value) => value === null)).toBe(true);
  const text = JSON.stringify(reportSheets(made));
  expect(text).toContain("no entry of the period tells of it");
  expect(text).toContain("not known from the log");
});

test("the form says when it was made, on what provision, and for whom it is to complete", () => {
  const text = JSON.stringify(reportSheets(report("flooding")));
  expect(text).toContain("Made 2028-03-01T20:00:00.000Z from the ship's log, for a person to complete");
  expect(text).toContain("reg 18(4)(iii): “outbreak of fire or flooding in his vessel”");
  expect(text).toContain("Bilge [2J pumps 1 and 2 on.");
});

test("the form is printed on A4", async () => {
  let pdf = "";
  const out = new Writable({
    write: (piece: Buffer, _, done) => {
      pdf += piece.toString("latin1");
      done();
    },
  });
  await print({ prints: "report", report: report("flooding") }, out);
  expect(pdf).toContain("/MediaBox [0 0 595.28 841.89]");
});
