/** What a browser may ask of the watch: every act of signals/act.ts and nothing else, with a plain sentence for the rest. */
import { z } from "zod";
import { ACTIVITIES, type Act, ENTRY_KINDS, PHASES, STATUSES } from "../../signals/act.ts";
import { CASUALTIES, DRILL_CONTENTS, DRILLS } from "../../signals/forms.ts";
import type { Verdict } from "./access.ts";

const words = (most: number) => z.string().trim().min(1).max(most);
const id = words(200);
const moment = z.iso.datetime("must be a moment in UTC, such as 2028-03-01T18:30:00Z");
const hash = z.string().regex(/^[0-9a-f]{64}$/, "must be the hash of an entry, 64 hex digits");
const drill = z.strictObject({
  sort: z.enum(DRILLS),
  scenario: words(1000),
  contents: z.array(z.enum(DRILL_CONTENTS)).max(DRILL_CONTENTS.length).optional(),
  participants: words(2000).optional(),
  notHeld: words(2000).optional(),
});
const fuel = z.strictObject({ flashpoint: z.number().min(-60).max(400), use: z.enum(["any", "emergency"]) });
const figures = z.strictObject({
  displacement: z.number().min(-100).max(100).optional(),
  centre: z.number().min(-100).max(100).optional(),
  passengers: z.int().min(0).max(100_000).optional(),
  flow: z.number().min(0).max(100_000).optional(),
});
const stated = z.strictObject({ name: words(60), rank: words(40).optional() });
/** That somebody signed in with a PIN is the panel's to say, and never the browser's. */
const signed = stated.extend({ attributed: z.literal("pin").optional() });

const acknowledge = <A extends z.ZodType>(author: A) =>
  z.strictObject({ author, act: z.literal("acknowledge"), alert: id });
const silence = <A extends z.ZodType>(author: A) => z.strictObject({ author, act: z.literal("silence") });
const transfer = <A extends z.ZodType>(author: A) =>
  z.strictObject({ author, act: z.literal("transfer"), alert: id, to: words(60) });

const others = <A extends z.ZodType>(author: A) =>
  [
    z.strictObject({ author, act: z.literal("shelve"), alert: id, reason: words(500), until: moment }),
    z.strictObject({ author, act: z.literal("phase"), phase: z.enum(PHASES) }),
    z.strictObject({ author, act: z.literal("status"), status: z.enum(STATUSES) }),
    z.strictObject({
      author,
      act: z.literal("activity"),
      activities: z.array(z.enum(ACTIVITIES)).max(ACTIVITIES.length),
    }),
    z.strictObject({ author, act: z.literal("visibility"), restricted: z.boolean() }),
    z.strictObject({ author, act: z.literal("ready-for-departure") }),
    z.strictObject({ author, act: z.literal("permission"), item: id, reason: words(500), until: moment }),
    z.strictObject({ author, act: z.literal("withdraw-permission"), item: id }),
    z.strictObject({
      author,
      act: z.literal("confirm"),
      item: id,
      state: words(100),
      until: moment.optional(),
    }),
    z.strictObject({
      author,
      act: z.literal("enter"),
      kind: z.enum(ENTRY_KINDS),
      text: words(4000),
      items: z.array(id).max(200).optional(),
      defects: words(2000).optional(),
      happenedAt: moment.optional(),
      amends: z.int().positive().optional(),
      closes: z.int().positive().optional(),
      drill: drill.optional(),
      validUntil: moment.optional(),
      fuel: fuel.optional(),
      casualty: z.enum(CASUALTIES).optional(),
      figures: figures.optional(),
    }),
    z.strictObject({
      author,
      act: z.literal("countersign"),
      upTo: z.strictObject({ seq: z.int().positive(), hash }),
    }),
  ] as const;

const actSchema = z.discriminatedUnion("act", [
  acknowledge(stated),
  silence(stated),
  transfer(stated),
  ...others(stated),
]) satisfies z.ZodType<Act>;

/** What a command by sentence may say besides: where it was acknowledged, which alert, for how long. */
const recordedSchema = z.discriminatedUnion("act", [
  acknowledge(signed).extend({ station: z.enum(["task-station", "engine-room"]).optional() }),
  silence(signed).extend({ alert: id.optional() }),
  transfer(signed).extend({ lasts: z.number().positive().optional() }),
  ...others(signed),
]) satisfies z.ZodType<Act>;

/** The acts there are, in the order of the schema. */
export const ACTS: readonly string[] = actSchema.options.map((option) => option.shape.act.value);

/** The act, or everything that is wrong with it at once. */
export const readAct = (body: unknown): Verdict<Act> => readBy(actSchema, body);

/** The same of a recording, where acts have come by sentence too. */
export const readRecordedAct = (body: unknown): Verdict<Act> => readBy(recordedSchema, body);

function readBy(schema: z.ZodType<Act>, body: unknown): Verdict<Act> {
  const read = schema.safeParse(body);
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, words: read.error.issues.map((issue) => sentence(issue, body)).join(" ") };
}

function sentence(issue: z.core.$ZodIssue, body: unknown): string {
  if (issue.code === "invalid_union") {
    const found = at(body, ["act"]);
    return `"act" must be one of ${ACTS.join(", ")}${found === undefined ? "; it is missing" : `; found ${shown(found)}`}.`;
  }
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `"${key}"`).join(" and ");
    return `${keys} ${issue.keys.length === 1 ? "is" : "are"} no part of this act.`;
  }
  if (issue.path.length === 0) return "The body must be one JSON object that says an act.";
  const found = at(body, issue.path);
  const path = issue.path.join(".");
  return found === undefined
    ? `"${path}" is missing.`
    : `"${path}": ${limited(issue) ?? issue.message}; found ${shown(found)}.`;
}

/** A limit in words: `at least 1 letter`, `at most 400`. */
function limited(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  const [bound, most] = issue.code === "too_small" ? [issue.minimum, "at least"] : [issue.maximum, "at most"];
  const counted = issue.origin === "string" ? " letters" : issue.origin === "array" ? " items" : "";
  return issue.code === "too_small" && counted !== "" && bound === 1
    ? "must not be empty"
    : `must be ${issue.inclusive === false ? `${most === "at least" ? "more" : "less"} than` : most} ${bound}${counted}`;
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
