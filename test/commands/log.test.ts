import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import Database from "better-sqlite3";
import { Command } from "commander";
import { expect, test } from "vitest";
import { addLog } from "../../src/commands/log.ts";
import { openStore, type Store } from "../../src/records/open.ts";
import { AT, batch, draft, drafts, emptyStore } from "../records/samples.ts";

interface Said {
  readonly data: string;
  readonly words: string;
  readonly status: number | undefined;
}

async function watchkeeper(...args: readonly string[]): Promise<Said> {
  let data = "";
  const words: string[] = [];
  let status: number | undefined;
  const program = new Command().exitOverride();
  addLog(program, {
    storeOf: (shipFile) => `${shipFile}.store`,
    out: new Writable({
      write(chunk: Buffer, _, done) {
        data += chunk.toString();
        done();
      },
    }),
    say: (said) => void words.push(said),
    finish: (with_) => {
      status = with_;
    },
  });
  await program.parseAsync(["log", ...args], { from: "user" });
  return { data, words: words.join("\n"), status };
}

/** A store that is still being written to: its last commits are in the `-wal` only. */
function inUse(): { readonly directory: string; readonly store: Store; readonly head: string } {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  store.writer.write([batch(1, { drafts: drafts(8) })], AT + 9000);
  const wrong = draft(20, {
    key: "act:a",
    book: "deck",
    text: "Pilot on board at 17:10.",
    author: "Master B. Roy",
  });
  const right = draft(21, {
    key: "act:b",
    book: "deck",
    text: "Pilot on board at 17:20.",
    amends: 9,
    author: "Master B. Roy",
  });
  store.writer.write([batch(2, { drafts: [wrong, right] })], AT + 200_000);
  const { seq, hash } = store.writer.head();
  return { directory, store, head: `${seq}:${hash}` };
}

/** The log as a thief or an inspector would take it, with its `-wal`. */
function taken(directory: string): string {
  const copy = join(emptyStore(), "log.sqlite");
  for (const part of ["", "-wal"]) copyFileSync(join(directory, `log.sqlite${part}`), copy + part);
  return copy;
}

test("shows the log as a page of the book, with corrections beside what they strike", async () => {
  const { directory, store } = inUse();
  const { data, status } = await watchkeeper("show", directory, "--limit", "3");
  expect(status).toBe(0);
  expect(data.split("\n").map((line) => line.trimEnd())).toEqual([
    "  entry  book, page            time (UTC)            position                text; by whom",
    "      8  watertight-doors 1    2028-03-01 18:30:08   09°58.01'N 076°14.53'E  Watertight door 8 closed. (PSR-I-38(12))",
    "      9  deck 1                2028-03-01 18:30:20   not known               ~~Pilot on board at 17:10.~~ [struck: see entry 10] (PSR-I-38(12)) [entered 2028-03-01 18:33:20]; Master B. Roy",
    "     10  deck 1                2028-03-01 18:30:21   09°58.09'N 076°14.53'E  Pilot on board at 17:20. (PSR-I-38(12)) [corrects entry 9] [entered 2028-03-01 18:33:20]; Master B. Roy",
    "",
  ]);
  store.close();
});

test("no text from a device or a person can steer the terminal", async () => {
  const { directory, store } = inUse();
  store.writer.write([batch(3, { drafts: [draft(30, { text: "Door\u001b[2J\r\n9 \u009bclosed." })] })], AT);
  const { data } = await watchkeeper("show", directory, "--limit", "1");
  expect(data.split("\n")[1]).toContain("Door [2J 9  closed.");
  expect(data.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  store.close();
});

test("shows one JSON object a line, by book and period", async () => {
  const { directory, store } = inUse();
  const from = ["--from", "2028-03-01T18:30:04", "--to", "2028-03-01T18:30:08"];
  const { data } = await watchkeeper("show", directory, "--json", "--book", "watertight-doors", ...from);
  const entries = data
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { seq: number; book: string });
  expect(entries.map(({ seq }) => seq)).toEqual([4, 5, 7]);
  store.close();
});

