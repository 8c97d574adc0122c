/** From what the schema refuses to sentences: what was found, what is allowed, what was probably meant. */
import type { z } from "zod";
import { didYouMean, nearest } from "./nearest.ts";
import type { Path, Remark } from "./problem.ts";

type Issue = z.core.$ZodIssue;

/** Keys that an object may have are known only while it is checked: they travel in the message, as JSON. */
export const explaining = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code !== "unrecognized_keys") return undefined;
  const shape = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return JSON.stringify(Object.keys(shape ?? {}));
};

const allowedKeys = (issue: Issue): readonly string[] =>
  issue.code === "unrecognized_keys" ? (JSON.parse(issue.message) as readonly string[]) : [];

const found = (value: unknown): string =>
  value === undefined
    ? "nothing"
    : typeof value === "object" && value !== null
      ? Array.isArray(value)
        ? "a list"
        : "a group of keys"
      : JSON.stringify(value);

const WORDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "a group of keys",
  record: "a group of keys",
  array: "a list",
  tuple: "a list of two",
};

function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const key of path) here = (here as Record<string | number, unknown> | null | undefined)?.[key];
  return here;
}

const isMissing = (issue: Issue, value: unknown): boolean =>
  (issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union") &&
  valueAt(value, issue.path as Path) === undefined &&
  issue.path.length > 0;

/** How far a form of a union is from what was written: the nearest is the one that was meant. */
function distance(issues: readonly Issue[], value: unknown): number {
  let sum = 0;
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") sum += issue.path.length === 0 ? 10 * issue.keys.length : 1;
    else if (issue.path.length === 0 && issue.code === "invalid_type") sum += 1000;
    else if (issue.code === "invalid_union" && issue.errors.length > 0)
      sum += Math.min(...issue.errors.map((branch) => distance(branch, valueAt(value, issue.path as Path))));
    else if (isMissing(issue, value)) sum += issue.path.length === 1 ? 5 : 2;
    else sum += 1;
  }
  return sum;
}

const lacking = (branch: readonly Issue[], value: unknown): string[] =>
  branch
    .filter((issue) => issue.path.length === 1 && isMissing(issue, value))
    .map((issue) => String(issue.path[0]));

/** A union says only that nothing fits: find what was meant, or name the keys that would tell. */
function union(branches: readonly (readonly Issue[])[], value: unknown, at: Path): readonly Remark[] {
  const shaped = branches.filter(
    (branch) => !branch.some((i) => i.path.length === 0 && i.code === "invalid_type"),
  );
  const keyless = shaped.map((branch) => lacking(branch, value));
  if (shaped.length > 1 && keyless.every((keys) => keys.length > 0)) {
    const everywhere = keyless.reduce((a, b) => a.filter((key) => b.includes(key)));
    const telling = [...new Set(keyless.flat())].filter((key) => !everywhere.includes(key));
    const unknown = Object.keys((value ?? {}) as object).filter((key) =>
      shaped.every((branch) => branch.some((i) => i.code === "unrecognized_keys" && i.keys.includes(key))),
    );
    const meant = unknown.filter((key) => nearest(key, telling) !== undefined);
    if (meant.length > 0)
      return meant.map((key) => ({
        path: [...at, key],
        atKey: true,
        message: `unknown key "${key}".${didYouMean(key, telling)} One of these is wanted: ${telling.join(", ")}`,
      }));
    if (telling.length > 0)
      return [
        { path: at, message: `nothing says what speaks: one of these keys is wanted: ${telling.join(", ")}` },
      ];
  }
  const best = [...branches].sort((a, b) => distance(a, value) - distance(b, value))[0];
  return best === undefined ? [] : explainAll(best, value, at);
}

function explain(issue: Issue, value: unknown, above: Path): readonly Remark[] {
  const path = [...above, ...(issue.path as Path)];
  const here = valueAt(value, issue.path as Path);
  const key = path.at(-1);
  switch (issue.code) {
    case "unrecognized_keys": {
      const allowed = allowedKeys(issue);
      return issue.keys.map((unknown) => ({
        path: [...path, unknown],
        atKey: true,
        message: `unknown key "${unknown}".${didYouMean(unknown, allowed)} Allowed here: ${allowed.join(", ") || "nothing"}`,
      }));
    }
    case "invalid_union": {
      const options = (issue as { options?: readonly unknown[] }).options?.map(String);
      if (options !== undefined && issue.errors.length === 0)
        return [{ path, message: oneOf(key, here, options) }];
      return union(issue.errors, here, path);
    }
    case "invalid_value":
      return [{ path, message: oneOf(key, here, issue.values.map(String)) }];
    case "invalid_type":
      if (isMissing(issue, value))
        return [{ path, message: `"${String(key)}" is missing${wanted(issue.expected)}` }];
      return [
        { path, message: `${WORDS[issue.expected] ?? issue.expected} is wanted; found ${found(here)}` },
      ];
    case "too_small":
      return [
        {
          path,
          message: `at least ${String(issue.minimum)}${issue.origin === "string" ? " characters are" : " is"} wanted; found ${found(here)}`,
        },
      ];
    case "too_big":
      return [
        {
          path,
          message: `at most ${String(issue.maximum)}${issue.origin === "string" ? " characters are" : " is"} allowed; found ${found(here)}`,
        },
      ];
    case "invalid_key":
      return [
        {
          path,
          atKey: true,
          message: `the key "${String(key)}" is not allowed here: ${issue.issues.map((i) => i.message).join("; ")}`,
        },
      ];
    default:
      return [{ path, message: `${issue.message}; found ${found(here)}` }];
  }
}

const wanted = (expected: string): string =>
  WORDS[expected] === undefined ? "" : `: ${WORDS[expected]} is wanted`;

function oneOf(key: string | number | undefined, value: unknown, allowed: readonly string[]): string {
  const list = allowed.join(", ");
  if (value === undefined) return `"${String(key)}" is missing: one of ${list}`;
  const guess = typeof value === "string" ? didYouMean(value, allowed) : "";
  return `${found(value)} is not allowed here.${guess} Allowed: ${list}`;
}

const explainAll = (issues: readonly Issue[], value: unknown, at: Path): readonly Remark[] =>
  issues.flatMap((issue) => explain(issue, value, at));

/** Everything that the schema refuses, as remarks under the given path. */
export function refusals(schema: z.ZodType, value: unknown, at: Path): readonly Remark[] {
  const result = schema.safeParse(value, { error: explaining });
  return result.success ? [] : explainAll(result.error.issues, value, at);
}
