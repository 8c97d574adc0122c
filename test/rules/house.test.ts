/** The files of the rules: each in its index, with its story, and short enough to be read beside the Gazette. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rules as allRules } from "../../src/rules/index.ts";
import { ruleFile } from "../../src/rules/listing.ts";

/** The watch's own rules about itself (WK-…) cite no Gazette. */
const rules = allRules.filter(({ cites }) => cites.instrument !== "watchkeeper");

const at = (path: string) => new URL(path, import.meta.url);
const FOLDERS = ["passenger-ship-2026", "collision-2002", "navigation-safety-2002"];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(at(`../../src/rules/${folder}`))
    .filter((name) => name !== "index.ts")
    .map((name) => `${folder}/${name}`),
);

test("the rules are looked at, not an empty folder", () => {
  expect(files.length).toBeGreaterThanOrEqual(20);
  expect(rules.length).toBe(files.length);
});

test.each(files)("%s is in its index, and named after its provision", (file) => {
  expect(rules.map(ruleFile)).toContain(file);
});

test.each(files)("%s has its story", (file) => {
  expect(existsSync(at(`./${file.replace(/\.ts$/, ".test.ts")}`))).toBe(true);
});

test.each(files)("%s is at most sixty lines besides its imports, and begins with what it is for", (file) => {
  const text = readFileSync(at(`../../src/rules/${file}`), "utf8");
  const body = text.replaceAll(/^import [^;]*;\n/gm, "");
  expect(body.trim().split("\n").length).toBeLessThanOrEqual(60);
  expect(text).toMatch(/^\/\*\*/);
});
