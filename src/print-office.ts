/**
 * The print office: a process that lives for one print. It reads what is to be printed as JSON on standard input
 * and answers with the PDF on standard output. Nothing else in the program loads what makes PDF.
 */
import { json } from "node:stream/consumers";
import pdfmake from "pdfmake";
import { bookSheets } from "./commands/log/printed/book.ts";
import { FACES, FONTS } from "./commands/log/printed/faces.ts";
import type { PrintJob } from "./commands/log/printed/job.ts";
import { reportSheets } from "./commands/log/printed/report.ts";
import { sheetsInScripts } from "./commands/log/printed/scripts.ts";

const files = new Set<string>(Object.values(FONTS).flatMap((font) => Object.values(font)));

pdfmake.setFonts(FONTS);
// What is printed is words: nothing is fetched, and no file but the fonts is read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => files.has(path));

const job = (await json(process.stdin)) as PrintJob;
const sheets = job.prints === "book" ? bookSheets(job) : reportSheets(job.report);
process.stdout.write(await pdfmake.createPdf(sheetsInScripts(sheets, FACES)).getBuffer());
