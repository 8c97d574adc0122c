/** The key reference and the schema for editors are what the schemas say today (`vitest -u` writes them anew). */
import { join } from "node:path";
import { expect, test } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { declared } from "../../src/commands/ship-file.ts";
import { shipFileJsonSchema } from "../../src/config/json-schema.ts";
import { loadShipFile } from "../../src/config/load.ts";
import { shipFileReference } from "../../src/config/reference.ts";
import { rules } from "../../src/rules/index.ts";

const CONFIG = join(import.meta.dirname, "../../config");
const all = declared({ drivers: DRIVERS, rules });

test("config/README.md explains every key as it is read today", async () => {
  await expect(shipFileReference(all)).toMatchFileSnapshot(join(CONFIG, "README.md"));
});

test("config/schema.json is the schema that reads the file today", async () => {
  const schema = JSON.stringify(shipFileJsonSchema(all.drivers, all.outputs), null, 1);
  await expect(`${schema}\n`).toMatchFileSnapshot(join(CONFIG, "schema.json"));
});

test.each(["demo.yaml", "inland-ferry.yaml"])("config/%s is valid, without a warning", (name) => {
  expect(loadShipFile(join(CONFIG, name), all)).toMatchObject({ valid: true, problems: [] });
});
