/** The equipment that outputs name: each must be fitted, and of a kind that has the signals to be told. */
import { didYouMean } from "./nearest.ts";
import type { Remark } from "./problem.ts";
import type { OutputSchema } from "./schema.ts";

export function checkNamedEquipment(
  settings: Readonly<Record<string, unknown>>,
  outputs: readonly OutputSchema[],
  fitted: readonly { readonly id: string; readonly kind: string }[],
  remark: (remark: Remark) => void,
): void {
  const ids = fitted.map(({ id }) => id);
  for (const { name, equipment: named } of outputs)
    for (const { path: within, equipment, kinds } of named?.(settings[name]) ?? []) {
      const path = ["watch", name, ...within];
      const item = fitted.find(({ id }) => id === equipment);
      if (item === undefined)
        remark({ path, message: `no equipment has the id "${equipment}".${didYouMean(equipment, ids)}` });
      else if (!kinds.includes(item.kind))
        remark({
          path,
          message: `"${equipment}" is a ${item.kind}; one of ${kinds.join(", ")} can be told here`,
        });
    }
}
