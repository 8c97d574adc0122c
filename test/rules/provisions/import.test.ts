import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { provisionFile } from "../../../src/rules/provisions/import.ts";

const catalogue = (entry: object) =>
  new TextEncoder().encode(
    JSON.stringify({
      version: "7",
      entries: [
        {
          id: "SAF-5",
          cite: "reg 5",
          title: "A title",
          quote: "words … more words",
          kind: "continuous",
          applies: { classes: ["I", "II", "III", "IV", "V", "VI"], state: ["voyage"] },
          signals: ["sogCog"],
          alert: { needed: true },
          log: { needed: true, basis: "law" },
          ...entry,
        },
      ],
    }),
  );

test("a provision file carries the edition it was made from, and one provision a line", () => {
  const bytes = catalogue({});
  const text = provisionFile("a-law", bytes);
  expect(text).toContain(createHash("sha256").update(bytes).digest("hex"));
  expect(text).toContain('"catalogue":"a-law","version":"7"');
  const line = text.split("\n").find((candidate) => candidate.startsWith("  {")) ?? "";
  expect(JSON.parse(line.trim().slice(0, -1))).toEqual({
    id: "SAF-5",
    instrument: "navigation-safety-2002",
    cites: "reg 5",
    title: "A title",
    quote: "words … more words",
    kind: "continuous",
    applies: { state: ["voyage"] },
    alert: "proposed",
    log: "rule",
    watch: "signals",
    by: "sogCog",
  });
});

test("five classes of the six are a restriction, and are kept", () => {
  const text = provisionFile("a-law", catalogue({ applies: { classes: ["I", "II", "III", "IV", "V"] } }));
  expect(text).toContain('"classes":["I","II","III","IV","V"]');
});

test("an id of an unknown instrument stops the import and is named", () => {
  expect(() => provisionFile("a-law", catalogue({ id: "XYZ-1" }))).toThrow("XYZ-1: no instrument");
});
