import { Command } from "commander";
import { expect, test } from "vitest";
import { addRules } from "../../src/commands/rules.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";
import type { Ship } from "../../src/ship/ship.ts";

const ship: Ship = {
  particulars: {
    name: "MV Test",
    id: "test",
    flag: "IN",
    types: ["cargo"],
    length: 100,
    breadth: 18,
    passengersCertified: 0,
    personsCertified: 20,
    propulsion: "mechanical",
    timeZone: "UTC",
  },
  equipment: [],
  settings: {},
  harbours: [],
  waterways: [],
};

async function run(...words: readonly string[]): Promise<string> {
  let written = "";
  const asked: string[] = [];
  const program = new Command().exitOverride();
  const loadShip = (path: string) => {
    asked.push(path);
    return ship;
  };
  addRules(program, { provisions, rules: [], loadShip, write: (text) => (written += text) });
  await program.parseAsync(["rules", ...words], { from: "user" });
  expect(asked).toEqual(words.includes("--ship") ? ["ship.yaml"] : []);
  return written;
}

test("as JSON the list is an array of 747, each with id, instrument, cites, title and status", async () => {
  const rows = JSON.parse(await run("--json"));
  expect(rows).toHaveLength(747);
  for (const row of rows) expect(row).toMatchObject({ id: expect.any(String), cites: expect.any(String) });
  expect(new Set(rows.map(({ status }: { status: string }) => status))).toEqual(
    new Set(["planned", "unwatchable"]),
  );
  expect(rows[0].binds).toBeUndefined();
});

test("with a ship each says whether it binds her and why", async () => {
  const rows = JSON.parse(await run("--json", "--ship", "ship.yaml"));
  const first = rows.find(({ id }: { id: string }) => id === "PSR-I-38(1)");
  expect(first).toMatchObject({
    binds: false,
    because: "binds only seagoing passenger and special trade ships",
  });
});

test("for people it is a line each, with the counts at the end and reasons for what cannot be watched", async () => {
  const text = await run();
  expect(text).toMatch(/^PSR-I-38\(1\) +planned +Watertight doors closed during navigation$/m);
  expect(text).toContain("a definition: it gives other provisions their meaning");
  expect(text.trimEnd()).toMatch(/747 provisions: 0 watched, 0 entered, 668 planned, 79 unwatchable$/);
});
