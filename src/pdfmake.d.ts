/** pdfmake as it is used here; its own type package would bring the browser's names into every file. */
declare module "pdfmake" {
  import type { Sheets } from "./commands/log/printed/sheet.ts";

  interface Font {
    readonly normal: string;
    readonly bold: string;
    readonly italics: string;
    readonly bolditalics: string;
  }
  const pdfmake: {
    setFonts(fonts: Readonly<Record<string, Font>>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(sheets: Sheets): { getBuffer(): Promise<Buffer> };
  };
  export = pdfmake;
}
