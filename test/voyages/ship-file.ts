/** The ship files of the voyages, read as the watch reads them, against everything that the program declares. */
import { join } from "node:path";
import { DRIVERS } from "../../drivers/index.ts";
import { declared, saysProblem } from "../../src/commands/ship-file.ts";
import { loadShipFile, type ShipFile } from "../../src/config/load.ts";
import { rules } from "../../src/rules/index.ts";

export function shipFileOf(name: string): ShipFile {
  const loaded = loadShipFile(join(import.meta.dirname, name), declared({ drivers: DRIVERS, rules }));
  if (loaded.valid && loaded.problems.length === 0) return loaded.file;
  throw new Error(loaded.problems.map((problem) => saysProblem(name, problem)).join("\n"));
}