test.each([
  [["show"], "Name the log"],
  [["show", ".", "--book", "oil"], 'There is no book "oil"'],
  [["show", ".", "--from", "tomorrow"], "a time is written 2028-03-01"],
  [["show", ".", "--limit", "0"], "a whole number from 1"],
  [["show", ".", "--limit", "1e99"], "a whole number from 1"],
  [["verify", ".", "--head", "12"], "a head is written NUMBER:HASH"],
])("wrong use of %j is said, with status 2", async (args, words) => {
  const said = await watchkeeper(...args);
  expect(said).toMatchObject({ status: 2, data: "" });
  expect(said.words).toContain(words);
});

test("a log that is not there, is no log, or is from a newer version ends with status 3", async () => {
  const directory = emptyStore();
  expect(await watchkeeper("show", join(directory, "none"))).toMatchObject({ status: 3 });
  const odd = join(directory, "odd.sqlite");
  writeFileSync(odd, "These are not entries.\n");
  expect((await watchkeeper("verify", odd)).words).toContain("line 1: not the JSON of an export");
  const newer = join(directory, "newer.sqlite");
  const db = new Database(newer);
  db.pragma("user_version = 99");
  db.close();
  expect((await watchkeeper("show", newer)).words).toContain(
    "written by a newer Watchkeeper (log version 99",
  );
});

test("a log in use verifies, and a copy of it with its -wal, whose files stay as they were", async () => {
  const { directory, store, head } = inUse();
  expect(await watchkeeper("verify", directory)).toMatchObject({
    status: 0,
    data: `WHOLE: 10 entries, head ${head}\n`,
  });
  const copy = taken(directory);
  const before = [readFileSync(copy), readFileSync(`${copy}-wal`)];
  const key = join(directory, "public-key.pem");
  const said = await watchkeeper("verify", copy, "--key", key, "--head", head, "--closed");
  expect(said).toMatchObject({ status: 0, data: `WHOLE: 10 entries, head ${head}\n` });
  expect(said.words).toContain("Ends at the published head, entry 10.");
  expect([readFileSync(copy), readFileSync(`${copy}-wal`)]).toEqual(before);
  store.close();
});

test("a copy whose -wal lost its end is found against a published head, and only so", async () => {
  const { directory, store, head } = inUse();
  const copy = taken(directory);
  const key = join(directory, "public-key.pem");
  writeFileSync(`${copy}-wal`, readFileSync(`${copy}-wal`).subarray(0, -1));
  const alone = await watchkeeper("verify", copy, "--key", key);
  expect(alone.status).toBe(0);
  const said = await watchkeeper("verify", copy, "--key", key, "--head", head);
  expect(said).toMatchObject({ status: 1 });
  expect(said.data).toContain("(cut-off): The end was cut off: a published head names entry 10");
  store.close();
});

test("a row changed in a copy is named", async () => {
  const { directory, store } = inUse();
  const copy = taken(directory);
  const db = new Database(copy);
  db.exec(
    "DROP TRIGGER entries_stay; UPDATE entries SET text = 'Watertight door 4 closed at 18:00.' WHERE seq = 4",
  );
  db.close();
  const said = await watchkeeper("verify", copy, "--json");
  expect(said.words).toBe("");
  expect(said.status).toBe(1);
  expect(JSON.parse(said.data)).toMatchObject({ whole: false, fault: { kind: "changed", seq: 4 } });
  store.close();
});

test.each([
  ["with a space that means nothing", "replace(data, ':', ': ')"],
  ["with a name given twice, of which readers take one", '\'{"door":"wtd-9",\' || substr(data, 2)'],
  ["no JSON at all", "data || '}'"],
])("data that stand in the file otherwise than they were sealed are found: %s", async (_, otherwise) => {
  const { directory, store } = inUse();
  const copy = taken(directory);
  const db = new Database(copy);
  db.exec(`DROP TRIGGER entries_stay; UPDATE entries SET data = ${otherwise} WHERE seq = 4`);
  db.close();
  const said = await watchkeeper("verify", copy, "--json");
  expect(JSON.parse(said.data)).toMatchObject({ whole: false, fault: { kind: "changed", seq: 4 } });
  store.close();
});

