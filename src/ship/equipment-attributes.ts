/** What an item of equipment may say of itself besides its signals, and which kinds may or must say it. */
import { z } from "zod";
import { durationText, idText } from "./field-schemas.ts";
import type { Kind } from "./kinds.ts";

export const attributes = {
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
  secures: idText.meta({
    description: "The id of the shell door, or of the watertight door of para 27, that it secures",
  }),
  category: z.enum(["tween-deck-cargo", "replaces-plates", "goods-vehicles"]).meta({
    description:
      "What else the Rules call a watertight door: one between cargo tween decks (Schedule I, para 26(8)), one in place of a portable plate (para 26(9)), or one between spaces for goods vehicles (para 27)",
  }),
  "closing-time": durationText.meta({
    description:
      "How long it takes to close under power when all is well: what its later closings are held against",
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
    .enum([
      "discharge",
      "sea-inlet",
      "cross-flooding",
      "scupper",
      "collision-bulkhead",
      "bilge",
      "ballast",
      "bilge-crossover",
    ])
    .meta({
      description:
        "What the valve is for; a bilge crossover joins the bilge main to the sea or to the ballast main",
    }),
  serves: idText.meta({ description: "Of a ballast valve: the id of the oil fuel tank that it can fill" }),
  gauge: z.enum(["forward", "aft", "midships"]).meta({ description: "Where the draught is measured" }),
  line: z.enum(["seasonal", "subdivision"]).meta({
    description: "A load line of season and zone, or of subdivision (P1, P2 …)",
  }),
  tropical: z.boolean().meta({ description: "It is the load line of the tropical zone" }),
  "intact-criteria": z.boolean().meta({
    description:
      "Its limits include the criteria of part A of the 2008 Intact Stability Code (Schedule I, para 13(1))",
  }),
  draught: z.number().positive().meta({ description: "Draught at which it is awash in salt water, metres" }),
  sill: z.number().positive().meta({ description: "Height of its sill above the keel, metres" }),
  "not-accessible": z.boolean().meta({ description: "It cannot be reached during navigation" }),
  "portable-deadlight": z
    .boolean()
    .meta({ description: "Its deadlight is portable (Schedule I, para 28(4))" }),
  "cargo-or-passengers": z.boolean().meta({
    description: "It is in a space that carries cargo or passengers in turn (Schedule I, para 28(5)(b))",
  }),
  "only-under-way": z.boolean().meta({
    description: "It cannot be opened or closed at the berth (Schedule I, para 38(8), proviso)",
  }),
  "at-anchorage": z.boolean().meta({
    description: "The Administration allows it to be opened at a safe anchorage (Schedule I, para 38(9))",
  }),
  gear: z.enum(["main", "auxiliary"]).meta({
    description: "Whether it is of the main or of the auxiliary steering gear (Schedule I, para 44(1))",
  }),
  drive: z.enum(["electrohydraulic", "electric"]).meta({
    description:
      "How a power unit turns the rudder: with hydraulic fluid, or without (Schedule I, para 44(12))",
  }),
  propeller: idText.meta({ description: "The id of the propeller whose machinery it controls" }),
  "controllable-pitch": z.boolean().meta({ description: "The pitch of its blades can be changed" }),
  "below-bulkhead-deck": z.boolean().meta({ description: "It is below the bulkhead deck" }),
  "machinery-space": z.boolean().meta({
    description:
      "It watches a machinery space that is at times unattended, or supervised from a control room (Schedule I, para 82(4))",
  }),
};

export type Attribute = keyof typeof attributes;

/** What each kind may say of itself; those in `must` it has to say. */
export const attributesOf: Partial<
  Record<Kind, { may?: readonly Attribute[]; must?: readonly Attribute[] }>
> = {
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
      "closing-time",
    ],
  },
  "watertight-door-hydraulics": { must: ["cut-in"] },
  "shell-door": {
    must: ["shell-door"],
    may: ["below-bulkhead-deck", "used-at-sea", "only-under-way", "at-anchorage"],
  },
  opening: {
    must: ["opening"],
    may: [
      "used-at-sea",
      "below-bulkhead-deck",
      "sill",
      "not-accessible",
      "portable-deadlight",
      "cargo-or-passengers",
    ],
  },
  "securing-device": { must: ["secures"] },
  "ro-ro-access": { must: ["access"], may: ["permitted-open"] },
  valve: { must: ["valve"], may: ["below-bulkhead-deck", "serves"] },
  "draught-gauge": { must: ["gauge"] },
  "load-line": { must: ["line", "draught"], may: ["tropical"] },
  "stability-computer": { may: ["intact-criteria"] },
  "bilge-well": { may: ["below-bulkhead-deck"] },
  "flooding-detector": { may: ["below-bulkhead-deck"] },
  "drain-space": { may: ["below-bulkhead-deck"] },
  "fire-detector": { may: ["below-bulkhead-deck", "machinery-space"] },
  "navigation-light": { must: ["light"] },
  "steering-power-unit": { must: ["gear"], may: ["drive"] },
  "steering-control-system": { must: ["gear"] },
  propeller: { may: ["controllable-pitch"] },
  "propulsion-remote-control": { may: ["propeller"] },
};
