import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { PUBLIC_KEY_FILE, verifyingKey } from "../../src/logbook/signature.ts";
import { verify } from "../../src/logbook/verify.ts";
import { headNote } from "../../src/records/head-note.ts";
import { migrate } from "../../src/records/migrate.ts";
import { migrations } from "../../src/records/migrations/index.ts";
import { LOG_FILE, openStore } from "../../src/records/open.ts";
import { openQueries } from "../../src/records/queries.ts";
import { AT, batch, draft, drafts, emptyStore } from "./samples.ts";

function written(entries = 20): { readonly directory: string; readonly path: string; readonly head: string } {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  store.writer.write([batch(1, { drafts: drafts(entries) })], AT);
  const { hash } = store.writer.head();
  store.close();
  return { directory, path: join(directory, LOG_FILE), head: hash };
}

test("the log is kept so that what is committed is on the disk", () => {
  const store = openStore(emptyStore(), AT);
  expect(store.db.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(store.db.pragma("synchronous", { simple: true }), "FULL").toBe(2);
  const tables = store.db
    .prepare<[], { name: string; strict: number }>(
      "SELECT name, strict FROM pragma_table_list WHERE name NOT LIKE 'sqlite%'",
    )
    .all();
  expect(tables.length).toBeGreaterThan(6);
  expect(tables.filter(({ strict }) => strict === 0)).toEqual([]);
  store.close();
});

test("the signing key is made once, and only its owner can read it", () => {
  const { directory } = written();
  const key = join(directory, "signing-key.pem");
  const first = readFileSync(key, "utf8");
  expect((statSync(key).mode & 0o777).toString(8)).toBe("600");
  openStore(directory, AT).close();
  expect(readFileSync(key, "utf8")).toBe(first);
  expect(() => verifyingKey(readFileSync(join(directory, PUBLIC_KEY_FILE), "utf8"))).not.toThrow();
});

test("the lock needs no room on the disk: a full one can still be opened", () => {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  expect(readdirSync(directory).filter((name) => name.startsWith("store.lock"))).toEqual(["store.lock"]);
  expect(statSync(join(directory, "store.lock")).size).toBe(0);
  store.close();
});

test("a second instance on one store is refused, and may have it when the first has gone", () => {
  const directory = emptyStore();
  const first = openStore(directory, AT);
  expect(() => openStore(directory, AT)).toThrow(`Another Watchkeeper is writing to ${directory}.`);
  first.close();
  openStore(directory, AT).close();
});

test("a log of a newer version is refused in plain words and left as it is", () => {
  const { directory, path } = written();
  const db = new Database(path);
  db.pragma("user_version = 99");
  db.close();
  const before = readFileSync(path);
  expect(() => openStore(directory, AT)).toThrow(
    /written by a newer Watchkeeper \(log version 99; this one knows up to 3\).*Nothing was changed/,
  );
  expect(readFileSync(path).equals(before)).toBe(true);
});

test.each(migrations.map(({ number }) => number - 1))(
  "a log of version %i is brought forward, and what was in it stays",
  (version) => {
    const directory = emptyStore();
    const db = new Database(join(directory, LOG_FILE));
    migrate(db, migrations.slice(0, version));
    const row =
      "(1, 'deck', 1, '2028-01-01T00:00:00.000Z', '2028-01-01T00:00:00.000Z', 'none', NULL, NULL, NULL, NULL, NULL, 'Old.', '{}', 'watch', NULL, 'k', 'p', 'h')";
    if (version >= 1) db.exec(`INSERT INTO entries VALUES ${row}`);
    if (version >= 2) db.exec(`INSERT INTO kept VALUES ('situation', '{"phase":"ready"}')`);
    db.close();

    const store = openStore(directory, AT);
    expect(store.db.pragma("user_version", { simple: true })).toBe(3);
    store.writer.write(
      [batch(1, { drafts: [draft(1)], kept: [["a", 1]], shore: [{ broker: "b", cursor: 1 }] })],
      AT,
    );
    store.close();
    const log = openQueries(join(directory, LOG_FILE));
    expect([...log.entries({})].map(({ text }) => text)).toEqual(
      version >= 1 ? ["Old.", draft(1).text] : [draft(1).text],
    );
    expect(log.kept().map(([key]) => key)).toEqual(version >= 2 ? ["a", "situation"] : ["a"]);
    expect(log.cursor("b")).toBe(1);
    log.close();
  },
);

test("a step that fails leaves the log at the version before it", () => {
  const directory = emptyStore();
  const db = new Database(join(directory, LOG_FILE));
  const bad = {
    number: 4,
    brings: "nothing",
    sql: "CREATE TABLE a (b INTEGER) STRICT; CREATE TABLE a (b INTEGER) STRICT",
  };
  expect(() => migrate(db, [...migrations, bad])).toThrow();
  expect(db.pragma("user_version", { simple: true })).toBe(3);
  expect(db.prepare("SELECT count(*) FROM sqlite_master WHERE name = 'a'").pluck().get()).toBe(0);
  db.close();
});

test.each([
  ["is no database any more", (bytes: Buffer) => bytes.fill(0x41, 0, 4096)],
  ["has lost its tables", (bytes: Buffer) => bytes.fill(0, 100, 4096)],
])("a log that %s is set aside untouched, and a new chain names its head", (_, damage) => {
  const { directory, path, head } = written();
  const bytes = damage(readFileSync(path));
  writeFileSync(path, bytes);

  const store = openStore(directory, AT);
  const aside = readdirSync(directory).find((name) => /^log\.sqlite\.damaged-20280301T183000Z$/.test(name));
  expect(aside).toBeDefined();
  expect(readFileSync(join(directory, String(aside))).equals(bytes)).toBe(true);
  expect(store.notes[0]).toContain(
    `It was set aside as ${join(directory, String(aside))}; a new chain begins.`,
  );

  store.writer.write([batch(2, { drafts: [draft(30)] })], AT);
  const log = openQueries(path);
  const [first, second] = log.entriesAfter(0, 10);
  expect(first).toMatchObject({ seq: 21, prevHash: head, data: { setAside: aside, continues: head } });
  expect(first?.text).toContain(`It follows entry 20 of that file, hash ${head}.`);
  expect(second).toMatchObject({ seq: 22, book: "deck", bookSeq: 8 });
  const key = verifyingKey(store.key.publicKey);
  expect(verify({ entries: log.entries({}), heads: log.heads(), keys: [key], published: [] }).whole).toBe(
    true,
  );
  log.close();
  store.close();
});

test.each([
  ["is gone", (path: string) => rmSync(path)],
  ["is empty", (path: string) => writeFileSync(path, "")],
  ["is an older copy", (path: string, older: Buffer) => writeFileSync(path, older)],
])(
  "a log that %s, though the note beside it tells of more, is announced and never passed off as the first",
  (_, loss) => {
    const { directory, path } = written(5);
    const older = readFileSync(path);
    const more = openStore(directory, AT);
    more.writer.write([batch(2, { drafts: [draft(40), draft(41)] })], AT);
    const { seq, hash } = more.writer.head();
    more.close();
    loss(path, older);

    const store = openStore(directory, AT);
    expect(store.notes.join(" ")).toContain(`had reached entry ${seq}`);
    store.writer.write([batch(3, { drafts: [draft(50)] })], AT);
    const log = openQueries(path);
    const [first, second] = log.entriesAfter(0, 10);
    expect(first).toMatchObject({ seq: seq + 1, prevHash: hash });
    expect(second?.seq, "ashore a number that was used is never used again").toBe(seq + 2);
    log.close();
    store.close();
  },
);

test("what is on the disk already is not written again at a start: a full disk opens the log all the same", () => {
  const { directory } = written();
  const before = statSync(join(directory, PUBLIC_KEY_FILE)).ino;
  openStore(directory, AT).close();
  expect(statSync(join(directory, PUBLIC_KEY_FILE)).ino).toBe(before);
});

test("a note of the head that cannot be written does not undo what is committed", () => {
  const note = headNote(join(emptyStore(), "note"));
  note.close();
  expect(() => note.write({ head: { seq: 1, hash: "0" }, books: {} })).not.toThrow();
});

test("two logs that are damaged within one second are both kept", () => {
  const { directory, path } = written();
  for (const damage of ["first", "second"]) {
    writeFileSync(path, `this is no database: ${damage}`.repeat(100));
    openStore(directory, AT).close();
  }
  expect(
    readdirSync(directory)
      .filter((name) => name.includes("damaged"))
      .sort(),
  ).toEqual(["log.sqlite.damaged-20280301T183000Z", "log.sqlite.damaged-20280301T183000Z-again"]);
});

test("damage deep in the file is looked for once writing met it, and only then is the file set aside", () => {
  const { directory, path, head } = written(3000);
  const bytes = readFileSync(path);
  bytes.fill(0x41, 25 * 4096, 26 * 4096);
  writeFileSync(path, bytes);
  const store = openStore(directory, AT);
  store.writer.write(
    [
      batch(2, {
        kept: [["situation", { phase: "on-voyage" }]],
        shore: [{ broker: "office", cursor: 9, topics: [["alert/a", true]] }],
      }),
    ],
    AT,
  );
  expect(store.notes, "not met at the start").toEqual([]);
  store.suspect("database disk image is malformed");
  store.close();
  const again = openStore(directory, AT);
  expect(again.notes[0]).toContain("is damaged");
  expect(readdirSync(directory)).not.toContain("log.sqlite.suspect");
  const log = openQueries(path);
  expect(log.kept(), "the watch goes on where it was").toEqual([["situation", { phase: "on-voyage" }]]);
  expect([log.cursor("office"), log.topics("office")]).toEqual([9, ["alert/a"]]);
  expect(log.entriesAfter(0, 9)).toMatchObject([{ seq: 3001, data: { continues: head } }]);
  log.close();
  again.close();
});

test("a suspicion that proves unfounded leaves the log where it is", () => {
  const { directory } = written();
  const store = openStore(directory, AT);
  store.suspect("disk I/O error");
  store.close();
  const again = openStore(directory, AT);
  expect(again.notes).toEqual([]);
  expect(again.writer.head().seq).toBe(20);
  again.close();
});

test("a log whose last entries do not verify is announced, kept, and written on", () => {
  const { directory, path } = written();
  const db = new Database(path);
  db.exec("DROP TRIGGER entries_stay; UPDATE entries SET text = 'Nothing.' WHERE seq = 18");
  db.close();
  const store = openStore(directory, AT);
  expect(store.notes[0]).toContain("Entry 18 was changed");
  store.writer.write([batch(2, { drafts: [draft(30)] })], AT);
  expect(store.writer.head().seq).toBe(21);
  store.close();
});
