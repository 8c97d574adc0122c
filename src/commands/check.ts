/** `watchkeeper check`: what is wrong with a ship file, line by line; what binds the ship, and what is not watched. */
import type { Command } from "commander";
import { loadShipFile, type ShipFile } from "../config/load.ts";
import type { Problem } from "../config/problem.ts";
import type { Driver } from "../ingest/driver.ts";
import { missingSignals } from "../rules/missing.ts";
import type { Rule } from "../rules/rule.ts";
import { watchedShip } from "../watched-ship.ts";
import { declared, INVALID, OUTSIDE, saysProblem } from "./ship-file.ts";

export interface CheckCommand {
  readonly drivers: readonly Driver[];
  readonly rules: readonly Rule[];
  readonly write: (text: string) => void;
  readonly warn: (words: string) => void;
}

/** A rule that binds the ship, with the items it binds. */
interface Binding {
  readonly rule: string;
  readonly title: string;
  readonly subjects: readonly string[];
}

/** A rule that binds an item, and the signals it wants that nothing speaks for. */
interface Unwatched {
  readonly rule: string;
  readonly subject: string;
  readonly missing: readonly string[];
}

export interface CheckAnswer {
  readonly valid: boolean;
  readonly problems: readonly Problem[];
  readonly binding: readonly Binding[];
  readonly unwatched: readonly Unwatched[];
}

function bound(rules: readonly Rule[], file: ShipFile): Pick<CheckAnswer, "binding" | "unwatched"> {
  const ship = watchedShip(file);
  const binding: Binding[] = [];
  const unwatched: Unwatched[] = [];
  for (const rule of rules) {
    const instances = rule.instances(ship);
    const subjects = [...new Set(instances.map(({ subject }) => subject))];
    if (subjects.length > 0) binding.push({ rule: rule.id, title: rule.title, subjects });
    for (const subject of subjects) {
      const own = instances.filter((instance) => instance.subject === subject);
      const missing = [...new Set(own.flatMap((instance) => missingSignals(instance, ship)))];
      if (missing.length > 0) unwatched.push({ rule: rule.id, subject, missing });
    }
  }
  return { binding, unwatched };
}

function inWords(path: string, { valid, problems, binding, unwatched }: CheckAnswer): string {
  const said = problems.map((one) => saysProblem(path, one));
  if (!valid) return [...said, `${path} is not valid: nothing starts on it.`].join("\n");
  const items = binding.reduce((sum, { subjects }) => sum + subjects.length, 0);
  return [
    ...said,
    `${path} is valid.`,
    `${binding.length} rules bind this ship, ${items} times in all:`,
    ...binding.map(({ rule, title, subjects }) => `  ${rule}  ${title}: ${subjects.join(", ")}`),
    unwatched.length === 0 ? "All of it is watched." : "NOT WATCHED, for nothing speaks for these signals:",
    ...unwatched.map(({ rule, subject, missing }) => `  ${rule}  ${subject}: ${missing.join(", ")}`),
  ].join("\n");
}

export function addCheck(program: Command, { drivers, rules, write, warn }: CheckCommand): void {
  program
    .command("check")
    .description("say what is wrong with a ship file, line by line, and what would not be watched")
    .requiredOption("--ship <file>", "the ship file")
    .option("--json", "as one JSON object")
    .action(({ ship: path, json }: { readonly ship: string; readonly json?: boolean }) => {
      const loaded = loadShipFile(path, declared({ drivers, rules }));
      const { valid, problems } = loaded;
      const found = loaded.valid ? bound(rules, loaded.file) : { binding: [], unwatched: [] };
      const answer: CheckAnswer = { valid, problems, ...found };
      if (json) write(`${JSON.stringify(answer, null, 1)}\n`);
      else if (valid) write(`${inWords(path, answer)}\n`);
      else warn(inWords(path, answer));
      if (!loaded.valid) process.exitCode = loaded.unreadable ? OUTSIDE : INVALID;
    });
}
