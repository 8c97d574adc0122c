/** The book on paper: page by page as it is numbered, what is corrected struck through, and a last sheet of proof. */
import type { PrintedBook, PrintedLine, PrintedPage } from "./job.ts";
import { type Block, type Look, ruled, type Sheets, sheets, type Words } from "./sheet.ts";

const WIDTHS = [34, 74, 86, "*", 78] as const;
const HEADINGS = ["No. (entry)", "Time (UTC)", "Position", "Entry", "Entered by"];
const DIM = "#555555";

export function bookSheets(book: PrintedBook): Sheets {
  const { ship, chosen, madeAt, head, pages } = book;
  return sheets(
    `${ship}: ${chosen}`,
    madeAt,
    `${ship} · ${chosen} · printed ${madeAt} · chain head ${head.head}`,
    [...pages.map((page, n) => bookPage(ship, page, n)), proof(book)],
  );
}

const bookPage = (ship: string, page: PrintedPage, n: number): Block => ({
  ...(n > 0 && { pageBreak: "before" as const }),
  stack: [
    {
      table: {
        headerRows: 2,
        dontBreakRows: true,
        keepWithHeaderRows: 1,
        widths: WIDTHS,
        body: [
          [
            { text: `${ship} · ${page.title} · page ${page.page}`, colSpan: 5, bold: true, fontSize: 10 },
            "",
            "",
            "",
            "",
          ],
          HEADINGS.map((text) => ({ text, bold: true, fillColor: "#eeeeee" })),
          ...page.lines.map(row),
        ],
      },
      layout: ruled(2),
    },
    signatures(page),
  ],
});

/** What never needs a second line is not broken into words: each is measured by itself, and a month has many. */
function row(line: PrintedLine): readonly Block[] {
  const struck: Look = line.struck ? { decoration: "lineThrough", color: DIM } : {};
  const small = (text: string | null, look: Look = {}): readonly Words[] =>
    text === null || text === "" ? [] : [{ text, fontSize: 6.5, color: DIM, noWrap: true, ...look }];
  return [
    { stack: [{ text: String(line.bookSeq), bold: true, noWrap: true }, ...small(`(${line.seq})`)] },
    { stack: [{ text: line.time, noWrap: true, ...struck }, ...small(line.timeNote)] },
    { text: line.position, fontSize: 7.5, noWrap: true, ...struck },
    {
      stack: [
        { text: line.text, ...struck },
        ...small([line.provision, line.late].filter(Boolean).join(" · ")),
        ...small(line.corrections, { bold: true, color: "#000000", noWrap: false }),
      ],
    },
    { stack: [{ text: line.by, ...struck }, ...small(line.attributed)] },
  ];
}

/** The countersignature that was entered, or a space to sign in ink. */
const signatures = ({ countersigned }: PrintedPage): Block => ({
  margin: [0, 8, 0, 0],
  unbreakable: true,
  columnGap: 24,
  columns: [
    { stack: [{ text: "Officer of the watch: ………………………………………………", margin: [0, 6, 0, 0] }] },
    countersigned === null
      ? { stack: [{ text: "Master: not countersigned. Signature: ……………………………", margin: [0, 6, 0, 0] }] }
      : {
          stack: [
            { text: "Master", fontSize: 6.5, color: DIM },
            { text: countersigned, bold: true },
          ],
        },
  ],
});

function proof({ ship, chosen, madeAt, entries, pages, openDefects, head }: PrintedBook): Block {
  const facts: readonly (readonly [string, string])[] = [
    ["Ship", ship],
    ["Chosen", chosen],
    ["Printed", `${madeAt} (by the clock of the machine that printed)`],
    ["Holds", `${entries} entries on ${pages.length} pages of the book`],
    ["Chain head", head.head],
    ["Signed", head.signed ? `${head.signed.at}, key ${head.signed.key}` : "nothing has been signed yet"],
    ["Signature (Ed25519)", head.signed?.signature.replace(/.{44}/g, "$&\n").trim() ?? "none"],
  ];
  return {
    ...(pages.length > 0 && { pageBreak: "before" as const }),
    stack: [
      { text: "What this print rests on", bold: true, fontSize: 12, margin: [0, 0, 0, 8] },
      {
        columnGap: 16,
        columns: [
          {
            width: "*",
            stack: [
              {
                table: {
                  widths: [84, "*"],
                  body: facts.map(([name, value]) => [{ text: name, bold: true }, { text: value }]),
                },
                layout: ruled(0),
              },
            ],
          },
          {
            stack: [
              { qr: head.head, fit: 110 },
              { text: "the chain head", fontSize: 6.5 },
            ],
            width: 116,
          },
        ],
      },
      ...WORDS.map((text): Block => ({ text, margin: [0, 8, 0, 0] })),
      { text: "Defects that are open", bold: true, margin: [0, 12, 0, 4] },
      ...(openDefects.length > 0 ? openDefects : ["None."]),
      {
        text: "Master: ………………………………………………………   Date and place: ………………………………………………",
        margin: [0, 36, 0, 0],
      },
    ],
  };
}

const WORDS: readonly string[] = [
  "Entries of this log are chained: each carries the SHA-256 of its contents and of the entry before it, so that the chain head above fixes every entry up to its number, those that are not printed here as well. Whoever holds this sheet can show whether the log was altered after it was printed:",
  "watchkeeper log verify LOG --key PUBLIC-KEY --head HEAD",
  "LOG is the database of the ship or its whole export as JSON; PUBLIC-KEY is the installation's public key, kept ashore; HEAD is the chain head, which the square code holds too. The paper by itself proves nothing.",
  "An entry that is struck through was corrected by the entry that is named beside it; nothing is erased. “By PIN” says that the person of that name had signed in with a PIN, “stated name” that the name was given and not checked. Both attribute an entry to a person; neither is a qualified electronic signature. A late entry carries the time that its author stated, and no position.",
];
