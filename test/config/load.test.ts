/** Each kind of bad ship file, with the sentences that its installer reads. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadShipFile } from "../../src/config/load.ts";
import { declared } from "./declared.ts";

const CASES = join(import.meta.dirname, "cases");
const cases = readdirSync(CASES);

test("there are cases", () => expect(cases.length).toBeGreaterThan(25));

test.each(cases)("the installer is told what is wrong: %s", async (name) => {
  const loaded = loadShipFile(join(CASES, name, "ship.yaml"), declared);
  const said = [
    ...loaded.problems.map(
      ({ line, column, path, message, severity }) =>
        `${line}:${column} ${severity === "warning" ? "warning: " : ""}${message} [${path}]`,
    ),
    loaded.valid ? "valid" : "not valid",
  ];
  await expect(`${said.join("\n")}\n`).toMatchFileSnapshot(join(CASES, name, "expected.txt"));
});

test("a ship file that is not there is said to be unreadable", () => {
  const loaded = loadShipFile(join(CASES, "none.yaml"), declared);
  expect(loaded).toMatchObject({ valid: false, unreadable: true });
  expect(loaded.problems[0]?.message).toContain("cannot be read");
});
