import { expect, test } from "vitest";
import { readAct, readRecordedAct } from "../../../src/outputs/panel/acts.ts";

const author = { name: "IN (ACN on cam)" };
const bySentence = [
  { author, act: "acknowledge", alert: "PSR-I-38(1):wtd-3:open", station: "engine-room" },
  { author, act: "silence", alert: "PSR-I-38(1):wtd-3:open" },
  { author, act: "transfer", alert: "PSR-I-38(1):wtd-3:open", to: "IN", lasts: 90_000 },
];

test.each(bySentence)("what came by sentence is replayed from the recording: $act", (act) => {
  expect(readRecordedAct(act)).toEqual({ ok: true, value: act });
});

test.each(bySentence)("a browser cannot say what only a sentence may: $act", (act) => {
  expect(readAct(act).ok).toBe(false);
});
