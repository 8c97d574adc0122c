import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rules } from "../../src/rules/index.ts";
import { ruleFile } from "../../src/rules/listing.ts";
import { rulesReadme } from "../../src/rules/readme.ts";

test("the table of rules is current: run this test with -u after a change, and read what changed", async () => {
  await expect(rulesReadme(rules)).toMatchFileSnapshot("../../src/rules/README.md");
});

test("every rule has its row, with signals and with what it alerts or enters", () => {
  const text = rulesReadme(rules);
  for (const { id, cites } of rules) {
    if (cites.instrument === "watchkeeper") continue;
    const cells =
      text
        .split("\n")
        .find((line) => line.startsWith(`| ${id}:`))
        ?.split(" | ") ?? [];
    expect(cells).toHaveLength(6);
    expect(cells[2]).not.toBe("");
    expect(`${cells[3]}${cells[4]}`).not.toBe("");
  }
});

test("every alert that the watch raises about itself has its row, its file and its story", () => {
  const src = join(import.meta.dirname, "../../src");
  const raised = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => readFileSync(join(src, path), "utf8").match(/(?<=["'`])WK-[a-z]+/g) ?? []);
  const text = rulesReadme(rules);
  const own = rules.filter(({ cites }) => cites.instrument === "watchkeeper");
  expect(new Set(raised)).toEqual(new Set(own.map(({ id }) => id)));
  const files = readdirSync(join(src, "rules/self-watch")).filter((name) => name !== "index.ts");
  expect(new Set(own.map(ruleFile))).toEqual(new Set(files.map((name) => `self-watch/${name}`)));
  for (const { id } of own) {
    const cells =
      text
        .split("\n")
        .find((line) => line.startsWith(`| ${id}:`))
        ?.split(" | ") ?? [];
    expect(cells).toHaveLength(6);
    expect(`${cells[3]}${cells[4]}`).not.toBe("");
  }
  const stories = readdirSync(join(import.meta.dirname, "self-watch"));
  expect(files.filter((name) => !stories.includes(name.replace(/\.ts$/, ".test.ts")))).toEqual([]);
});
