/** `watchkeeper check`: what an installer reads, and what a script gets. */
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, describe, expect, test } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { addCheck, type CheckAnswer } from "../../src/commands/check.ts";
import { rules } from "../../src/rules/index.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";
import type { Why } from "../../src/rules/why.ts";

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
    provisions,
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

describe("why a provision binds her or not", () => {
  test("each condition stands with the ship's own figure, and the items that are watched", () => {
    const { out, status } = check("--ship", demo, "--why", "PSR-I-39");
    expect(status).toBe(0);
    expect(out).toContain("PSR-I-39  ");
    expect(out).toContain("Binds this ship:");
    expect(out).toMatch(
      /yes +keels laid on or after 2026-07-13 +hers: 2026-08-17; her contract of 2025-11-03 does not count/,
    );
    expect(out).toMatch(/yes +persons on board >=36 +hers: 704 persons/);
    expect(out).toMatch(/watched by src\/rules\/passenger-ship-2026\/para-39\.ts: Flooding detector 1/);
  });

  test("one that does not bind her says by which condition", () => {
    const { out } = check("--ship", demo, "--why", "38(6)");
    expect(out).toContain("Does not bind this ship:");
    expect(out).toMatch(/no +keels laid before 2024-01-01 +hers: 2026-08-17/);
  });

  test("32(2) is asked of all that it is divided into; one without a rule says that nothing watches it", () => {
    const asked = JSON.parse(check("--ship", demo, "--why", "32(2)", "--json").out) as readonly Why[];
    expect(asked.map(({ id }) => id)).toEqual([
      "PSR-I-32(2)/audible",
      "PSR-I-32(2)/mode",
      "PSR-I-32(2)/power",
      "PSR-I-32(2)/visual",
    ]);
    for (const { conditions } of asked)
      expect(conditions).toContainEqual({
        met: "yes",
        ships: "ro-ro passenger ships",
        hers: "passenger, ro-ro-passenger",
      });
    expect(check("--ship", demo, "--why", "14(1)").out).toContain("unwatchable: nothing watches it");
  });

  test("every provision of the catalogue has its answer, and a binding rule names every signal it lacks", () => {
    const unwatched = (JSON.parse(check("--ship", demo, "--json").out) as CheckAnswer).unwatched;
    for (const { rule, subject, missing } of unwatched.filter((one) => one.rule.startsWith("PSR"))) {
      const [answer] = JSON.parse(check("--ship", demo, "--why", rule, "--json").out) as readonly Why[];
      expect(answer?.subjects).toContainEqual(expect.objectContaining({ subject, missing }));
    }
  });

  test("a word that is no provision is answered with 2 and what may have been meant", () => {
    const { err, status } = check("--ship", demo, "--why", "PSR-I-38(1");
    expect(status).toBe(2);
    expect(err).toContain('There is no provision "PSR-I-38(1". Did you mean "PSR-I-38(1)"?');
  });
});
