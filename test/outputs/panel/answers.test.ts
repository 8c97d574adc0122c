import { expect, test } from "vitest";
import type { Entry } from "../../../src/logbook/entry.ts";
import { Answers } from "../../../src/outputs/panel/answers.ts";
import { readLogPage } from "../../../src/outputs/panel/log-page.ts";

const silence = { author: { name: "A. Menon" }, act: "silence" } as const;

test("each act is answered by the watch's answer to it", async () => {
  const asked: number[] = [];
  const answers = new Answers((id) => asked.push(id), 100);
  const both = [answers.ask(silence, 0), answers.ask(silence, 0)];
  answers.answered(asked[1] ?? 0, { ok: false, words: "Nothing sounds." });
  answers.answered(asked[0] ?? 0, { ok: true, words: "Silenced." });
  expect(asked).toEqual([101, 102]);
  expect(await Promise.all(both)).toEqual([
    { ok: true, words: "Silenced." },
    { ok: false, words: "Nothing sounds." },
  ]);
});

test("an act that the watch does not answer in five seconds is neither called done nor refused", async () => {
  const answers = new Answers(() => {}, 0);
  const answer = answers.ask(silence, 1000);
  answers.tick(5999);
  answers.tick(6000);
  expect(await answer).toMatchObject({
    ok: false,
    late: true,
    words: expect.stringContaining("whether it was done"),
  });
  answers.answered(1, { ok: true, words: "too late" });
});

test("the log is paged from the newest down, and the last page says that it is the last", () => {
  const log = ({ before = 6, limit }: { before?: number | undefined; limit: number }) =>
    Array.from({ length: Math.min(limit, before - 1) }, (_, i) => ({ seq: before - 1 - i }) as Entry);
  const page = (query: object) => {
    const read = readLogPage(query, log);
    return read.ok ? [read.value.entries.map(({ seq }) => seq), read.value.next] : read.words;
  };
  expect(page({ limit: "2" })).toEqual([[5, 4], 4]);
  expect(page({ limit: "2", before: "4" })).toEqual([[3, 2], 2]);
  expect(page({ limit: "2", before: "2" })).toEqual([[1], null]);
  expect(page({ limit: "1", before: "2" })).toEqual([[1], null]);
  expect(page({ limit: "0" })).toMatch(/^The log is asked for as/);
  expect(page({ page: "1" })).toMatch(/^The log is asked for as/);
  expect(page({ book: "galley" })).toMatch(/deck\|engine/);
});
