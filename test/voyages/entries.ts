/**
 * The provisions whose entry the law itself demands, each with the voyages that prove it: made from the pages of the
 * log that the voyages bring about, and from nothing else.
 */
import { rules } from "../../src/rules/index.ts";
import { provisions } from "../../src/rules/provisions/provisions.ts";

export interface Written {
  readonly voyage: string;
  /** As it stands in the page, less number, time and place. */
  readonly text: string;
  /** Null for what a person entered. */
  readonly rule: string | null;
}

interface Row {
  readonly id: string;
  readonly title: string;
  readonly watched: boolean;
  readonly proofs: readonly Written[];
}

/** What answers a provision besides the entries of its own rule: a person's entry, or that of another rule. */
const ALSO: Readonly<Record<string, (one: Written) => boolean>> = {
  "PSR-I-32(2)/audible": ({ rule, text }) => rule === "PSR-I-38(11)" && /opened|unsecured/.test(text),
  "PSR-I-35(2)": ({ text }) => text.startsWith("Damage control drill:"),
  "PSR-I-36(1)": ({ text }) => text.startsWith("Stability: "),
  "PSR-I-37(1)/voyage": ({ text }) => text.startsWith("Test: Complete set"),
  "PSR-I-37(3)": ({ text }) => text.startsWith("Inspection: ") && text.includes("Defects: "),
  "PSR-I-37(4)": ({ text }) => text.startsWith("Test: ") && text.includes("Defects: "),
  "PSR-I-38(11)": ({ text }) => text.startsWith("Closing: "),
  "PSR-I-40(5)": ({ text }) => text.startsWith("Closing: ") && text.includes("accesses"),
  "PSR-I-90(3)(a)": ({ text }) => text.startsWith("Fire drill: "),
  ...Object.fromEntries(
    [
      ["18(4)(i)", "another vessel in distress"],
      ["18(4)(ii)", "grounding or sinking"],
      ["18(4)(iii)", "fire|flooding"],
      ["18(4)(iv)", "damage to works of the waterway"],
      ["18(4)(v)", "obstruction or failed aid to navigation"],
      ["18(4)(vi)", "object overboard"],
      ["18(4)(vii)", "oil spilled"],
      ["18(4)(viii)", "piracy or theft"],
    ].map(([provision, words]) => [
      `SAF-${provision}`,
      ({ text }: Written) => new RegExp(`^Reported to the competent officer \\((${words})\\)`).test(text),
    ]),
  ),
};

/** `  3  deck 2  03:40:00 (gnss)  9.972°N 76.235°E  Words   [rule, author]` */
const LINE =
  /^ *\d+ {2}\S+ \d+ {2}(?:\d\d-\d\d )?[\d:]{8} \(\w+\) {2}(?:no position|\S+ \S+) {2}(.+) {3}\[(.+?), [^\]]+\]$/;

export const read = (voyage: string, page: string): readonly Written[] =>
  page
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, text, rule] = LINE.exec(line) ?? [];
      if (text === undefined || rule === undefined) throw new Error(`no entry of ${voyage}: ${line}`);
      return { voyage, text, rule: rule === "-" ? null : rule };
    });

const watched = new Set(rules.map(({ id }) => id));

export const rowsOf = (written: readonly Written[]): readonly Row[] =>
  provisions
    .filter(({ log }) => log === "rule" || log === "rule-via")
    .map(({ id, title }) => ({
      id,
      title,
      watched: watched.has(id),
      proofs: written.filter(
        (one) => one.rule === id || ((one.rule === null || ALSO[id] !== undefined) && ALSO[id]?.(one)),
      ),
    }));

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** Each voyage once, with the first entry that it proves by. */
const proved = ({ proofs, watched: rule }: Row): string => {
  if (proofs.length === 0) return rule ? "**not proven**" : "no rule yet: nothing enters it";
  const voyages = [...new Set(proofs.map(({ voyage }) => voyage))];
  return voyages.map((voyage) => `[${voyage}](${voyage}/expected.log)`).join(", ");
};

export function documentOf(rows: readonly Row[]): string {
  const proven = rows.filter(({ proofs }) => proofs.length > 0).length;
  const line = (row: Row) =>
    `| ${row.id}: ${cell(row.title)} | ${proved(row)} | ${cell(row.proofs[0]?.text ?? "")} |`;
  return `# Entries that the law demands, and the voyages that prove them

Made by \`entries.test.ts\` from the pages of the voyages; the test fails when a provision that a rule watches has no
voyage that proves its entry. The last column is the first such entry, as it stands in the log.

${rows.length} provisions, ${proven} proven.

| provision | proven by | for example |
| --- | --- | --- |
${rows.map(line).join("\n")}
`;
}
