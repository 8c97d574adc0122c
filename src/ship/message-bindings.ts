/** What instruments send: sentences, own ship's AIS, messages of NMEA 2000. */
import { z } from "zod";
import { everywhere, yesOrNo } from "./binding-keys.ts";

const SENTENCE_FIELDS = [
  "position",
  "speed",
  "course",
  "time",
  "heading",
  "rate-of-turn",
  "speed-through-water",
  "shaft-speed",
  "rudder-angle",
  "rudder-angle-port",
  "value",
] as const;

export const sentenceBinding = z
  .strictObject({
    ...everywhere,
    ...yesOrNo,
    sentence: z
      .enum([
        "RMC",
        "GGA",
        "GLL",
        "GNS",
        "VTG",
        "ZDA",
        "HDT",
        "THS",
        "ROT",
        "VHW",
        "VBW",
        "RPM",
        "RSA",
        "XDR",
      ])
      .meta({ description: "The sentence" }),
    talker: z.string().length(2).optional().meta({ description: "Talker, such as GP; absent: any" }),
    field: z.enum(SENTENCE_FIELDS).meta({ description: "What to take of it; `value` for XDR" }),
    number: z.number().int().nonnegative().optional().meta({ description: "RPM: number of the shaft" }),
    name: z.string().optional().meta({ description: "XDR: name of the transducer" }),
  })
  .meta({ id: "sentence" });

export const aisBinding = z
  .strictObject({
    ...everywhere,
    ais: z.literal("own").meta({ description: "The ship's own AIS, as it reports itself (VDO)" }),
    field: z
      .enum(["status", "position", "speed", "course", "heading"])
      .meta({ description: "What to take of it" }),
  })
  .meta({ id: "ais" });

export const pgnBinding = z
  .strictObject({
    ...everywhere,
    ...yesOrNo,
    pgn: z.number().int().min(59_392).max(131_071).meta({ description: "NMEA 2000 message, by its number" }),
    name: z
      .string()
      .regex(/^0x[0-9a-fA-F]{1,16}$/, "the NAME of a device is written 0x and up to 16 hexadecimal digits")
      .optional()
      .meta({ description: "The sender's NAME: stays when its address changes" }),
    source: z.number().int().min(0).max(253).optional().meta({
      description: "The sender's address; its NAME is better, for an address may change",
    }),
    instance: z
      .number()
      .int()
      .min(0)
      .max(252)
      .optional()
      .meta({ description: "Instance of bank, engine or sensor" }),
    indicator: z
      .number()
      .int()
      .min(1)
      .max(28)
      .optional()
      .meta({ description: "127501: indicator of the switch bank" }),
    supervised: z.boolean().optional().meta({
      description: "The loop has its end-of-line resistor, so that a cut line shows as an error",
    }),
    field: z
      .string()
      .min(1)
      .optional()
      .meta({ description: "Any other message: the field, such as heading" }),
  })
  .meta({ id: "pgn" });

export type PgnBinding = z.infer<typeof pgnBinding>;
