/**
 * Public recordings of NMEA 2000 against counts that canboatjs made of them. The recordings are not part of this
 * project: where they are not present, this suite says so and does not run.
 */
import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeCommand } from "../../src/commands/decode.ts";
import { countsOf, differencesOf, sum } from "./table.ts";

const CORPUS = new URL("../../../shared/corpus/", import.meta.url);
const REFERENCE = new URL("../../../shared/corpus-reference/", import.meta.url);
/** Known by sight and not read. */
const NOT_READ = ["n2k-ydvr", "n2k-garmin-csv", "wibl"];

interface Stats {
  readonly good: number;
  readonly ignored: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly byName: Readonly<Record<string, number>>;
}

interface Reference {
  readonly canboatjs?: {
    readonly decoded_or_known_pgn_without_matching_definition_by_pgn?: Readonly<Record<string, number>>;
  };
  readonly by_pgn?: Readonly<Record<string, number>>;
}

const present = existsSync(CORPUS) && existsSync(REFERENCE);
const foldersOf = (place: URL, wanted: (folder: string) => boolean): string[] =>
  present ? readdirSync(place).filter(wanted) : [];
const READ = foldersOf(
  REFERENCE,
  (folder) => folder.startsWith("n2k-") && !NOT_READ.includes(folder),
).flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, REFERENCE)).map((name) => `${folder}/${name.replace(".ref.json", "")}`),
);
const REFUSED = foldersOf(CORPUS, (folder) => NOT_READ.includes(folder)).flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, CORPUS))
    .filter((name) => !name.includes(".expected"))
    .map((name) => `${folder}/${name}`),
);

async function decode(file: string): Promise<{ readonly status: number; readonly words: string }> {
  const words: string[] = [];
  const bytes = createReadStream(new URL(file, CORPUS));
  const status = await decodeCommand(
    { stats: true },
    { name: file, bytes, write: async () => {}, warn: (text) => void words.push(text) },
  );
  return { status, words: words.at(-1) ?? "" };
}

if (!present) console.warn("NOT RUN: the recordings of NMEA 2000 are not present; no counts were compared");

describe.skipIf(!present)("public recordings of NMEA 2000", () => {
  it.each(READ)("%s: as many messages of each PGN as the reference, or explained", async (file) => {
    const reference = JSON.parse(readFileSync(new URL(`${file}.ref.json`, REFERENCE), "utf8")) as Reference;
    const wanted =
      reference.canboatjs?.decoded_or_known_pgn_without_matching_definition_by_pgn ?? reference.by_pgn ?? {};
    const { status, words } = await decode(file);
    const { good, ignored, refused, byName } = JSON.parse(words) as Stats;
    expect(status, words).toBe(good + ignored === 0 ? 1 : 0);
    const numbers = new Set(
      [...Object.keys(wanted), ...Object.keys(byName)].filter((name) => /^\d+$/.test(name)),
    );
    const found = [...numbers]
      .filter((name) => (byName[name] ?? 0) !== (wanted[name] ?? 0))
      .map((name) => ({ file, name, reference: wanted[name] ?? 0, ours: byName[name] ?? 0 }));
    expect(found).toEqual(differencesOf(file));
    expect(good + ignored).toBe(sum(byName));
    const ours = [...numbers].reduce((total, name) => total + (byName[name] ?? 0), 0);
    expect({ reference: sum(wanted), ours, refused: sum(refused) }).toEqual(countsOf(file));
  });

  it.each(REFUSED)("%s: refused with a sentence", async (file) => {
    const { status, words } = await decode(file);
    expect(status).toBe(1);
    expect(words).toMatch(/^\S+: this is a .+; .+/);
  });
});
