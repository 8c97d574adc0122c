/** Where several forms are allowed and none fits: which of them was meant. */
import type { z } from "zod";
import { nearest } from "./nearest.ts";
import type { Path } from "./problem.ts";

export type Issue = z.core.$ZodIssue;

export function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const key of path) here = (here as Record<string | number, unknown> | null | undefined)?.[key];
  return here;
}

export const isMissing = (issue: Issue, value: unknown): boolean =>
  (issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union") &&
  valueAt(value, issue.path as Path) === undefined &&
  issue.path.length > 0;

/** Another sort of thing altogether: a list where a group of keys was written. */
const isOfAnotherSort = (branch: readonly Issue[]): boolean =>
  branch.some(({ path, code }) => path.length === 0 && code === "invalid_type");

/** How far a form is from what was written: the nearest is the one that was meant. */
function distance(issues: readonly Issue[], value: unknown): number {
  let sum = 0;
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") sum += issue.path.length === 0 ? 10 * issue.keys.length : 1;
    else if (issue.path.length === 0 && issue.code === "invalid_type") sum += 1000;
    else if (isMissing(issue, value)) sum += issue.path.length === 1 ? 5 : 2;
    else if (issue.code === "invalid_union" && issue.errors.length > 0)
      sum += Math.min(...issue.errors.map((branch) => distance(branch, valueAt(value, issue.path as Path))));
    else sum += 1;
  }
  return sum;
}

const lacking = (branch: readonly Issue[], value: unknown): string[] =>
  branch
    .filter((issue) => issue.path.length === 1 && isMissing(issue, value))
    .map((issue) => String(issue.path[0]));

const unknownTo = (branch: readonly Issue[], key: string): boolean =>
  branch.some((issue) => issue.code === "unrecognized_keys" && issue.keys.includes(key));

/**
 * The issues of the form that was meant; or, where what was written lacks the key that would tell, all the keys
 * that would, and those of the written keys that look like one of them.
 */
export function formMeant(
  branches: readonly (readonly Issue[])[],
  value: unknown,
):
  | { readonly issues: readonly Issue[] }
  | { readonly telling: readonly string[]; readonly misspelt: readonly string[] } {
  const shaped = branches.filter((branch) => !isOfAnotherSort(branch));
  const missing = shaped.map((branch) => lacking(branch, value));
  const written = Object.keys((value ?? {}) as object);
  const told = written.some((key) => shaped.filter((branch) => !unknownTo(branch, key)).length === 1);
  if (shaped.length > 1 && !told && missing.every((keys) => keys.length > 0)) {
    // A key that tells belongs to one form alone.
    const all = missing.flat();
    const telling = all.filter((key) => all.indexOf(key) === all.lastIndexOf(key));
    const unknown = written.filter((key) => shaped.every((branch) => unknownTo(branch, key)));
    const misspelt = unknown.filter((key) => nearest(key, telling) !== undefined);
    if (telling.length > 0) return { telling, misspelt };
  }
  const best = [...branches].sort((a, b) => distance(a, value) - distance(b, value))[0];
  return { issues: best ?? [] };
}
