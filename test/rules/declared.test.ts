/** What every rule declares, held against the Gazette, the catalogue, and a ship fitted with everything. */
import { describe, expect, test } from "vitest";
import { rules as allRules } from "../../src/rules/index.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";
import { specimenFor } from "../../src/rules/specimen.ts";
import { missingPiece } from "../law/gazette.ts";

/** The watch's own rules about itself (WK-…) cite no Gazette. */
const rules = allRules.filter(({ cites }) => cites.instrument !== "watchkeeper");

describe.each(rules.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  test("is a provision of the catalogue, and one rule alone keeps it", () => {
    expect(provisions.filter((provision) => provision.id === id)).toHaveLength(1);
    expect(rules.filter((other) => other.id === id)).toHaveLength(1);
  });

  test("cites the Gazette word for word, and the paragraph of its id", () => {
    expect(rule.cites.words.length).toBeGreaterThan(10);
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
