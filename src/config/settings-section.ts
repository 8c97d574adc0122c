/** The `settings` section: the numbers of the rules, each against what its rule declares. */
import { type Duration, parseDuration, saysDuration } from "../kernel/duration.ts";
import { didYouMean } from "./nearest.ts";
import type { Remark } from "./problem.ts";
import type { DeclaredSetting, DeclaredSettings } from "./schema.ts";

type Value = Duration | number | boolean | string;
export type RuleSettings = Readonly<Record<string, Readonly<Record<string, Value>>>>;

const isDuration = (declared: DeclaredSetting): boolean =>
  typeof declared.default === "number" && declared.unit === undefined;

function wanted(declared: DeclaredSetting): string {
  if (isDuration(declared))
    return `a duration such as ${saysDuration(declared.default as Duration).replace(" ", "")}`;
  if (typeof declared.default === "number") return `a number (${declared.unit})`;
  return typeof declared.default === "boolean" ? "true or false" : "text";
}

/** Undefined when the value is not of the declared sort. */
function read(value: unknown, declared: DeclaredSetting): Value | undefined {
  if (isDuration(declared)) return typeof value === "string" ? parseDuration(value) : undefined;
  return typeof value === typeof declared.default ? (value as Value) : undefined;
}

export function readSettings(
  section: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  declared: DeclaredSettings,
  remark: (remark: Remark) => void,
): RuleSettings {
  const settings: Record<string, Record<string, Value>> = {};
  for (const [rule, written] of Object.entries(section)) {
    const names = declared[rule];
    if (names === undefined) {
      const guess = didYouMean(rule, Object.keys(declared));
      remark({ path: ["settings", rule], atKey: true, message: `no rule "${rule}" has settings.${guess}` });
      continue;
    }
    for (const [name, value] of Object.entries(written)) {
      const path = ["settings", rule, name];
      const setting = names[name];
      if (setting === undefined) {
        const allowed = Object.keys(names);
        remark({
          path,
          atKey: true,
          message: `${rule} has no setting "${name}".${didYouMean(name, allowed)} It has: ${allowed.join(", ")}`,
        });
        continue;
      }
      const given = read(value, setting);
      if (given === undefined)
        remark({ path, message: `${wanted(setting)} is wanted; found ${JSON.stringify(value)}` });
      else if (setting.most !== undefined && Number(given) > setting.most)
        remark({
          path,
          message: `it may be ${saysDuration(setting.most as Duration)} at most; found ${JSON.stringify(value)}`,
        });
      else {
        settings[rule] ??= {};
        (settings[rule] as Record<string, Value>)[name] = given;
      }
    }
  }
  return settings;
}
