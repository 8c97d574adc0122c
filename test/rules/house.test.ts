import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rules as allRules } from "../../src/rules/index.ts";
import { ruleFile } from "../../src/rules/listing.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";
import { specimenFor } from "../../src/rules/specimen.ts";
import { missingPiece } from "../law/gazette.ts";

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

describe.each(rules.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  test("is a provision of the catalogue, and one rule alone keeps it", () => {
    expect(provisions.filter((provision) => provision.id === id)).toHaveLength(1);
    expect(rules.filter((other) => other.id === id)).toHaveLength(1);
  });

  test("cites the Gazette word for word, and the paragraph of its id", () => {
    expect(missingPiece(rule.cites.instrument, rule.cites.words)).toBeUndefined();
    expect(id.replace(/\/.*$/, "").endsWith(rule.cites.provision)).toBe(true);
  });

  test("gives a reason for every number that is not the law's", () => {
    for (const { reason } of Object.values(rule.settings)) expect(reason.length).toBeGreaterThan(20);
  });

  test("has a subject on a ship fitted with everything, and titles of sixteen characters", () => {
    const instances = rule.instances(specimenFor(rule));
    expect(instances.length).toBeGreaterThan(0);
    for (const instance of instances) {
      if ("alert" in instance) expect(instance.alert.title).toMatch(/^.{3,16}$/);
    }
  });

  test("is not called unwatchable by the catalogue", () => {
    expect(provisions.find((provision) => provision.id === id)?.watch).not.toBe("none");
  });
});
