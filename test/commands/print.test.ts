/** The book on paper: what stands on it, and that the child process makes a PDF of it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { asBook } from "../../src/commands/log/exported.ts";
import { bookSheets } from "../../src/commands/log/printed/book.ts";
import type { PrintedBook } from "../../src/commands/log/printed/job.ts";
import { print } from "../../src/commands/log/printed/printing.ts";
import { openLog } from "../../src/commands/log/source.ts";
import { entryOfAct } from "../../src/logbook/acts.ts";
import { stamp } from "../../src/logbook/compose.ts";
import { openStore } from "../../src/records/open.ts";
import { defectsOpenIn } from "../../src/records/open-defects.ts";
import type { EntryFilter } from "../../src/records/queries.ts";
import type { Act } from "../../src/signals/act.ts";
import { periyar } from "../logbook/periyar.ts";
import { AT, batch, draft, emptyStore } from "../records/samples.ts";

const mate = { name: "A. Nair", rank: "Second officer", attributed: "pin" } as const;
const master = { name: "S. Kurup", rank: "Master", attributed: "pin" } as const;

/** 60 closings, a remark and its correction, a late entry, a test with a defect, and the master's signature. */
function printed(filter: EntryFilter = {}): PrintedBook {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  let written = 0;
  const write = (act: Act) => {
    written += 1;
    const at = AT + 3_600_000 + written * 1000;
    const entry = entryOfAct(act, at, periyar);
    const known = { at, timeSource: { source: "gnss", uncertainty: 200 }, position: null } as const;
    if (entry) store.writer.write([batch(written, { drafts: [stamp(entry, known)] })], at);
  };
  const closings = Array.from({ length: 60 }, (_, n) => draft(n, { book: "watertight-doors", at: AT }));
  store.writer.write([batch(0, { drafts: closings })], AT);
  write({ act: "enter", author: mate, kind: "remark", text: "Pilot on board at 17:10" });
  write({ act: "enter", author: mate, kind: "correction", text: "Pilot on board at 17:20", amends: 61 });
  write({
    act: "enter",
    author: { name: "B. Das" },
    kind: "remark",
    text: "Rain\u0007 squall",
    happenedAt: "2028-03-01T16:00:00Z",
  });
  write({ act: "enter", author: mate, kind: "test", text: "Closed in 24 s", defects: "Packing leaks" });
  write({ act: "countersign", author: master, upTo: store.writer.head() });
  write({ act: "enter", author: mate, kind: "remark", text: "Anchor aweigh" });
  store.close();
  const log = openLog(join(directory, "log.sqlite"));
  try {
    expect(defectsOpenIn(log)).toHaveLength(1);
    return asBook(log, filter, { ship: "Periyar", madeAt: "2028-03-02T08:00:00.000Z" });
  } finally {
    log.close();
  }
}

async function pdfOf(book: PrintedBook, office?: URL): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const out = new Writable({
    write: (piece: Buffer, _, done) => {
      pieces.push(piece);
      done();
    },
  });
  await print(book, out, office);
  return Buffer.concat(pieces);
}

test("each book has its own pages of 25 entries, numbered as the book is", () => {
  const { pages, chosen } = printed();
  expect(pages.map(({ title, page, lines }) => [title, page, lines.length])).toEqual([
    ["Deck logbook", 1, 6],
    ["Logbook of watertight doors and openings", 1, 25],
    ["Logbook of watertight doors and openings", 2, 25],
    ["Logbook of watertight doors and openings", 3, 10],
  ]);
  expect(chosen).toBe("All books");
});

test("a book and a period are printed alone, and the print says which", () => {
  const { pages, chosen, entries } = printed({ book: "deck", from: "2028-03-01T18:30:00.000Z" });
  expect(entries).toBe(5);
  expect(pages).toHaveLength(1);
  expect(chosen).toBe("Deck logbook, from 2028-03-01 18:30:00");
});

test("what is corrected is struck through and names what corrects it", () => {
  const [wrong, right] = printed().pages[0]?.lines ?? [];
  expect(wrong).toMatchObject({
    text: "Pilot on board at 17:10.",
    struck: true,
    corrections: "Struck: see entry 62.",
  });
  expect(right).toMatchObject({ struck: false, corrections: "Corrects entry 61." });
  expect(JSON.stringify(bookSheets(printed()))).toContain(
    '{"text":"Pilot on board at 17:10.","decoration":"lineThrough"',
  );
});

test("a late entry has both times and no position; nothing in a text steers the printer", () => {
  expect(printed().pages[0]?.lines[2]).toMatchObject({
    time: "2028-03-01 16:00:00",
    timeNote: "as stated",
    late: "entered 2028-03-01 19:30:03",
    position: "not known",
    text: "Rain  squall.",
    by: "B. Das",
    attributed: "stated name",
  });
});

test("a page that the master has countersigned names the entry; one that is not leaves room to sign", () => {
  const [deck, doors] = printed().pages;
  expect(doors?.countersigned).toBe("Master S. Kurup, 2028-03-01 19:30:05, entry 65 (by PIN)");
  expect(deck?.countersigned).toBeNull();
  const text = JSON.stringify(bookSheets(printed()));
  expect(text.match(/Master: not countersigned/g)).toHaveLength(1);
});

test("the last sheet has the chain head, its square code, the signature and the open defects", () => {
  const book = printed();
  expect(book.head.head).toMatch(/^66:[0-9a-f]{64}$/);
  expect(book.openDefects).toEqual([
    "Entry 64, 2028-03-01 19:30:04: Test: Closed in 24 s. Defects: Packing leaks. (Second officer A. Nair)",
  ]);
  const text = JSON.stringify(bookSheets(book));
  expect(text).toContain(`"qr":"${book.head.head}"`);
  expect(text.replaceAll("\\n", "")).toContain(book.head.signed?.signature);
});

test("the child process makes an A4 page of each page of the book, and the sheet of proof", async () => {
  const pdf = (await pdfOf(printed())).toString("latin1");
  expect(pdf.startsWith("%PDF-1.")).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(5);
  expect(pdf).toContain("/MediaBox [0 0 595.28 841.89]");
});

test("a child process that fails says why, and half a PDF is never given out", async () => {
  const broken = join(emptyStore(), "office.mjs");
  writeFileSync(broken, 'process.stdout.write("%PDF-1.3 half"); throw new Error("no fonts");');
  await expect(pdfOf(printed(), pathToFileURL(broken))).rejects.toThrow(
    /The PDF could not be made .*no fonts/s,
  );
});
