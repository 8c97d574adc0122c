/** Fields that are there: what is not available leaves no key. */
import type { Fields, FieldValue } from "../message.ts";

export function present(fields: Readonly<Record<string, FieldValue | undefined>>): Fields {
  const kept: Record<string, FieldValue> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
