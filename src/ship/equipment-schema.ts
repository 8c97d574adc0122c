/** Equipment as the ship file writes it: each kind with the attributes and signals that it may have. */
import { z } from "zod";
import { bindingSchema, type SignalBindings, type SourceBinding } from "./binding-grammar.ts";
import { idText } from "./field-schemas.ts";
import { type Kind, kinds } from "./kinds.ts";
import type { Equipment } from "./ship.ts";

const attributes = {
  operation: z.enum(["power-sliding", "hinged", "rolling"]).meta({ description: "How the door is worked" }),
  width: z.number().positive().meta({ description: "Clear width, metres" }),
  "permitted-open": z.boolean().meta({
    description: "The Administration permits it to be opened during navigation (Schedule I, para 38(3))",
  }),
  "used-at-sea": z.boolean().meta({ description: "It is used at sea" }),
  "shell-door": z
    .enum(["bow", "inner-bow", "visor", "stern-ramp", "side", "loading"])
    .meta({ description: "Which of the doors in the shell it is" }),
  opening: z
    .enum([
      "hinged-door",
      "portable-plate",
      "sidescuttle",
      "gangway-port",
      "cargo-port",
      "fuelling-port",
      "hatch",
    ])
    .meta({ description: "What sort of opening it is" }),
  light: z
    .enum([
      "masthead",
      "masthead-aft",
      "sidelight-port",
      "sidelight-starboard",
      "stern",
      "anchor",
      "anchor-aft",
      "not-under-command-upper",
      "not-under-command-lower",
      "towing",
    ])
    .meta({ description: "Which navigation light it is" }),
  secures: idText.meta({ description: "The id of the shell door that it secures" }),
  category: z.enum(["tween-deck-cargo", "replaces-plates"]).meta({
    description:
      "What else the Rules call a watertight door: one between cargo tween decks (Schedule I, para 26(8)), or one in place of a portable plate (para 26(9))",
  }),
  power: z.enum(["central-hydraulic", "hydraulic", "electric"]).meta({
    description: "What moves a power-operated sliding door (Schedule I, para 26(6)(c))",
  }),
  "cut-in": z.number().positive().meta({ description: "The pressure at which its pumps start, bar" }),
  access: z.enum(["vehicle-ramp", "other", "in-barrier"]).meta({
    description:
      "From the ro-ro deck to below the bulkhead deck, by vehicle ramp or otherwise, or within a flood barrier",
  }),
  valve: z
    .enum(["discharge", "sea-inlet", "cross-flooding", "scupper", "collision-bulkhead", "bilge"])
    .meta({ description: "What the valve is for" }),
  gauge: z.enum(["forward", "aft", "midships"]).meta({ description: "Where the draught is measured" }),
  line: z.enum(["seasonal", "subdivision"]).meta({
    description: "A load line of season and zone, or of subdivision (P1, P2 …)",
  }),
  draught: z.number().positive().meta({ description: "Draught at which it is awash in salt water, metres" }),
  sill: z.number().positive().meta({ description: "Height of its sill above the keel, metres" }),
  "not-accessible": z.boolean().meta({ description: "It cannot be reached during navigation" }),
  "cargo-or-passengers": z.boolean().meta({
    description: "It is in a space that carries cargo or passengers in turn (Schedule I, para 28(5)(b))",
  }),
  "only-under-way": z.boolean().meta({
    description: "It cannot be opened or closed at the berth (Schedule I, para 38(8), proviso)",
  }),
  "at-anchorage": z.boolean().meta({
    description: "The Administration allows it to be opened at a safe anchorage (Schedule I, para 38(9))",
  }),
  "below-bulkhead-deck": z.boolean().meta({ description: "It is below the bulkhead deck" }),
};

type Attribute = keyof typeof attributes;

