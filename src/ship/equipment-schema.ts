/** Equipment as the ship file writes it: each kind with the attributes and signals that it may have. */
import { z } from "zod";
import { bindingSchema, type SignalBindings, type SourceBinding } from "./binding-grammar.ts";
import { type Attribute, attributes, attributesOf } from "./equipment-attributes.ts";
import { idText } from "./field-schemas.ts";
import { type Kind, kinds } from "./kinds.ts";
import type { Equipment } from "./ship.ts";

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

/** `below-bulkhead-deck` of the ship file is `belowBulkheadDeck` here. */
const inCode = (key: string): string =>
  key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function fittedItem(written: Written): FittedItem {
  const bindings: Record<string, readonly SourceBinding[]> = {};
  for (const [signal, binding] of Object.entries(written.signals ?? {}))
    if (binding !== undefined)
      bindings[signal] = Array.isArray(binding) ? binding : [binding as SourceBinding];
  const { signals: _, ...said } = written;
  const item = {
    ...Object.fromEntries(Object.entries(said).map(([key, value]) => [inCode(key), value])),
    id: written.id,
    kind: written.kind,
    name: written.name ?? written.id,
    signals: Object.keys(bindings),
  };
  return { equipment: item as Equipment, bindings };
}

function schemaOf(kind: Kind) {
  const { may = [], must = [] } = attributesOf[kind] ?? {};
  const shape: Partial<Record<Attribute, z.ZodType>> = {};
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
