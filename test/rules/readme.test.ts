import { expect, test } from "vitest";
import { rules } from "../../src/rules/index.ts";
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
