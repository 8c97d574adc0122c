/**
 * `npm run bench:log`: a log of ten years, a million entries: how long a month of it takes to be taken away, in
 * seconds and in seconds of processor time, start of the program included, and what the writer feels of it.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { StampedDraft } from "../../src/logbook/entry.ts";
import { openStore } from "../../src/records/open.ts";
import { benchRecords } from "./records.ts";

const ENTRIES = 1_000_000;
const YEARS = 10;
const BEGAN = Date.UTC(2028, 0, 1);
const EVERY = (YEARS * 365.25 * 86_400_000) / ENTRIES;
const A_BATCH = 5000;
const BOOKS = ["deck", "watertight-doors", "engine", "deck", "drills"] as const;

const draft = (n: number): StampedDraft => ({
  key: `bench:${n}`,
  book: BOOKS[n % BOOKS.length] ?? "deck",
  at: Math.round(BEGAN + n * EVERY),
  rule: "PSR-I-38(12)",
  ruleVersion: 1,
  text: `Watertight door ${n % 12}, shaft tunnel: ${n % 2 === 0 ? "opened" : "closed"}.`,
  data: { evidence: [{ signal: "wtd-7.position", value: "closed", source: "wtd-console", at: n }] },
  author: "watch",
  timeSource: { source: "gnss", uncertainty: 250 },
  position: { latitude: 9.9661, longitude: 76.2422 },
});

function written(directory: string): void {
  const store = openStore(directory, BEGAN);
  for (let first = 0; first < ENTRIES; first += A_BATCH) {
    const drafts = Array.from({ length: A_BATCH }, (_, n) => draft(first + n));
    const at = drafts.at(-1)?.at ?? BEGAN;
    store.writer.write([{ id: first + 1, at, drafts, alerts: [], acts: [], kept: [], shore: [] }], at);
  }
  store.close();
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const program = resolve("dist/src/main.js");
const MONTH = ["--from", "2033-05-01T00:00:00Z", "--to", "2033-06-01T00:00:00Z"];

interface Took {
  readonly real: number;
  readonly processor: number;
}

/** The best of some runs: what else the machine does only adds. */
function timed(runs: number, ...args: readonly string[]): Took {
  const command = `time -p ${[process.execPath, program, ...args].map((arg) => `'${arg}'`).join(" ")} > ${join(directory, "out")}`;
  const all = Array.from({ length: runs }, () => {
    const { stderr, status } = spawnSync("bash", ["-c", command], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    const of = (name: string) => Number(new RegExp(`^${name} ([\\d.]+)$`, "m").exec(stderr)?.[1]);
    return { real: of("real"), processor: of("user") + of("sys") };
  });
  return all.reduce((best, one) => (one.real < best.real ? one : best));
}

const seconds = ({ real, processor }: Took): string =>
  `${real.toFixed(2)} s, ${processor.toFixed(2)} s of processor time`;

const directory = mkdtempSync(join(tmpdir(), "ten-years-"));
try {
  const began = performance.now();
  written(directory);
  const file = join(directory, "log.sqlite");
  say(
    `${ENTRIES} entries of ${YEARS} years written in ${((performance.now() - began) / 1000).toFixed(0)} s: ${Math.round(statSync(file).size / 2 ** 20)} MiB`,
  );
  say(`  start of the program alone:  ${seconds(timed(3, "log", "--help"))}`);
  say(`  the last page:               ${seconds(timed(3, "log", "show", file, "--limit", "25"))}`);
  for (const format of ["json", "csv"])
    say(
      `  a month as ${format}:             ${seconds(timed(3, "log", "export", file, ...MONTH, "--format", format))}`.replace(
        "csv:",
        "csv: ",
      ),
    );
  say(
    `  a month as pdf:              ${seconds(timed(1, "log", "export", file, ...MONTH, "--format", "pdf"))}`,
  );
  say(`  verified:                    ${seconds(timed(1, "log", "verify", file))}`);

  const office = pathToFileURL(resolve("dist/src/records-office.js"));
  const quiet = await benchRecords({ office, store: directory, entries: 300, together: 1 });
  say(`The writer alone: ${JSON.stringify(quiet)}`);
  const reader = spawn(process.execPath, [program, "log", "verify", file], { stdio: "ignore" });
  const beside = await benchRecords({ office, store: directory, entries: 300, together: 1 });
  reader.kill();
  say(`While the log is verified: ${JSON.stringify(beside)}`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}
process.exit(0);
