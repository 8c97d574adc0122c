/** As much of pdfmake's document as is used here. Its own type package would bring the browser's names into every file. */

export interface Look {
  /** Absent: as the sheet is set. */
  readonly font?: string;
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly color?: string;
  readonly decoration?: "lineThrough";
  readonly noWrap?: boolean;
  readonly alignment?: "left" | "right" | "center";
  readonly margin?: readonly [left: number, top: number, right: number, bottom: number];
}

export interface Words extends Look {
  readonly text: string | readonly (string | Words)[];
  readonly colSpan?: number;
  readonly fillColor?: string;
}

export type Block =
  | string
  | Words
  | (Look & {
      readonly stack: readonly Block[];
      readonly pageBreak?: "before";
      readonly unbreakable?: boolean;
      readonly colSpan?: number;
      readonly width?: number | string;
    })
  | (Look & {
      readonly columns: readonly Block[];
      readonly columnGap?: number;
      readonly unbreakable?: boolean;
    })
  | (Look & {
      readonly table: {
        readonly headerRows?: number;
        readonly dontBreakRows?: boolean;
        readonly keepWithHeaderRows?: number;
        readonly widths: readonly (number | "*" | "auto")[];
        readonly body: readonly (readonly Block[])[];
      };
      readonly layout?: Rules;
    })
  | (Look & { readonly qr: string; readonly fit: number; readonly width?: number | string });

/** The lines of a table. */
export interface Rules {
  readonly hLineWidth: (row: number) => number;
  readonly vLineWidth: (column: number) => number;
  readonly hLineColor: string;
  readonly vLineColor: string;
  readonly paddingTop: () => number;
  readonly paddingBottom: () => number;
  readonly paddingLeft: () => number;
  readonly paddingRight: () => number;
}

export interface Sheets {
  readonly pageSize: "A4";
  readonly pageMargins: readonly [number, number, number, number];
  readonly info: { readonly title: string; readonly creator: string; readonly creationDate: Date };
  readonly defaultStyle: Look & { readonly font: "Roboto"; readonly lineHeight: number };
  readonly footer: (sheet: number, of: number) => Block;
  readonly content: readonly Block[];
}

const SOFT = "#999999";

/** Ruled like a book: thin lines between rows, a firm one under the headings. */
export const ruled = (headings: number): Rules => ({
  hLineWidth: (row) => (row === 0 || row === headings ? 0.9 : 0.35),
  vLineWidth: () => 0.35,
  hLineColor: SOFT,
  vLineColor: SOFT,
  paddingTop: () => 2,
  paddingBottom: () => 2,
  paddingLeft: () => 3,
  paddingRight: () => 3,
});

export const sheets = (title: string, madeAt: string, foot: string, content: readonly Block[]): Sheets => ({
  pageSize: "A4",
  pageMargins: [36, 32, 36, 44],
  info: { title, creator: "Watchkeeper", creationDate: new Date(madeAt) },
  defaultStyle: { font: "Roboto", fontSize: 8, lineHeight: 1.05 },
  footer: (sheet, of) => ({
    margin: [36, 12, 36, 0],
    fontSize: 6.5,
    color: "#444444",
    columns: [
      { text: foot },
      { stack: [{ text: `Sheet ${sheet} of ${of}`, alignment: "right" }], width: 70 },
    ],
  }),
  content,
});
