/**
 * How the ship file says which message on which port speaks for a signal. A binding is known by its key:
 * `dor`, `fir`, `wat`, `nls`, `ala`, `sentence`, `ais`, `pgn`, or a point (`input`, `coil`, `register`,
 * `holding`). A door may hang on two contacts, `closed` and `open`; a list is tried in order.
 */
import { z } from "zod";
import { addressPart, durationText } from "./field-schemas.ts";

const everywhere = {
  port: z.string().min(1).meta({ description: "The port, by its name under `ports`" }),
  "max-age": durationText.optional().meta({
    description: "How long a value may be believed; after that the signal is unknown",
    examples: ["10s"],
  }),
};

/** For whatever gives yes or no. */
const yesOrNo = {
  normally: z.enum(["open", "closed"]).optional().meta({
    description:
      "The contact at rest. `open` (the default): a made contact says yes. `closed`: a broken one does",
  }),
  inverted: z.boolean().optional().meta({
    description: "The input unit reports 0 (or off) for a made contact",
  }),
  debounce: durationText.optional().meta({
    description: "How long a contact must stand still to be believed; every edge is kept in the history",
    examples: ["200ms"],
  }),
  says: z
    .strictObject({ made: z.string().min(1), "not-made": z.string().min(1) })
    .optional()
    .meta({ description: "For signals that are words: what the made and the broken contact say" }),
};

const dor = z.strictObject({
  ...everywhere,
  dor: z
    .strictObject({
      system: z.enum(["WT", "WS", "FD", "HD", "OT"]).meta({
        description: "WT watertight, WS semi-watertight, FD fire, HD hull door, OT other",
      }),
      division: addressPart.optional().meta({ description: "Bulkhead, frame or zone: the first division" }),
      deck: addressPart.optional().meta({ description: "Deck or loop: the second division" }),
      door: addressPart.optional().meta({ description: "Number of the door" }),
      tells: z.enum(["door", "switch", "health"]).optional().meta({
        description:
          "`door` (the default): where the door is. `switch`: the mode switch of the section. `health`: whether the system reports a fault of its own",
      }),
    })
    .meta({
      description: "DOR: a door as its console reports it, with the section summaries that keep it fresh",
    }),
});

const fir = z.strictObject({
  ...everywhere,
  fir: z
    .strictObject({
      type: z.enum(["FD", "FH", "FS", "FM", "GD", "GO", "GS", "GH", "SF", "SV", "CO", "OT"]).optional().meta({
        description: "Type of detector; absent: any",
      }),
      zone: addressPart.optional().meta({ description: "Fire zone: the first division" }),
      loop: addressPart.optional().meta({ description: "Loop or deck: the second division" }),
      detector: addressPart.optional().meta({ description: "Number of the detector" }),
      tells: z.enum(["detector", "health"]).optional().meta({
        description: "`health`: whether the fire panel reports a fault of its own",
      }),
    })
    .meta({ description: "FIR: a detector as the fire panel reports it" }),
});

const wat = z.strictObject({
  ...everywhere,
  wat: z
    .strictObject({
      system: z.enum(["WL", "BI", "HD", "OT"]).meta({
        description: "WL water level detection, BI bilge, HD leakage at a hull door, OT other",
      }),
      first: addressPart.optional().meta({ description: "First indicator of the place" }),
      second: addressPart.optional().meta({ description: "Second indicator of the place" }),
      point: addressPart.optional().meta({ description: "Number of the detection point" }),
      tells: z.enum(["point", "health"]).optional().meta({
        description: "`health`: whether the system reports a fault of its own",
      }),
    })
    .meta({ description: "WAT: a water level detector" }),
});

const nls = z.strictObject({
  ...everywhere,
  nls: z
    .number()
    .int()
    .min(1)
    .meta({ description: "NLS: number of the lamp at the navigation light controller" }),
});

const ala = z.strictObject({
  ...everywhere,
  inverted: z
    .boolean()
    .optional()
    .meta({ description: "The alarm condition says no, such as power lost for a supply" }),
  ala: z
    .strictObject({
      system: addressPart.meta({ description: "System, such as WD" }),
      subsystem: addressPart.optional().meta({ description: "Subsystem; absent: any" }),
      instance: addressPart.optional().meta({ description: "Instance; absent: any" }),
      type: addressPart.meta({ description: "Type of alarm, 000 to 999" }),
    })
    .meta({ description: "ALA: a detailed alarm condition; any condition but N says yes" }),
});

