/** From what the schema refuses to sentences: what was found, what is allowed, what was probably meant. */
import type { z } from "zod";
import { formMeant, type Issue, isMissing, valueAt } from "./meant.ts";
import { didYouMean } from "./nearest.ts";
import type { Path, Remark } from "./problem.ts";

/** Keys that an object may have are known only while it is checked: they travel in the message, as JSON. */
const explaining = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code !== "unrecognized_keys") return undefined;
  const shape = (issue.inst as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape;
  return JSON.stringify(Object.keys(shape ?? {}));
};

const allowedKeys = (issue: Issue): readonly string[] =>
  issue.code === "unrecognized_keys" ? (JSON.parse(issue.message) as readonly string[]) : [];

const found = (value: unknown): string =>
  value === undefined || value === null
    ? "nothing"
    : typeof value === "object"
      ? Array.isArray(value)
        ? "a list"
        : "a group of keys"
      : shortened(JSON.stringify(value));

/** Enough to know it by: a whole file may have been found where a word was wanted. */
const shortened = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 80)}… (${text.length} signs)` : text;

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

/** A union says only that nothing fits: explain the form that was meant, or name the keys that would tell. */
function union(branches: readonly (readonly Issue[])[], value: unknown, at: Path): readonly Remark[] {
  const meant = formMeant(branches, value);
  if ("issues" in meant) return explainAll(meant.issues, value, at);
  const { telling, misspelt } = meant;
  const wantedKeys = telling.join(", ");
  if (misspelt.length === 0)
    return [{ path: at, message: `nothing says what speaks: one of these keys is wanted: ${wantedKeys}` }];
  return misspelt.map((key) => ({
    path: [...at, key],
    atKey: true,
    message: `unknown key "${key}".${didYouMean(key, telling)} One of these is wanted: ${wantedKeys}`,
  }));
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
      if (isMissing(issue, value) && issue.errors.length > 0)
        return [{ path, message: `"${String(key)}" is missing` }];
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
      return [{ path, message: `${ofType(issue)}; found ${found(here)}` }];
    case "too_small":
    case "too_big":
      return [{ path, message: `${limit(issue)} wanted; found ${found(here)}` }];
    case "invalid_key":
      return [
        {
          path,
          atKey: true,
          message: `the key "${String(key)}" is not allowed here: ${issue.issues.map((i) => i.message).join("; ")}`,
        },
      ];
    case "invalid_format":
    case "invalid_element":
    case "not_multiple_of":
    case "custom":
      return [{ path, message: `${issue.message}; found ${found(here)}` }];
  }
}

/** What the schema says itself goes before our words for a type. */
const ofType = ({ message, expected }: Extract<Issue, { code: "invalid_type" }>): string =>
  message.startsWith("Invalid input") ? `${WORDS[expected] ?? expected} is wanted` : message;

type TooMuch = Extract<Issue, { code: "too_small" | "too_big" }>;

/** `at least 4 items are`, `more than 0 is`. */
function limit(issue: TooMuch): string {
  const [bound, strict, loose] =
    issue.code === "too_small"
      ? [issue.minimum, "more than", "at least"]
      : [issue.maximum, "less than", "at most"];
  const noun = issue.origin === "string" ? " letter" : issue.origin === "array" ? " item" : "";
  const counted = noun === "" || Number(bound) === 1 ? `${noun} is` : `${noun}s are`;
  return `${issue.inclusive === false ? strict : loose} ${String(bound)}${counted}`;
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

/** What the schema makes of the value, or everything that it refuses, as remarks under the given path. */
export function readBy<S extends z.ZodType>(
  schema: S,
  value: unknown,
  at: Path,
): { readonly read: z.output<S> } | { readonly remarks: readonly Remark[] } {
  const result = schema.safeParse(value, { error: explaining });
  return result.success ? { read: result.data } : { remarks: explainAll(result.error.issues, value, at) };
}
