/**
 * `watchkeeper check`: what is wrong with a ship file, line by line; what binds the ship, and what is not watched.
 * With `--why` it says of one provision why it does or does not bind her, and what its rule lacks.
 */
import type { Command } from "commander";
import { loadShipFile, type ShipFile } from "../config/load.ts";
import { didYouMean } from "../config/nearest.ts";
import type { Problem } from "../config/problem.ts";
import type { Driver } from "../ingest/driver.ts";
import { missingSignals, saysMissing } from "../rules/missing.ts";
import type { Provision } from "../rules/provisions/provision.ts";
import type { Rule } from "../rules/rule.ts";
import { meant, why, whyInWords } from "../rules/why.ts";
import { watchedShip } from "../watched-ship.ts";
import { declared, INVALID, OUTSIDE, saysProblem } from "./ship-file.ts";

export interface CheckCommand {
  readonly drivers: readonly Driver[];
  readonly rules: readonly Rule[];
  readonly provisions: readonly Provision[];
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
  /** What a person calls it. */
  readonly name: string;
  readonly missing: readonly string[];
}

export interface CheckAnswer {
  readonly valid: boolean;
  readonly problems: readonly Problem[];
  readonly binding: readonly Binding[];
  readonly unwatched: readonly Unwatched[];
  /** Rules that bind her and find nothing in the ship file that they are about: right only where nothing is fitted. */
  readonly nothingNamed: readonly Pick<Binding, "rule" | "title">[];
}

type Found = Pick<CheckAnswer, "binding" | "unwatched" | "nothingNamed">;

function bound(rules: readonly Rule[], file: ShipFile): Found {
  const ship = watchedShip(file);
  const binding: Binding[] = [];
  const unwatched: Unwatched[] = [];
  const nothingNamed: Pick<Binding, "rule" | "title">[] = [];
  for (const rule of rules) {
    const instances = rule.instances(ship);
    const subjects = [...new Set(instances.map(({ subject }) => subject))];
    if (subjects.length > 0) binding.push({ rule: rule.id, title: rule.title, subjects });
    else if (rule.binds.ship(ship.particulars)) nothingNamed.push({ rule: rule.id, title: rule.title });
    for (const subject of subjects) {
      const own = instances.filter((instance) => instance.subject === subject);
      const missing = [...new Set(own.flatMap((instance) => missingSignals(instance, ship)))];
      const name = own[0]?.subjectName ?? subject;
      if (missing.length > 0) unwatched.push({ rule: rule.id, subject, name, missing });
    }
  }
  return { binding, unwatched, nothingNamed };
}

function inWords(path: string, answer: CheckAnswer): string {
  const { valid, problems, binding, unwatched, nothingNamed } = answer;
  const said = problems.map((one) => saysProblem(path, one));
  if (!valid) return [...said, `${path} is not valid: nothing starts on it.`].join("\n");
  const items = binding.reduce((sum, { subjects }) => sum + subjects.length, 0);
  return [
    ...said,
    `${path} is valid.`,
    `${binding.length} rules bind this ship, ${items} times in all:`,
    ...binding.map(({ rule, title, subjects }) => `  ${rule}  ${title}: ${subjects.join(", ")}`),
    unwatched.length === 0 ? "All of it is watched." : "NOT WATCHED, for nothing speaks for these signals:",
    ...unwatched.map(
      ({ rule, name, missing }) => `  ${rule}  ${name}: ${missing.map(saysMissing).join(", ")}`,
    ),
    ...(nothingNamed.length === 0 ? [] : ["These bind her too, and the ship file names nothing for them:"]),
    ...nothingNamed.map(({ rule, title }) => `  ${rule}  ${title}`),
  ].join("\n");
}

const WRONG_USE = 2;

/** Of one provision, or of several that are called alike. */
function explain(
  words: string,
  file: ShipFile,
  json: boolean,
  { provisions, rules, write, warn }: CheckCommand,
): void {
  const asked = meant(words, provisions);
  if (asked.length === 0) {
    const near = didYouMean(
      words,
      provisions.map(({ id }) => id),
    );
    warn(`There is no provision "${words}".${near} \`watchkeeper rules\` lists them all.`);
    process.exitCode = WRONG_USE;
    return;
  }
  const ship = watchedShip(file);
  const answers = asked.map((provision) => why(provision, rules, ship));
  write(json ? `${JSON.stringify(answers, null, 1)}\n` : `${answers.map(whyInWords).join("\n\n")}\n`);
}

interface Options {
  readonly ship: string;
  readonly why?: string;
  readonly json?: boolean;
}

export function addCheck(program: Command, command: CheckCommand): void {
  const { drivers, rules, write, warn } = command;
  program
    .command("check")
    .description("say what is wrong with a ship file, line by line, and what would not be watched")
    .requiredOption("--ship <file>", "the ship file")
    .option("--why <provision>", "say why it binds this ship or not, such as 39 or PSR-I-38(1)")
    .option("--json", "as JSON")
    .action(({ ship: path, why: asked, json = false }: Options) => {
      const loaded = loadShipFile(path, declared({ drivers, rules }));
      const { valid, problems } = loaded;
      if (!loaded.valid) process.exitCode = loaded.unreadable ? OUTSIDE : INVALID;
      if (loaded.valid && asked !== undefined) {
        for (const one of problems) warn(saysProblem(path, one));
        return explain(asked, loaded.file, json, command);
      }
      const found = loaded.valid
        ? bound(rules, loaded.file)
        : { binding: [], unwatched: [], nothingNamed: [] };
      const answer: CheckAnswer = { valid, problems, ...found };
      if (json) write(`${JSON.stringify(answer, null, 1)}\n`);
      else if (valid) write(`${inWords(path, answer)}\n`);
      else warn(inWords(path, answer));
    });
}
