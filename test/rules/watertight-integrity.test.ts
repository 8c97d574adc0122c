/** The chapter on subdivision and stability: of what it says nothing is left that nobody watches and nobody answers for. */
import { expect, test } from "vitest";
import { rules } from "../../src/rules/index.ts";
import { listing } from "../../src/rules/listing.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";

/** Paragraphs 13 to 40, 51 and 62, and of 94 what is about scuppers. */
const isOfTheChapter = ({ id }: { readonly id: string }): boolean => {
  const paragraph = Number(/^PSR-I-(\d+)/.exec(id)?.[1]);
  return (
    (paragraph >= 13 && paragraph <= 40) ||
    paragraph === 51 ||
    paragraph === 62 ||
    /^PSR-I-94\(6\)\(a\)\(iv\)\/scupper/.test(id)
  );
};

const chapter = listing(provisions, rules).filter(isOfTheChapter);
const ids = (status: string): readonly string[] =>
  chapter.filter((one) => one.status === status).map(({ id }) => id);

test("the whole chapter is looked at, from paragraph 13 to the scuppers of 94", () => {
  expect(chapter.length).toBeGreaterThanOrEqual(130);
  expect(chapter[0]?.id).toMatch(/^PSR-I-13/);
  expect(chapter.map(({ id }) => id)).toContain("PSR-I-94(6)(a)(iv)/scuppersOpen");
});

test("no provision of these paragraphs is unaccounted for: each is watched, entered, or cannot be watched", () => {
  expect(ids("planned")).toEqual([]);
});

test("what cannot be watched says why, and none of it is also watched", () => {
  const unwatchable = chapter.filter(({ status }) => status === "unwatchable");
  for (const { id, reason, rule } of unwatchable) {
    expect(reason?.length, id).toBeGreaterThan(20);
    expect(rule, id).toBeUndefined();
  }
});

test("most of the chapter is watched by signals", () => {
  expect(ids("watched").length).toBeGreaterThan(ids("unwatchable").length + ids("entered").length);
});
