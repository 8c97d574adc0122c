/** What the schema of the equipment cannot see: ids given twice, ports that do not exist, forms that do not fit. */
import { kinds } from "../ship/kinds.ts";
import { didYouMean } from "./nearest.ts";
import type { Path, Remark } from "./problem.ts";

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every port that is named under a signal, with its place. */
function* portsNamed(value: unknown, path: Path): Generator<readonly [Path, string]> {
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* portsNamed(item, [...path, index]);
  if (!isGroup(value)) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === "port" && typeof item === "string") yield [[...path, key], item];
    else yield* portsNamed(item, [...path, key]);
  }
}

/** Words that a contact or a register may say must be words of the signal. */
function checkWords(
  signal: unknown,
  oneOf: readonly string[],
  path: Path,
  remark: (remark: Remark) => void,
): void {
  if (!isGroup(signal)) return;
  for (const table of ["says", "values"]) {
    const words = signal[table];
    if (!isGroup(words)) continue;
    for (const [key, word] of Object.entries(words))
      if (typeof word === "string" && !oneOf.includes(word))
        remark({
          path: [...path, table, key],
          message: `this signal cannot say "${word}".${didYouMean(word, oneOf)} It says: ${oneOf.join(", ")}`,
        });
  }
}

/** 3xxxx and 4xxxx are how people number registers, not what goes over the wire, unless the port says so. */
function checkNumbering(
  signal: unknown,
  firstOf: (port: string, table: string) => number,
  path: Path,
  remark: (remark: Remark) => void,
): void {
  if (!isGroup(signal)) return;
  for (const [table, base] of [
    ["coil", Number.POSITIVE_INFINITY],
    ["input", Number.POSITIVE_INFINITY],
    ["register", 30_001],
    ["holding", 40_001],
  ] as const) {
    const number = signal[table];
    if (typeof number !== "number") continue;
    const first = firstOf(String(signal.port), table);
    if (number < first)
      remark({ path: [...path, table], message: `the port says that its first ${table} is ${first}` });
    if (first === 0 && number >= base && number < base + 9999)
      remark({
        path: [...path, table],
        severity: "warning",
        message: `${number} looks like a number of the ${base - 1} row: on the wire that register is ${number - base}`,
      });
  }
}

export function checkEquipment(
  section: unknown,
  ports: readonly string[],
  firstOf: (port: string, table: string) => number,
  remark: (remark: Remark) => void,
): void {
  const ids = new Map<string, number>();
  for (const [index, item] of (Array.isArray(section) ? section : []).entries()) {
    if (!isGroup(item)) continue;
    const path = ["equipment", index];
    if (typeof item.id === "string") {
      const earlier = ids.get(item.id);
      if (earlier !== undefined)
        remark({
          path: [...path, "id"],
          message: `the id "${item.id}" is already that of item ${earlier + 1} of the equipment: each id once`,
        });
      else ids.set(item.id, index);
    }
    if (!isGroup(item.signals)) continue;
    for (const [at, port] of portsNamed(item.signals, [...path, "signals"]))
      if (!ports.includes(port))
        remark({
          path: at,
          message: `there is no port "${port}".${didYouMean(port, ports)} Ports: ${ports.join(", ") || "none"}`,
        });
    const specs = (
      kinds as Readonly<Record<string, Readonly<Record<string, { oneOf?: readonly string[] }>>>>
    )[String(item.kind)];
    for (const [signal, binding] of Object.entries(item.signals))
      for (const [n, one] of (Array.isArray(binding) ? binding : [binding]).entries()) {
        const at = [...path, "signals", signal, ...(Array.isArray(binding) ? [n] : [])];
        const oneOf = specs?.[signal]?.oneOf;
        if (oneOf !== undefined) checkWords(one, oneOf, at, remark);
        checkNumbering(one, firstOf, at, remark);
      }
  }
}
