/** Points of input units: contacts, coils and registers, by their number on the wire. */
import { z } from "zod";
import { everywhere, yesOrNo } from "./binding-keys.ts";

const band = z.tuple([z.number(), z.number()]);

const scale = z
  .strictObject({
    raw: band.optional().meta({ description: "What the register shows at both ends; absent: milliamperes" }),
    milliamps: band.optional().meta({
      description: "A current loop: below 3.6 mA the line is cut, from 21 mA it is shorted (NAMUR NE 43)",
    }),
    metres: band.optional().meta({ description: "What both ends mean, metres" }),
    value: band.optional().meta({ description: "What both ends mean, in the unit of the signal" }),
  })
  .meta({ description: "From the register to the signal, by its two ends" });

const analogue = {
  signed: z.boolean().optional().meta({ description: "The register holds a number that may be negative" }),
  wide: z.enum(["high-first", "low-first"]).optional().meta({
    description: "The number has 32 bits and takes this register and the next: which half comes first",
  }),
  scale: scale.optional(),
  above: z.number().optional().meta({ description: "Yes from this value upwards" }),
  below: z.number().optional().meta({ description: "Yes from this value downwards" }),
  hysteresis: z.number().nonnegative().optional().meta({
    description: "How far the value must come back before yes becomes no",
  }),
  lines: z
    .strictObject({ closed: band, open: band, cut: band.optional(), shorted: band.optional() })
    .optional()
    .meta({
      description: "A supervised contact on an analogue input: what the register shows in each state",
    }),
  values: z
    .record(z.string().regex(/^\d+$/), z.union([z.string(), z.boolean()]))
    .optional()
    .meta({
      description: "What each value of the register says; any other is a fault",
      examples: [{ "1": "off" }],
    }),
};

const address = (words: string) => z.number().int().min(0).max(65_535).meta({ description: words });

const contactPoint = { ...everywhere, ...yesOrNo };
export const inputBinding = z
  .strictObject({
    ...contactPoint,
    input: address("Discrete input, by its number on the wire, from 0"),
  })
  .meta({ id: "input" });
export const coilBinding = z
  .strictObject({ ...contactPoint, coil: address("Coil, by its number on the wire, from 0") })
  .meta({ id: "coil" });
export const registerBinding = z
  .strictObject({
    ...contactPoint,
    ...analogue,
    register: address("Input register, by its number on the wire, from 0 (3xxxx numbers less 30001)"),
  })
  .meta({ id: "register" });
export const holdingBinding = z
  .strictObject({
    ...contactPoint,
    ...analogue,
    holding: address("Holding register, by its number on the wire, from 0 (4xxxx numbers less 40001)"),
  })
  .meta({ id: "holding" });

export type RegisterBinding = z.infer<typeof registerBinding> | z.infer<typeof holdingBinding>;
export type PointBinding = z.infer<typeof inputBinding> | z.infer<typeof coilBinding> | RegisterBinding;
