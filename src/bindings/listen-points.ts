/** Which point of an input unit a binding names. */
import type { PointBinding } from "../ship/point-bindings.ts";

export type Table = "input" | "coil" | "register" | "holding";

export function pointOf(binding: PointBinding): readonly [Table, number] {
  if ("input" in binding) return ["input", binding.input];
  if ("coil" in binding) return ["coil", binding.coil];
  return "register" in binding ? ["register", binding.register] : ["holding", binding.holding];
}
