/** `watchkeeper rules`: every provision of the law, whether it is watched, by which rule, and why not. */
import type { Command } from "commander";
import { type Listed, listing } from "../rules/listing.ts";
import type { Provision } from "../rules/provisions/provision.ts";
import type { Rule } from "../rules/rule.ts";
import type { Ship } from "../ship/ship.ts";

export interface RulesCommand {
  readonly provisions: readonly Provision[];
  readonly rules: readonly Rule[];
  /** Reads a ship file; it says itself what is wrong with one. */
  readonly loadShip: (path: string) => Ship | Promise<Ship>;
  readonly write: (text: string) => void;
}

export function addRules(program: Command, { provisions, rules, loadShip, write }: RulesCommand): void {
  program
    .command("rules")
    .description("list every provision of the law: watched, entered, planned or unwatchable, and why")
    .option("--ship <file>", "say also what binds this ship, and which signals are missing")
    .option("--json", "as an array, one object for each provision")
    .action(async (options: { readonly ship?: string; readonly json?: boolean }) => {
      const ship = options.ship === undefined ? undefined : await loadShip(options.ship);
      const rows = listing(provisions, rules, ship);
      write(options.json ? `${JSON.stringify(rows, null, 1)}\n` : table(rows));
    });
}

/** For people: one line each, and the counts at the end. */
function table(rows: readonly Listed[]): string {
  const width = Math.max(...rows.map(({ id }) => id.length));
  const lines = rows.map(
    (row) => `${row.id.padEnd(width)}  ${row.status.padEnd(11)}  ${row.title}${tail(row)}`,
  );
  const counts = (["watched", "entered", "planned", "unwatchable"] as const).map(
    (status) => `${rows.filter((row) => row.status === status).length} ${status}`,
  );
  return `${lines.join("\n")}\n\n${rows.length} provisions: ${counts.join(", ")}\n`;
}

function tail({ status, reason, rule, binds, because, missing = [] }: Listed): string {
  const why = status === "unwatchable" ? reason : rule;
  const bound = binds === undefined ? undefined : because;
  const lacking =
    missing.length === 0 ? undefined : `UNWATCHED, not bound in the ship file: ${missing.join(", ")}`;
  const notes = [why, bound, lacking].filter((note) => note !== undefined);
  return notes.length === 0 ? "" : `\n${notes.map((note) => `    ${note}`).join("\n")}`;
}
