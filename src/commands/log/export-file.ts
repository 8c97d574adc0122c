/**
 * The export, version 1: JSON, one value a line. The first line says what it is, then come the entries in
 * order, then the heads.
 *
 *   {"type":"log","format":"watchkeeper-log","version":1,"of":"whole","publicKey":"-----BEGIN…"}
 *   {"type":"entry","seq":1,"book":"deck",…}
 *   {"type":"head","seq":1,"hash":"…","at":"…","key":"…","signature":"…"}
 *
 * `of` is `whole`, or `selection` when rows were chosen by book or time: then entries may be missing between.
 */
import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Entry } from "../../logbook/entry.ts";
import type { SignedHead } from "../../logbook/signature.ts";
import { LogFailure } from "./failure.ts";

export interface ExportHeading {
  readonly type: "log";
  readonly format: "watchkeeper-log";
  readonly version: 1;
  readonly of: "whole" | "selection";
  readonly publicKey?: string;
}

export interface ReadExport {
  readonly heading: ExportHeading;
  readonly entries: readonly Entry[];
  readonly heads: readonly SignedHead[];
}

export function* exportLines(
  of: ExportHeading["of"],
  keyPath: string | undefined,
  entries: Iterable<Entry>,
  heads: Iterable<SignedHead>,
): Generator<string> {
  const publicKey = keyPath === undefined ? {} : { publicKey: readFileSync(keyPath, "utf8") };
  const heading: ExportHeading = { type: "log", format: "watchkeeper-log", version: 1, of, ...publicKey };
  yield `${JSON.stringify(heading)}\n`;
  for (const entry of entries) yield `${JSON.stringify({ type: "entry", ...entry })}\n`;
  for (const head of heads) yield `${JSON.stringify({ type: "head", ...head })}\n`;
}

export async function readExport(path: string): Promise<ReadExport> {
  let heading: ExportHeading | undefined;
  const entries: Entry[] = [];
  const heads: SignedHead[] = [];
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === "") continue;
    const { type, ...rest } = parsed(text, path, line);
    if (type === "log") heading = { type, ...rest } as ExportHeading;
    else if (type === "entry") entries.push(rest as unknown as Entry);
    else if (type === "head") heads.push(rest as unknown as SignedHead);
    else throw new LogFailure(3, `${path}, line ${line}: neither an entry nor a head.`);
    if (!heading) throw new LogFailure(3, `${path} is neither a log database nor an export of one.`);
  }
  if (!heading) throw new LogFailure(3, `${path} is empty.`);
  if (heading.format !== "watchkeeper-log" || heading.version !== 1) {
    throw new LogFailure(3, `${path} is an export in a form that this version does not know.`);
  }
  return { heading, entries, heads };
}

function parsed(
  text: string,
  path: string,
  line: number,
): { readonly type?: unknown } & Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below, with its place.
  }
  throw new LogFailure(3, `${path}, line ${line}: not the JSON of an export.`);
}
