/** The table of rules for a surveyor: provision, rule, signals, alert, log, test. README.md is made of it. */
import type { Instance } from "./instance.ts";
import { ruleFile } from "./listing.ts";
import { provisions } from "./provisions/provisions.ts";
import type { Raised, Rule } from "./rule.ts";
import { specimenFor } from "./specimen.ts";

const HEAD = `# The rules

Made by \`readme.ts\` from the rules themselves; a test fails when it is not current. Each provision is one
file, to be read beside the Gazette; its test is a story of the same name that an officer can confirm or deny.
What each rule reads and raises is shown on a ship fitted with one of everything; an alert with its title, what it
is of, its category, and its steps.

`;

export function rulesReadme(rules: readonly Rule[]): string {
  const lawful = rules.filter(({ cites }) => cites.instrument !== "watchkeeper");
  const watched = lawful.filter(({ status }) => status === "watched").length;
  const none = provisions.filter(({ watch }) => watch === "none").length;
  const rest = provisions.length - lawful.length - none;
  const counts = `${provisions.length} provisions: ${watched} watched, ${lawful.length - watched} kept by entries, ${rest} planned, ${none} unwatchable.\n\n`;
  return `${HEAD}${counts}${coverage(rules)}\n${readings(rules)}\n${numbers(rules)}`;
}

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`;
const table = (names: readonly string[], rows: readonly string[]): string =>
  row(...names) + row(...names.map(() => "---")) + rows.join("");

const coverage = (rules: readonly Rule[]): string =>
  table(
    ["provision", "rule", "signals", "alert", "log", "test"],
    rules.map((rule) => {
      const file = ruleFile(rule);
      const instances = rule.instances(specimenFor(rule));
      return row(
        `${rule.id}: ${rule.title}`,
        `[${rule.cites.says}](${file})`,
        distinct(instances.flatMap(signals)),
        distinct([...(rule.raises ?? []).map(raised), ...instances.flatMap(alerts)], "; "),
        distinct(instances.flatMap(entries)),
        `[story](../../test/rules/${file.replace(/\.ts$/, ".test.ts")})`,
      );
    }),
  );

/** What a surveyor is asked to confirm: where the text can be read in more than one way. */
const readings = (rules: readonly Rule[]): string =>
  `## How the law was read\n\n${rules
    .flatMap(({ id, reading }) => (reading === undefined ? [] : [`- **${id}** ${reading}\n`]))
    .join("")}`;

/** The numbers that the law does not give. */
const numbers = (rules: readonly Rule[]): string =>
  `## Settings\n\nUnder \`settings\` in the ship file, by rule. Durations in seconds.\n\n${table(
    ["rule", "setting", "default", "reason"],
    rules.flatMap(({ id, settings }) =>
      Object.entries(settings).map(([name, { default: value, reason, unit }]) =>
        row(
          id,
          `\`${name}\``,
          unit === undefined && typeof value === "number"
            ? `${value / 1000} s`
            : `${value} ${unit ?? ""}`.trim(),
          reason,
        ),
      ),
    ),
  )}`;

const distinct = (words: readonly string[], between = ", "): string => [...new Set(words)].join(between);

const signals = ({ reads, during }: Instance): readonly string[] =>
  [...Object.values(reads).map(({ signal }) => signal), ...(during?.reads ?? [])].map(
    (signal) =>
      `\`${signal.replace(/ \([a-z-]+\)/, "").replace(/^(permission|answered|confirmed|port|port-reason|source)\..*/, "$1")}\``,
  );

const raised = ({ priority, as }: Raised): string => (as === undefined ? priority : `${priority} (${as})`);

/** `DOOR OPEN (position, B): caution after 60 s, warning after 120 s`, with the check before it where there are several. */
const alerts = (instance: Instance): readonly string[] => {
  if (!("alert" in instance)) return [];
  const { title, aspect, category, latched, steps, unknown } = instance.alert;
  const told = steps.map(
    ({ priority, after }) => `${priority ?? "indication"}${after > 0 ? ` after ${after / 1000} s` : ""}`,
  );
  const check = instance.check === "" ? "" : `${instance.check}: `;
  const stays = latched ? ", stays until acknowledged" : "";
  const notKnown = unknown.priority === "warning" ? "" : `, ${unknown.priority} when it is not known`;
  return [`${check}${title} (${aspect}, ${category}${stays}): ${told.join(", ")}${notKnown}`];
};

const entries = ({ log }: Instance): readonly string[] =>
  log === undefined ? [] : log.when.map((event) => `${event} (${log.book})`);
