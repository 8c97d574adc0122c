/** The key reference of the ship file, written from the schemas: what they do not say is not true. */
import { type Duration, saysDuration } from "../kernel/duration.ts";
import type { SignalSpec } from "../ship/kinds/signal-spec.ts";
import { kinds } from "../ship/kinds.ts";
import { type JsonSchema, portJsonSchema, shipFileJsonSchema } from "./json-schema.ts";
import type { DeclaredSetting, DeclaredSettings, DriverSchema, OutputSchema } from "./schema.ts";

type Node = JsonSchema | boolean | undefined;

const isSchema = (node: Node): node is JsonSchema => typeof node === "object";
const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map(() => "---")), ...rows].join("\n");

const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

/** What may stand as a value, in a few words. */
function value(node: Node): string {
  if (!isSchema(node)) return "anything";
  if (node.$ref !== undefined) return nameOfRef(node.$ref);
  if (node.const !== undefined) return code(String(node.const));
  if (node.enum !== undefined) return node.enum.map((one) => code(String(one))).join(", ");
  if (node.anyOf !== undefined) return [...new Set(node.anyOf.map(value))].join(" or ");
  if (node.type === "array") {
    const of = Array.isArray(node.prefixItems)
      ? node.prefixItems.map(value).join(", ")
      : value(node.items as Node);
    return `list of ${of}`;
  }
  if (node.type === "object") return "keys";
  if (node.pattern?.includes("(ms|s|min|h|d)")) return "duration";
  if (node.type === "string") return "text";
  return node.type === "integer"
    ? "whole number"
    : node.type === "boolean"
      ? "true or false"
      : String(node.type);
}

/** Every key of a group, with those of the groups inside it. */
function rows(node: Node, prefix = ""): readonly string[] {
  if (!isSchema(node)) return [];
  return Object.entries(node.properties ?? {}).flatMap(([name, inner]) => {
    const key = `${prefix}${name}`;
    const words = isSchema(inner) ? [inner.description ?? ""] : [];
    if (isSchema(inner) && inner.default !== undefined && typeof inner.default !== "object")
      words.push(`(default ${code(String(inner.default))})`);
    if (isSchema(inner) && inner.examples !== undefined)
      words.push(
        `; e.g. ${inner.examples.map((one) => code(typeof one === "string" ? one : JSON.stringify(one))).join(", ")}`,
      );
    const needed = node.required?.includes(name) ? "yes" : "";
    const items = isSchema(inner) && isSchema(inner.items as Node) ? (inner.items as JsonSchema) : undefined;
    return [
      row(code(key), needed, value(inner), words.join(" ").replaceAll(" ;", ";")),
      ...rows(inner as Node, `${key}.`),
      ...(items?.type === "object" ? rows(items, `${key}[].`) : []),
    ];
  });
}

const keys = (node: Node): string => table(["key", "needed", "value", "meaning"], rows(node));

function equipment(whole: JsonSchema): string {
  const list = whole.properties?.equipment as JsonSchema;
  const items = list.items as JsonSchema;
  return (items.anyOf ?? items.oneOf ?? []).map((node) => kind(node as JsonSchema)).join("\n\n");
}

const COMMON = new Set(["id", "kind", "name", "place", "plan", "signals"]);

function kind(node: JsonSchema): string {
  const is = node.properties?.kind;
  const name = isSchema(is as Node) ? String((is as JsonSchema).const) : "";
  const own = Object.entries(node.properties ?? {}).filter(([key]) => !COMMON.has(key));
  const attributes = keys({
    properties: Object.fromEntries(own),
    required: node.required ?? [],
  } as JsonSchema);
  const specs = Object.entries(kinds[name as keyof typeof kinds]) as [string, SignalSpec<unknown>][];
  const signals = table(
    ["signal", "value", "meaning"],
    specs.map(([signal, spec]) =>
      row(
        code(signal),
        spec.oneOf?.map(code).join(", ") ??
          (spec.is === "boolean" ? "yes or no" : [spec.is, spec.unit].filter(Boolean).join(", ")),
        spec.says,
      ),
    ),
  );
  return [`### ${name}`, ...(own.length > 0 ? [attributes] : []), signals].join("\n\n");
}

function binding(whole: JsonSchema): string {
  const defined = whole.$defs ?? {};
  const forms = Object.entries(defined).filter(([name]) => !["binding", "place", "plan"].includes(name));
  return forms
    .map(([name, node]) =>
      [`### ${name}`, (node as JsonSchema).description ?? "", keys(node)].filter(Boolean).join("\n\n"),
    )
    .join("\n\n");
}

const settingValue = (setting: DeclaredSetting): string =>
  typeof setting.default === "number" && setting.unit === undefined
    ? saysDuration(setting.default as Duration)
    : [String(setting.default), setting.unit].filter(Boolean).join(" ");

function settings(declared: DeclaredSettings): string {
  const lines = Object.entries(declared).flatMap(([rule, named]) =>
    Object.entries(named).map(([name, setting]) =>
      row(code(rule), code(name), settingValue(setting), setting.reason),
    ),
  );
  return table(["rule", "setting", "default", "reason"], lines);
}

const HEAD = `Generated from the schemas that read the file: not to be edited by hand. \`demo.yaml\` and \`inland-ferry.yaml\`
beside it are ship files that run. \`watchkeeper check --ship FILE\` says what is wrong with one, line by line. A duration
is a number with its unit: \`500ms\`, \`5s\`, \`2min\`, \`1.5h\`, \`7d\`.`;

const EQUIPMENT = `Each item has an \`id\`, a \`kind\`, and if wanted a \`name\`, a place, and a place on the panel's plan; under
\`signals\`, what speaks for each. A signal that is not bound is not watched, and \`check\` says so.`;

const BINDINGS = `What speaks for a signal: one of these, or a list of them, tried in order: the first that is fresh and good
speaks. What a binding reads is unknown once it is older than its maximum age, and never counts as closed, lit, dry or quiet.`;

const AREAS = `Lists of GeoJSON files with polygons, relative to the ship file. Those in \`harbours/\` and \`waterways/\` are
approximate, say so, and must be replaced from the chart.`;

export interface Referenced {
  readonly drivers: readonly DriverSchema[];
  readonly outputs: readonly OutputSchema[];
  readonly settings: DeclaredSettings;
}

export function shipFileReference({ drivers, outputs, settings: declared }: Referenced): string {
  const whole = shipFileJsonSchema(drivers, outputs);
  const part = (name: string): Node => whole.properties?.[name] as Node;
  const ports = drivers.map((driver) =>
    [`### ${driver.name}`, `${driver.describes}.`, keys(portJsonSchema(driver))].join("\n\n"),
  );
  const place = keys({
    properties: { place: whole.$defs?.place, plan: whole.$defs?.plan },
  } as JsonSchema);
  const parts = [
    "# The ship file, key by key",
    HEAD,
    "## ship",
    keys(part("ship")),
    "## ports",
    "Each port has a name and a driver; the other keys are the driver's.",
    ...ports,
    "## equipment",
    EQUIPMENT,
    place,
    equipment(whole),
    "## bindings",
    BINDINGS,
    binding(whole),
    "## settings",
    "Numbers that the law does not give, written `settings: { <rule>: { <setting>: <value> } }`.",
    settings(declared),
    "## watch",
    keys(part("watch")),
    "## harbours, waterways",
    AREAS,
  ];
  return `${parts.join("\n\n")}\n`;
}
