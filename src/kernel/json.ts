/** JSON values, and the one way of writing them that gives the same bytes for the same value. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Canonical JSON: keys sorted by code unit, no white space. What is hashed and signed is written so. */
export function canonical(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: Json) => canonical(item)).join(",")}]`;
  const record = value as { readonly [key: string]: Json | undefined };
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    const item = record[key];
    if (item !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(item)}`);
  }
  return `{${parts.join(",")}}`;
}
