/**
 * The print office: a process that lives for one print. It reads what is to be printed as JSON on standard input
 * and answers with the PDF on standard output. Nothing else in the program loads what makes PDF.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { json } from "node:stream/consumers";
import pdfmake from "pdfmake";
import { bookSheets } from "./commands/log/printed/book.ts";
import type { PrintJob } from "./commands/log/printed/job.ts";
import { reportSheets } from "./commands/log/printed/report.ts";

const fonts = join(
  dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")),
  "fonts",
  "Roboto",
);
const font = (style: string): string => join(fonts, `Roboto-${style}.ttf`);

pdfmake.setFonts({
  Roboto: {
    normal: font("Regular"),
    bold: font("Medium"),
    italics: font("Italic"),
    bolditalics: font("MediumItalic"),
  },
});
// What is printed is words: nothing is fetched, and no file but the fonts is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));

const job = (await json(process.stdin)) as PrintJob;
process.stdout.write(
  await pdfmake.createPdf(job.prints === "book" ? bookSheets(job) : reportSheets(job.report)).getBuffer(),
);
