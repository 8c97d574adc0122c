import { join } from "node:path";
import { expect, test } from "vitest";
import type { Alert } from "../../src/alerts/alert.ts";
import { verifyingKey } from "../../src/logbook/signature.ts";
import { verify } from "../../src/logbook/verify.ts";
import { openStore } from "../../src/records/open.ts";
import { openQueries } from "../../src/records/queries.ts";
import { AT, batch, draft, drafts, emptyStore } from "./samples.ts";

const alert: Alert = {
  id: "PSR-I-38(1):wtd-3:1",
  occurrence: 1,
  rule: "PSR-I-38(1)",
  priority: "warning",
  category: "B",
  state: "active-unacknowledged",
  title: "WTD 3 OPEN",
  text: "Watertight door 3 open under way",
  cites: "Schedule I, para 38(1)",
  subject: "wtd-3",
  aspect: "position",
  raisedAt: AT,
  changedAt: AT,
  evidence: [],
  latched: false,
  because: "open for 2 min",
  count: 1,
};

test("what was written is there, in order, chained and signed", () => {
  const store = openStore(emptyStore(), AT);
  const [first, second] = store.writer.write(
    [batch(1, { drafts: drafts(3) }), batch(2, { drafts: [draft(4)] })],
    AT,
  );
  expect(first?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(second?.entries).toEqual([{ key: "PSR-I-38(12):wtd-4", seq: 4 }]);

  const log = openQueries(store.db.name);
  const verdict = verify({
    entries: log.entries({}),
    heads: log.heads(),
    keys: [verifyingKey(store.key.publicKey)],
    published: [store.writer.head()],
  });
  expect(verdict).toMatchObject({ whole: true, entries: 4, head: store.writer.head() });
  expect([...log.heads()]).toHaveLength(1);
  expect(log.signedHead()).toMatchObject(store.writer.head());
  log.close();
  store.close();
});

test("the same cause is entered once, whatever restarts or repeats", () => {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  store.writer.write([batch(1, { drafts: [draft(1), draft(1), draft(2)] })], AT);
  store.close();
  const again = openStore(directory, AT + 60_000);
  const [answer] = again.writer.write([batch(1, { drafts: [draft(1), draft(2), draft(3)] })], AT + 60_000);
  expect(answer?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(again.writer.head().seq).toBe(3);
  again.close();
});

test("a repeated batch leaves the chain and its heads as they were", () => {
  const store = openStore(emptyStore(), AT);
  store.writer.write([batch(1, { drafts: drafts(2), alerts: [alert] })], AT);
  const head = store.writer.head();
  store.writer.write([batch(1, { drafts: drafts(2), alerts: [alert] })], AT + 1000);
  expect(store.writer.head()).toEqual(head);
  expect(store.db.prepare("SELECT count(*) FROM heads").pluck().get()).toBe(1);
  expect(store.db.prepare("SELECT count(*) FROM alert_history").pluck().get()).toBe(1);
  store.close();
});

test.each(["entries", "heads", "acts", "alert_history"])(
  "no row of %s can be changed or deleted",
  (table) => {
    const store = openStore(emptyStore(), AT);
    const act = { act: "silence", author: { name: "A. Nair" } } as const;
    store.writer.write([batch(1, { drafts: drafts(2), alerts: [alert], acts: [{ at: AT, act }] })], AT);
    expect(() => store.db.exec(`DELETE FROM ${table}`)).toThrow(/never deleted/);
    const column = table === "acts" ? "act" : table === "alert_history" ? "alert" : "hash";
    expect(() => store.db.exec(`UPDATE ${table} SET ${column} = 'x'`)).toThrow(/never changed/);
    expect(() => store.db.exec("REPLACE INTO heads VALUES (1, 'x', 'x', 'x', 'x')")).toThrow(
      /at the end only/,
    );
    store.close();
  },
);

test("after a restart alerts, acts, what the watch kept and the shore cursors are as they were", () => {
  const directory = emptyStore();
  const store = openStore(directory, AT);
  const gone = { ...alert, id: "PSR-I-39:bilge-er:1" };
  store.writer.write(
    [
      batch(1, {
        alerts: [alert, gone],
        kept: [
          ["situation", { phase: "on-voyage" }],
          ["old", 1],
        ],
      }),
      batch(2, {
        alerts: [{ ...gone, state: "normal", changedAt: AT + 5 }],
        kept: [["old", null]],
        shore: [
          {
            broker: "office",
            cursor: 70,
            topics: [
              ["alert/a", true],
              ["alert/b", true],
            ],
          },
        ],
      }),
      batch(3, { shore: [{ broker: "office", cursor: 60, topics: [["alert/a", false]] }] }),
    ],
    AT,
  );
  store.close();
  const log = openQueries(join(directory, "log.sqlite"));
  expect(log.alerts()).toEqual([alert]);
  expect(log.kept()).toEqual([["situation", { phase: "on-voyage" }]]);
  expect(log.cursor("office"), "a cursor never goes back").toBe(70);
  expect(log.cursor("agent")).toBe(0);
  expect(log.topics("office")).toEqual(["alert/b"]);
  log.close();
});

test("one item that cannot be kept keeps nobody else out, and is itself kept as it came", () => {
  const store = openStore(emptyStore(), AT);
  const bad = { ...draft(2), text: undefined as unknown as string };
  const [answer] = store.writer.write([batch(1, { drafts: [draft(1), bad, draft(3)] })], AT);
  expect(answer?.entries.map(({ key }) => key)).toEqual([draft(1).key, draft(3).key]);
  const log = openQueries(store.db.name);
  expect(log.entriesAfter(0, 10).map(({ text }) => text)).toEqual([
    draft(1).text,
    "A record could not be kept in the form in which it was given; it stands here as it came.",
    draft(3).text,
  ]);
  log.close();
  store.close();
});

test("a commit that fails leaves nothing of its batches, and the next one follows the chain", () => {
  const store = openStore(emptyStore(), AT);
  store.writer.write([batch(1, { drafts: [draft(1)] })], AT);
  const head = store.writer.head();
  store.db.pragma(`max_page_count = ${store.db.pragma("page_count", { simple: true })}`);
  const large = draft(2, { data: { filler: "x".repeat(200_000) } });
  expect(() => store.writer.write([batch(2, { drafts: [draft(3), large] })], AT)).toThrow(/full/);
  expect(store.writer.head()).toEqual(head);
  store.db.pragma("max_page_count = 1000000");
  store.writer.write([batch(2, { drafts: [draft(3), large] })], AT);
  const log = openQueries(store.db.name);
  expect(verify({ entries: log.entries({}), heads: [], keys: [], published: [] })).toMatchObject({
    whole: true,
    entries: 3,
  });
  log.close();
  store.close();
});

test("a correction stands in the book of what it corrects; one that names nothing is kept all the same", () => {
  const store = openStore(emptyStore(), AT);
  store.writer.write([batch(1, { drafts: [draft(1)] })], AT);
  const correction = draft(9, { key: "act:1", book: "deck", amends: 1, text: "Door 1 was closed at 18:20." });
  const astray = draft(9, { key: "act:2", book: "deck", amends: 77, text: "Door 77." });
  store.writer.write([batch(2, { drafts: [correction, astray] })], AT);
  const log = openQueries(store.db.name);
  expect(log.correctionsOf(1, 1)).toMatchObject([{ book: "watertight-doors", amends: 1, bookSeq: 2 }]);
  expect(log.entriesAfter(2, 1)).toMatchObject([
    {
      book: "deck",
      amends: null,
      text: "Door 77. (given as a correction of entry 77, which does not exist)",
    },
  ]);
  log.close();
  store.close();
});

test("whatever a text or a number holds, what is read again is what was sealed", () => {
  const store = openStore(emptyStore(), AT);
  const odd = draft(1, {
    text: "half a pair \ud83d, a NUL \u0000, a quote ' and \u2028",
    author: "\udc00",
    key: "k\ud800",
    data: { text: "\ud83d", number: Number.NaN, tiny: 5e-324, minus: -0 },
    position: { latitude: Number.NaN, longitude: 76 },
    timeSource: { source: "gnss", uncertainty: Number.POSITIVE_INFINITY },
  });
  const exact = draft(2, { position: { latitude: -0.1 - 0.2, longitude: 1e-7 } });
  store.writer.write([batch(1, { drafts: [odd, exact, odd] })], AT);
  const log = openQueries(store.db.name);
  const verdict = verify({ entries: log.entries({}), heads: [], keys: [], published: [] });
  expect(verdict).toMatchObject({ whole: true, entries: 2 });
  expect(log.entriesAfter(0, 1)).toMatchObject([{ position: null, timeSource: { uncertainty: null } }]);
  log.close();
  store.close();
});

test("a reader who asked for one moment sees neither entries nor heads that came after", () => {
  const store = openStore(emptyStore(), AT);
  store.writer.write([batch(1, { drafts: [draft(1)] })], AT);
  const log = openQueries(store.db.name, { asOfNow: true });
  store.writer.write([batch(2, { drafts: [draft(2)] })], AT);
  expect([...log.entries({})]).toHaveLength(1);
  expect([...log.heads()]).toHaveLength(1);
  log.close();
  store.close();
});
