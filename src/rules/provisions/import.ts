/**
 * Makes the provision files anew from the catalogue of the law. Run by hand when a new edition comes; the
 * project neither builds nor runs with the catalogue itself:
 *
 *   npm run build && node dist/src/rules/provisions/import.js passenger-ship-2026.json national-waterways-2002.json
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import type { Json } from "../../kernel/json.ts";
import type { Instrument } from "../citation.ts";
import { type CatalogueEntry, watchable } from "./watchable.ts";

interface Catalogue {
  readonly catalogue?: string;
  readonly version?: string;
  readonly meta?: { readonly publication: string };
  readonly entries: readonly CatalogueEntry[];
}

const INSTRUMENTS: readonly (readonly [prefix: string, instrument: Instrument])[] = [
  ["PSR-", "psr-2026"],
  ["COL-", "collision-2002"],
  ["SAF-", "navigation-safety-2002"],
];

/** The text of a provision file: one provision a line, so that a change of the law is a change of a line. */
export function provisionFile(name: string, bytes: Uint8Array): string {
  const catalogue = JSON.parse(new TextDecoder().decode(bytes)) as Catalogue;
  const source = {
    catalogue: name,
    version: catalogue.version ?? "1",
    sha256: createHash("sha256").update(bytes).digest("hex"),
    entries: catalogue.entries.length,
  };
  const lines = catalogue.entries.map((item) => `  ${JSON.stringify(provisionOf(item))},`);
  return [
    "// biome-ignore-all format: generated, one provision a line",
    "/** Made by import.ts from the catalogue of the law; not edited by hand. */",
    'import type { CatalogueSource, Provision } from "./provision.ts";',
    "",
    `export const source: CatalogueSource = ${JSON.stringify(source)};`,
    "",
    "export const provisions: readonly Provision[] = [",
    ...lines,
    "];",
    "",
  ].join("\n");
}

function provisionOf(item: CatalogueEntry) {
  const instrument = INSTRUMENTS.find(([prefix]) => item.id.startsWith(prefix))?.[1];
  if (instrument === undefined) throw new Error(`${item.id}: no instrument has ids that begin so`);
  return {
    id: item.id,
    instrument,
    cites: item.cite,
    title: item.title,
    quote: item.quote,
    kind: item.kind,
    applies: restrictions(item.applies),
    alert: item.alert.basis ?? (item.alert.needed ? "proposed" : "none"),
    log: LOG_BASIS[item.log.basis] ?? item.log.basis,
    ...watchable(item),
  };
}

/** The two catalogues use different words for the same thing. */
const LOG_BASIS: Readonly<Record<string, string>> = { law: "rule", design: "proposed" };

/** All six classes are no restriction. */
function restrictions(applies: object): { readonly [key: string]: Json } {
  const { classes, ...rest } = applies as { classes?: readonly string[]; [key: string]: Json | undefined };
  const kept = classes === undefined || classes.length === 6 ? rest : { classes, ...rest };
  return kept as { readonly [key: string]: Json };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const path of process.argv.slice(2)) {
    const name = basename(path, ".json");
    writeFileSync(`src/rules/provisions/${name}.ts`, provisionFile(name, readFileSync(path)));
  }
}