export const SENTENCE_FIELDS = [
  "position",
  "speed",
  "course",
  "time",
  "heading",
  "rate-of-turn",
  "speed-through-water",
  "shaft-speed",
  "value",
] as const;

const sentence = z.strictObject({
  ...everywhere,
  ...yesOrNo,
  sentence: z
    .enum(["RMC", "GGA", "GLL", "GNS", "VTG", "ZDA", "HDT", "THS", "ROT", "VHW", "VBW", "RPM", "XDR"])
    .meta({ description: "The sentence" }),
  talker: z.string().length(2).optional().meta({ description: "Talker, such as GP; absent: any" }),
  field: z.enum(SENTENCE_FIELDS).meta({ description: "What to take of it; `value` for XDR" }),
  number: z.number().int().nonnegative().optional().meta({ description: "RPM: number of the shaft" }),
  name: z.string().optional().meta({ description: "XDR: name of the transducer" }),
});

const ais = z.strictObject({
  ...everywhere,
  ais: z.literal("own").meta({ description: "The ship's own AIS, as it reports itself (VDO)" }),
  field: z
    .enum(["status", "position", "speed", "course", "heading"])
    .meta({ description: "What to take of it" }),
});

const pgn = z.strictObject({
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
  field: z.string().min(1).optional().meta({ description: "Any other message: the field, such as heading" }),
});

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
const unit = z.number().int().min(0).max(255).optional().meta({
  description: "The unit, where one port speaks for several",
});

const contactPoint = { ...everywhere, ...yesOrNo, unit };
const input = z.strictObject({
  ...contactPoint,
  input: address("Discrete input, by its number on the wire, from 0"),
});
const coil = z.strictObject({ ...contactPoint, coil: address("Coil, by its number on the wire, from 0") });
const register = z.strictObject({
  ...contactPoint,
  ...analogue,
  register: address("Input register, by its number on the wire, from 0 (3xxxx numbers less 30001)"),
});
const holding = z.strictObject({
  ...contactPoint,
  ...analogue,
  holding: address("Holding register, by its number on the wire, from 0 (4xxxx numbers less 40001)"),
});

const contact = z.union([input, coil, register, holding, pgn, sentence]);

const twoContacts = z.strictObject({
  closed: contact.meta({ description: "The contact that is made when it is closed" }),
  open: contact.meta({ description: "The contact that is made when it is fully open" }),
  tolerance: durationText.optional().meta({
    description: "How long both may be made before that is a contradiction (default 500ms)",
  }),
});

const single = z.union([dor, fir, wat, nls, ala, sentence, ais, pgn, input, coil, register, holding]);
const source = z.union([
  twoContacts,
  dor,
  fir,
  wat,
  nls,
  ala,
  sentence,
  ais,
  pgn,
  input,
  coil,
  register,
  holding,
]);

/** One binding, or several to be tried in order: the first that is fresh and good speaks. */
export const bindingSchema = z.union([source, z.array(source).min(1)]).meta({
  id: "binding",
  description: "What speaks for the signal; a list is tried in order",
});

export type DorBinding = z.infer<typeof dor>;
export type FirBinding = z.infer<typeof fir>;
export type WatBinding = z.infer<typeof wat>;
export type NlsBinding = z.infer<typeof nls>;
export type AlaBinding = z.infer<typeof ala>;
export type SentenceBinding = z.infer<typeof sentence>;
export type AisBinding = z.infer<typeof ais>;
export type PgnBinding = z.infer<typeof pgn>;
export type PointBinding = z.infer<typeof input> | z.infer<typeof coil> | RegisterBinding;
export type RegisterBinding = z.infer<typeof register> | z.infer<typeof holding>;
export type ContactBinding = z.infer<typeof contact>;
export type TwoContacts = z.infer<typeof twoContacts>;
export type SingleBinding = z.infer<typeof single>;
export type SourceBinding = z.infer<typeof source>;

/** All bindings of one piece of equipment, by signal; each a list, tried in order. */
export type SignalBindings = Readonly<Record<string, readonly SourceBinding[]>>;

/** Every port that a binding hangs on. */
export const portsOf = (binding: SourceBinding): readonly string[] =>
  "port" in binding ? [binding.port] : [...new Set([binding.closed.port, binding.open.port])];
