/**
 * Public recordings of NMEA 0183 against counts that another reader made of them. The recordings are not part of
 * this project: where they are not present, this suite says so and does not run.
 */
import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeCommand } from "../../src/commands/decode.ts";
import { countsOf, differencesOf, sum } from "./table.ts";

const CORPUS = new URL("../../../shared/corpus/", import.meta.url);
const REFERENCE = new URL("../../../shared/corpus-reference/", import.meta.url);
const KINDS = ["nmea0183", "nmea0183-tagblock", "nmea0183-timestamped", "gpsd", "ais", "pcap-udp"];

interface Stats {
  readonly good: number;
  readonly ignored: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly byName: Readonly<Record<string, number>>;
}

interface Reference {
  readonly nmea0183?: { readonly valid_by_formatter?: Readonly<Record<string, number>> } | null;
}

const present = existsSync(CORPUS) && existsSync(REFERENCE);
const FILES = present
  ? KINDS.flatMap((kind) =>
      readdirSync(new URL(`${kind}/`, REFERENCE))
        .filter((name) => name.endsWith(".ref.json"))
        .map((name) => `${kind}/${name.replace(".ref.json", "")}`),
    )
  : [];

async function statsOf(file: string): Promise<Stats> {
  const words: string[] = [];
  const bytes = createReadStream(new URL(file, CORPUS));
  const format = file.startsWith("pcap-udp/") ? undefined : "nmea0183";
  const status = await decodeCommand(
    { stats: true, ...(format ? { format } : {}) },
    { name: file, bytes, write: async () => {}, warn: (text) => void words.push(text) },
  );
  const stats = JSON.parse(words.at(-1) ?? "") as Stats;
  const nothing = stats.good + stats.ignored === 0;
  expect(status, words.join(" ")).toBe(nothing ? 1 : 0);
  return stats;
}

if (!present) console.warn("NOT RUN: the recordings of NMEA 0183 are not present; no counts were compared");

describe.skipIf(!present)("public recordings of NMEA 0183", () => {
  it.each(FILES)("%s: as many sentences of each kind as the reference, or explained", async (file) => {
    const reference = JSON.parse(readFileSync(new URL(`${file}.ref.json`, REFERENCE), "utf8")) as Reference;
    const wanted = reference.nmea0183?.valid_by_formatter ?? {};
    const { good, ignored, refused, byName } = await statsOf(file);
    const found = Object.entries(wanted)
      .filter(([name, count]) => (byName[name] ?? 0) !== count)
      .map(([name, count]) => ({ file, name, reference: count, ours: byName[name] ?? 0 }));
    const more = Object.keys(byName)
      .filter((name) => !(name in wanted))
      .map((name) => ({ file, name, reference: 0, ours: byName[name] ?? 0 }));
    expect([...found, ...more]).toEqual(differencesOf(file));
    expect(good + ignored).toBe(sum(byName));
    expect({ reference: sum(wanted), ours: sum(byName), refused: sum(refused) }).toEqual(countsOf(file));
  });
});
