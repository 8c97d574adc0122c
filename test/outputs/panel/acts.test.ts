import { expect, test } from "vitest";
import { ACTS, readAct } from "../../../src/outputs/panel/acts.ts";

const author = { name: "A. Menon", rank: "Second officer" };

test.each([
  { author, act: "acknowledge", alert: "PSR-I-38(1):wtd-3:1" },
  { author, act: "silence" },
  { author, act: "transfer", alert: "x", to: "Master" },
  { author, act: "shelve", alert: "x", reason: "sensor being changed", until: "2028-03-01T18:30:00Z" },
  { author, act: "phase", phase: "leaving" },
  { author, act: "status", status: "underway" },
  { author, act: "activity", activities: ["towing"] },
  { author, act: "visibility", restricted: true },
  { author, act: "ready-for-departure" },
  { author, act: "permission", item: "wtd-3", reason: "passage of stores", until: "2028-03-01T18:30:00Z" },
  { author, act: "withdraw-permission", item: "wtd-3" },
  { author, act: "confirm", item: "wtd-9", state: "closed" },
  { author, act: "confirm", item: "wtd-9", state: "closed", until: "2028-03-01T18:30:00Z" },
  { author, act: "enter", kind: "test", text: "Emergency lighting", defects: "none" },
  { author, act: "enter", kind: "defect-closed", text: "Lamp changed", closes: 12 },
  {
    author,
    act: "enter",
    kind: "drill",
    text: "Held",
    drill: { sort: "fire", scenario: "galley", contents: [], participants: "all", notHeld: "weather" },
  },
  { author, act: "enter", kind: "paper", text: "Seen", items: ["a"], validUntil: "2029-01-01T00:00:00Z" },
  { author, act: "enter", kind: "bunker-delivery-note", text: "x", fuel: { flashpoint: 61, use: "any" } },
  { author, act: "enter", kind: "casualty", text: "Touched bottom", casualty: "grounding" },
  { author, act: "enter", kind: "test", text: "x", items: ["pump-1"], figures: { flow: 210.5 } },
  { author, act: "enter", kind: "passengers", text: "x", figures: { passengers: 0 } },
  { author, act: "enter", kind: "alteration", text: "x", figures: { displacement: -2.1, centre: 1 } },
  { author, act: "countersign", upTo: { seq: 120, hash: "ab".repeat(32) } },
])("an officer may $act", (act) => {
  expect(readAct(act)).toEqual({ ok: true, value: act });
});

test("every act that the watch knows can be done, and no command to a door is among them", () => {
  expect(ACTS).toHaveLength(14);
  expect(ACTS.filter((act) => /open|close|start|stop/.test(act))).toEqual([]);
});

test.each([
  [
    "an act that does not exist",
    { author, act: "open-door", item: "wtd-3" },
    /^"act" must be one of acknowledge, .*; found "open-door"\.$/,
  ],
  ["no act", { author }, /^"act" must be one of .*; it is missing\.$/],
  ["no author", { act: "silence" }, '"author" is missing.'],
  [
    "an author without a name",
    { act: "silence", author: { name: "  " } },
    /^"author\.name": .*found " {2}"\.$/,
  ],
  [
    "a reason of nothing but spaces",
    { author, act: "shelve", alert: "x", reason: " ", until: "2028-03-01T18:30:00Z" },
    '"reason": must not be empty; found " ".',
  ],
  [
    "a name longer than the log takes",
    { author, act: "transfer", alert: "x", to: "m".repeat(61) },
    /^"to": must be at most 60 letters; found "m+…\.$/,
  ],
  [
    "a flashpoint that no fuel has",
    { author, act: "enter", kind: "bunker-delivery-note", text: "x", fuel: { flashpoint: 401, use: "any" } },
    '"fuel.flashpoint": must be at most 400; found 401.',
  ],
  ["an unknown part", { author, act: "silence", force: true }, '"force" is no part of this act.'],
  [
    "a browser that says of itself that it gave a PIN",
    { act: "silence", author: { ...author, attributed: "pin" } },
    '"attributed" is no part of this act.',
  ],
  [
    "a countersignature under half a hash",
    { author, act: "countersign", upTo: { seq: 1, hash: "ab" } },
    '"upTo.hash": must be the hash of an entry, 64 hex digits; found "ab".',
  ],
  ["a missing alert", { author, act: "acknowledge" }, '"alert" is missing.'],
  [
    "a local time",
    { author, act: "permission", item: "wtd-3", reason: "r", until: "18:30" },
    '"until": must be a moment in UTC, such as 2028-03-01T18:30:00Z; found "18:30".',
  ],
  ["a list", [], "The body must be one JSON object that says an act."],
  ["nothing", undefined, "The body must be one JSON object that says an act."],
])("%s is refused with a sentence", (_, body, words) => {
  const read = readAct(body);
  expect(read.ok).toBe(false);
  expect(read.ok ? "" : read.words).toEqual(words instanceof RegExp ? expect.stringMatching(words) : words);
});

test("everything that is wrong is said at once", () => {
  const read = readAct({ author, act: "shelve", until: "soon", why: 1 });
  expect(read.ok ? "" : read.words).toMatch(/"alert" is missing\..*"reason" is missing\..*"until".*"why"/);
});