/** What each kind may say of itself; those in `must` it has to say. */
const attributesOf: Partial<Record<Kind, { may?: readonly Attribute[]; must?: readonly Attribute[] }>> = {
  "watertight-door": {
    may: [
      "operation",
      "width",
      "category",
      "permitted-open",
      "used-at-sea",
      "below-bulkhead-deck",
      "power",
      "cut-in",
    ],
  },
  "watertight-door-hydraulics": { must: ["cut-in"] },
  "shell-door": {
    must: ["shell-door"],
    may: ["below-bulkhead-deck", "used-at-sea", "only-under-way", "at-anchorage"],
  },
  opening: {
    must: ["opening"],
    may: ["used-at-sea", "below-bulkhead-deck", "sill", "not-accessible", "cargo-or-passengers"],
  },
  "securing-device": { must: ["secures"] },
  "ro-ro-access": { must: ["access"], may: ["permitted-open"] },
  valve: { must: ["valve"], may: ["below-bulkhead-deck"] },
  "draught-gauge": { must: ["gauge"] },
  "load-line": { must: ["line", "draught"] },
  "bilge-well": { may: ["below-bulkhead-deck"] },
  "flooding-detector": { may: ["below-bulkhead-deck"] },
  "drain-space": { may: ["below-bulkhead-deck"] },
  "fire-detector": { may: ["below-bulkhead-deck"] },
  "navigation-light": { must: ["light"] },
};

const place = z
  .strictObject({
    deck: z.number().int().optional().meta({ description: "Deck" }),
    frame: z.number().optional().meta({ description: "Frame" }),
    space: z.string().optional().meta({ description: "Space, by its name on board" }),
    zone: z.string().optional().meta({ description: "Main vertical or fire zone" }),
  })
  .meta({ id: "place", description: "Where it is" });

const plan = z
  .strictObject({
    x: z.number().min(0).max(100).meta({ description: "Per cent from aft" }),
    y: z.number().min(0).max(100).meta({ description: "Per cent from port" }),
  })
  .meta({ id: "plan", description: "Where the panel draws it" });

export interface FittedItem {
  readonly equipment: Equipment;
  readonly bindings: SignalBindings;
}

type Written = Record<string, unknown> & {
  readonly id: string;
  readonly kind: Kind;
  readonly name?: string;
  readonly signals?: Readonly<Record<string, SourceBinding | readonly SourceBinding[] | undefined>>;
};

function fittedItem(written: Written): FittedItem {
  const bindings: Record<string, readonly SourceBinding[]> = {};
  for (const [signal, binding] of Object.entries(written.signals ?? {}))
    if (binding !== undefined)
      bindings[signal] = Array.isArray(binding) ? binding : [binding as SourceBinding];
  const {
    "permitted-open": permittedOpen,
    "used-at-sea": usedAtSea,
    "shell-door": shellDoor,
    "below-bulkhead-deck": belowBulkheadDeck,
    "cut-in": cutIn,
    "not-accessible": notAccessible,
    "cargo-or-passengers": cargoOrPassengers,
    "only-under-way": onlyUnderWay,
    "at-anchorage": atAnchorage,
    ...rest
  } = written;
  const item = {
    ...rest,
    name: written.name ?? written.id,
    permittedOpen,
    usedAtSea,
    shellDoor,
    belowBulkheadDeck,
    cutIn,
    notAccessible,
    cargoOrPassengers,
    onlyUnderWay,
    atAnchorage,
    signals: Object.keys(bindings),
  };
  return { equipment: item as Equipment, bindings };
}

function schemaOf(kind: Kind) {
  const { may = [], must = [] } = attributesOf[kind] ?? {};
  const shape: Record<string, z.ZodType> = {};
  for (const name of must) shape[name] = attributes[name];
  for (const name of may) shape[name] = attributes[name].optional();
  const signals = Object.entries(kinds[kind]).map(([name, spec]) => [
    name,
    bindingSchema.optional().meta({ description: `That ${spec.says}` }),
  ]);
  return z.strictObject({
    id: idText.meta({ description: "Its id: signals are called `<id>.<signal>`" }),
    kind: z.literal(kind),
    name: z.string().min(1).optional().meta({ description: "Its name on board; absent: its id" }),
    place: place.optional(),
    plan: plan.optional(),
    ...shape,
    signals: z
      .strictObject(Object.fromEntries(signals))
      .optional()
      .meta({ description: "What is bound; a signal that is not here is not watched" }),
  });
}

const everyKind = (Object.keys(kinds) as Kind[]).map(schemaOf);

export const equipmentSchema = z
  .discriminatedUnion("kind", everyKind as [(typeof everyKind)[number], ...typeof everyKind])
  .transform((written): FittedItem => fittedItem(written as Written));
