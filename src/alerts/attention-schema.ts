/** What the ship file may say of the times of alerts, each within the limits of the standard. */
import { z } from "zod";
import { durationText } from "../ship/field-schemas.ts";
import { type AttentionSettings, attentionProblems, attentionSettings, limitsOf } from "./attention.ts";

type Name = keyof AttentionSettings;

const within = <S extends z.ZodType>(name: Name, schema: S) =>
  schema
    .refine((value) => attentionProblems({ [name]: value }).length === 0, `it may be ${limitsOf(name)}`)
    .optional()
    .meta({ description: `${limitsOf(name)}. ${attentionSettings[name].reason}` });

const time = (name: Name) => within(name, durationText);
const timeOrNever = (name: Name) => within(name, z.union([z.literal("never"), durationText]));

export const attentionSchema = z
  .strictObject({
    silence: time("silence"),
    "repeat-warning": time("repeatWarning"),
    "escalate-warning": timeOrNever("escalateWarning"),
    "call-back-up": timeOrNever("callBackUp"),
    "call-back-up-unmanned": time("callBackUpUnmanned"),
    "call-crew": timeOrNever("callCrew"),
    "transfer-returns": time("transferReturns"),
    "flapping-rises": within("flappingRises", z.int()),
    "flapping-gap": time("flappingGap"),
    "flapping-settles": time("flappingSettles"),
    "longest-shelving": time("longestShelving"),
  })
  .meta({ description: "What becomes of alerts that nobody answers, and when" });

/** As the book of alerts has them. */
export function attentionFrom(section: unknown): Partial<AttentionSettings> {
  const given = Object.entries(attentionSchema.parse(section ?? {})).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(
    given.map(([key, value]) => [key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );
}
