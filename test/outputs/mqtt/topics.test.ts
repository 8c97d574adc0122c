import { expect, test } from "vitest";
import type { Entry } from "../../../src/logbook/entry.ts";
import { alert, head, level, logged, state, status, turned } from "../../../src/outputs/mqtt/topics.ts";
import { doorOpen } from "./door-open.ts";

const AT = Date.UTC(2028, 2, 1, 18, 30, 5, 120);
const SHIP = "mv-periyar";

const entry: Entry = {
  seq: 41,
  book: "watertight-doors",
  bookSeq: 12,
  at: "2028-03-01T18:30:05.120Z",
  writtenAt: "2028-03-01T18:30:05.200Z",
  timeSource: { source: "gnss", uncertainty: 40 },
  position: { latitude: 9.96, longitude: 76.24 },
  rule: "PSR-I-38(12)",
  ruleVersion: 1,
  text: "Watertight door 3 opened",
  data: { signal: "wtd-3.position" },
  author: "watch",
  amends: null,
  key: "k",
  prevHash: "0".repeat(64),
  hash: "a".repeat(64),
};

test("what shore receives is written down here to the byte", () => {
  const said = [
    status(SHIP, true, "the watch is kept", AT),
    status(SHIP, false, "the connection to the ship was lost", null),
    alert(SHIP, doorOpen),
    alert(SHIP, { ...doorOpen, state: "normal" }),
    state(SHIP, { signal: "wtd-7.position", quality: "good", value: "closed", at: AT, source: "io-3" }),
    state(SHIP, { signal: "wtd-7.position", quality: "stale", value: "closed", at: AT, source: "io-3" }),
    state(SHIP, {
      signal: "wtd-8.position",
      quality: "broken",
      value: null,
      at: AT,
      source: "io-3",
      because: "both contacts made",
    }),
    state(SHIP, { signal: "night", quality: "never", value: null, at: null, source: null }),
    logged(SHIP, entry),
    head(SHIP, {
      seq: 41,
      hash: "a".repeat(64),
      at: "2028-03-01T18:30:05.200Z",
      key: "0123456789abcdef",
      signature: "c2ln",
    }),
    turned(SHIP, undefined, doorOpen),
    turned(SHIP, doorOpen, {
      ...doorOpen,
      state: "active-acknowledged",
      because: "acknowledged by A. Menon",
    }),
  ];
  const lines = said.map(
    ({ topic, payload, retain }) => `${retain ? "retained" : "passing "} ${topic} ${payload}`,
  );
  return expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("topics.golden.txt");
});

test("a value that may not be believed does not travel", () => {
  const stale = state(SHIP, { signal: "a.b", quality: "stale", value: "closed", at: AT, source: "io-3" });
  expect(JSON.parse(stale.payload)).toMatchObject({ quality: "stale", value: null });
});

test("an entry arrives whole, with its number and hash", () => {
  expect(JSON.parse(logged(SHIP, entry).payload)).toEqual(entry);
});

test.each([
  ["EXT/fire/12/1", "EXT%2Ffire%2F12%2F1"],
  ["a+b#c", "a%2Bb%23c"],
  ["100%", "100%25"],
  ["line\nbreak\0", "line%0Abreak%00"],
  ["PSR-I-38(1):wtd-3:2", "PSR-I-38(1):wtd-3:2"],
])("the id %j is one level of a topic, and no wildcard", (id, topic) => {
  expect(level(id)).toBe(topic);
});
