/** What the ship file may say of relays: horns and lamps of the watch's own, and nothing else aboard. */
import { z } from "zod";
import { ASPECTS } from "../../rules/words.ts";
import { PRIORITIES } from "../../signals/priority.ts";

const PLACES = ["bridge", "engine-room", "engineers", "back-up-officer", "crew"] as const;

const relaySchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .meta({ description: "What it is, as it is called on board", examples: ["bridge horn"] }),
  port: z.string().min(1).meta({ description: "The Modbus unit that it hangs on" }),
  coil: z.int().min(0).max(65_535).meta({
    description: "Its coil, by the number that bindings of this port use; no other is ever written",
  }),
  "read-back": z.int().min(0).max(65_535).optional().meta({
    description:
      "An input of the same unit that is made while the relay is; without it the coil itself is read back",
  }),
  is: z.enum(["sounder", "lamp"]).meta({
    description: "A sounder sounds what is not acknowledged; a lamp flashes, and is steady once it is",
  }),
  place: z.enum(PLACES).default("bridge").meta({
    description:
      "Where it is heard or seen. The back-up officer and the crew are called by alarms that nobody answers in the times of `attention`, and by emergency alarms; engineers by machinery alarms that are not attended to (65(1)(e)), unless `rules` says otherwise",
  }),
  priorities: z
    .array(z.enum(PRIORITIES))
    .min(1)
    .default(["emergency-alarm", "alarm", "warning"])
    .meta({ description: "Which alerts it tells of, by priority" }),
  categories: z
    .array(z.enum(["A", "B", "C"]))
    .min(1)
    .optional()
    .meta({ description: "Only these categories: C for a horn in the engine room" }),
  aspects: z
    .array(z.enum(ASPECTS))
    .min(1)
    .optional()
    .meta({ description: "Only what is about this: fire for a bell that tells of fire alone" }),
  rules: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .meta({
      description: "Only what these rules find, by the beginning of their id",
      examples: [["PSR-I-65", "PSR-I-53"]],
    }),
});

export const relaysSchema = z
  .array(relaySchema)
  .default([])
  .refine(
    (relays) => new Set(relays.map(({ name }) => name)).size === relays.length,
    "each relay has a name of its own",
  )
  .refine(
    (relays) => new Set(relays.map(({ port, coil }) => `${port} ${coil}`)).size === relays.length,
    "a coil belongs to one relay",
  );

export type RelaySettings = z.infer<typeof relaySchema>;