test("a forged row at the end of a copy is named, for it is not signed", async () => {
  const { directory, store } = inUse();
  const copy = taken(directory);
  const forger = openStoreOf(copy);
  forger.store.writer.write([batch(1, { drafts: [draft(50)] })], AT);
  forger.store.close();
  const key = join(directory, "public-key.pem");
  const said = await watchkeeper("verify", forger.path, "--key", key);
  expect(said.status).toBe(1);
  expect(said.data).toContain("NOT WHOLE at entry 11 (falsely-signed)");
  store.close();
});

/** A copy that a forger writes on with this very program, and so with a key of his own. */
function openStoreOf(copy: string): { readonly path: string; readonly store: Store } {
  const directory = emptyStore();
  const path = join(directory, "log.sqlite");
  for (const part of ["", "-wal"]) copyFileSync(copy + part, path + part);
  return { path, store: openStore(directory, AT) };
}

test("an export verifies like the log itself, and a changed export is found", async () => {
  const { directory, store, head } = inUse();
  const { data } = await watchkeeper("export", directory);
  const file = join(emptyStore(), "export.jsonl");
  writeFileSync(file, data);
  expect(await watchkeeper("verify", file, "--head", head)).toMatchObject({ status: 0 });
  writeFileSync(file, data.replace("Watertight door 5 closed.", "Watertight door 5 open."));
  const said = await watchkeeper("verify", file);
  expect(said).toMatchObject({ status: 1 });
  expect(said.data).toContain("entry 5 (changed)");
  store.close();
});

test("a selection says what it cannot prove", async () => {
  const { directory, store } = inUse();
  const { data } = await watchkeeper("export", directory, "--book", "deck");
  const file = join(emptyStore(), "deck.jsonl");
  writeFileSync(file, data);
  const said = await watchkeeper("verify", file);
  expect(said.status).toBe(0);
  expect(said.words).toContain("This export is a selection");
  store.close();
});

test("a spreadsheet gets each entry with what strikes it, and no formula from a text", async () => {
  const { directory, store } = inUse();
  store.writer.write([batch(3, { drafts: [draft(30, { text: '=cmd, "quoted"' })] })], AT);
  const { data } = await watchkeeper("export", directory, "--format", "csv");
  const rows = data.split("\r\n");
  expect(rows).toHaveLength(13);
  expect(rows[9]).toContain(",Pilot on board at 17:10.,Master B. Roy,,10,");
  expect(rows[11]).toContain(`,"'=cmd, ""quoted""",`);
  store.close();
});

test("a backup of a log in use is whole, and never takes the place of another file", async () => {
  const { directory, store, head } = inUse();
  const to = join(emptyStore(), "log.backup");
  const said = await watchkeeper("backup", to, directory);
  expect(said).toMatchObject({ status: 0 });
  expect(said.words).toContain(`10 entries, head ${head}`);
  store.writer.write([batch(3, { drafts: [draft(40)] })], AT);
  const key = join(directory, "public-key.pem");
  expect(await watchkeeper("verify", to, "--key", key, "--head", head)).toMatchObject({ status: 0 });
  const again = await watchkeeper("backup", to, directory);
  expect(again).toMatchObject({ status: 3 });
  expect(again.words).toContain(`There is a file ${to} already`);
  const nowhere = await watchkeeper("backup", join(directory, "no-such", "copy"), directory);
  expect(nowhere).toMatchObject({ status: 3 });
  expect(nowhere.words).toContain("There is no folder");
  expect(existsSync(`${to}.unfinished`)).toBe(false);
  store.close();
});

test("--ship finds the log in the store of the ship file", async () => {
  const directory = emptyStore();
  mkdirSync(join(directory, "ferry.yaml.store"));
  const store = openStore(join(directory, "ferry.yaml.store"), AT);
  store.writer.write([batch(1, { drafts: drafts(2) })], AT);
  store.close();
  const said = await watchkeeper("verify", "--ship", join(directory, "ferry.yaml"));
  expect(said.data).toContain("WHOLE: 2 entries");
});
