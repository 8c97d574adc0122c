/** `watchkeeper check`: what an installer reads, and what a script gets. */
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, describe, expect, test } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { addCheck, type CheckAnswer } from "../../src/commands/check.ts";
import { rules } from "../../src/rules/index.ts";

const ROOT = join(import.meta.dirname, "../..");

afterEach(() => {
  process.exitCode = 0;
});

function check(...words: readonly string[]) {
  let out = "";
  let err = "";
  const program = new Command().exitOverride();
  addCheck(program, {
    drivers: DRIVERS,
    rules,
    write: (text) => {
      out += text;
    },
    warn: (text) => {
      err += `${text}\n`;
    },
  });
  program.parse(["check", ...words], { from: "user" });
  return { out, err, status: Number(process.exitCode ?? 0) };
}

const demo = join(ROOT, "config/demo.yaml");
const cases = join(ROOT, "test/config/cases");

describe("a sound ship file", () => {
  test("is valid, and the rules that bind her are listed", () => {
    const { out, err, status } = check("--ship", demo);
    expect(status).toBe(0);
    expect(err).toBe("");
    expect(out).toContain("demo.yaml is valid.");
    expect(out).toMatch(/PSR-I-38\(1\) .*wtd-1, wtd-2/);
  });

  test("as JSON has no problems, and says what binds and what is unwatched", () => {
    const answer = JSON.parse(check("--ship", demo, "--json").out) as CheckAnswer;
    expect(answer).toMatchObject({ valid: true, problems: [] });
    expect(answer.binding.find(({ rule }) => rule === "PSR-I-38(1)")?.subjects).toHaveLength(8);
    for (const { missing } of answer.unwatched) expect(missing.length).toBeGreaterThan(0);
  });
});

describe("a ship file that is wrong", () => {
  const wrong = join(cases, "unknown-key/ship.yaml");

  test("is answered with 78, line by line on standard error", () => {
    const { out, err, status } = check("--ship", wrong);
    expect(status).toBe(78);
    expect(out).toBe("");
    expect(err).toContain(`${wrong}:21:5: unknown key "widht". Did you mean "width"?`);
    expect(err).toContain("is not valid: nothing starts on it.");
  });

  test("as JSON has line, column, path and message of each problem", () => {
    const { out, status } = check("--ship", wrong, "--json");
    expect(status).toBe(78);
    const answer = JSON.parse(out) as CheckAnswer;
    expect(answer.valid).toBe(false);
    expect(answer.problems).toContainEqual(
      expect.objectContaining({ line: 21, column: 5, path: "equipment.0.widht" }),
    );
  });
});

test("a ship file that is not there is answered with 3", () => {
  const { err, status } = check("--ship", join(cases, "none.yaml"));
  expect(status).toBe(3);
  expect(err).toContain("cannot be read: there is no such file");
});
