/** The tables of corpus.md: what each recording holds, and where we count otherwise than the reference. */
import { readFileSync } from "node:fs";

export interface Difference {
  readonly file: string;
  readonly name: string;
  readonly reference: number;
  readonly ours: number;
}

export interface Counts {
  readonly reference: number;
  readonly ours: number;
  readonly refused: number;
}

const ROWS = readFileSync(new URL("../corpus.md", import.meta.url), "utf8")
  .split("\n")
  .filter((row) => row.startsWith("| "))
  .map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );

/** The rows of a file among the differences: file, name, reference, ours, why. */
export const differencesOf = (file: string): readonly Difference[] =>
  ROWS.filter((cells) => cells.length === 5 && cells[0] === file).map(([, name = "", reference, ours]) => ({
    file,
    name,
    reference: Number(reference),
    ours: Number(ours),
  }));

/** The row of a file among the counts: file, reference, ours, refused. */
export const countsOf = (file: string): Counts | undefined =>
  ROWS.filter((cells) => cells.length === 4 && cells[0] === file).map(([, reference, ours, refused]) => ({
    reference: Number(reference),
    ours: Number(ours),
    refused: Number(refused),
  }))[0];

/** The rows of the faults: row, what was seen, test, its title. */
export const faults = (): readonly {
  readonly row: string;
  readonly file: string;
  readonly title: string;
}[] =>
  ROWS.filter(([row = "", , file = ""]) => /^\d+$/.test(row) && file.endsWith(".test.ts")).map(
    ([row = "", , file = "", title = ""]) => ({ row, file, title }),
  );

export const sum = (numbers: Readonly<Record<string, number>>): number =>
  Object.values(numbers).reduce((total, number) => total + number, 0);
