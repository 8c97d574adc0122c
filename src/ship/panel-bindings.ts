/** What panels report of doors, fire, water, lamps and alarms, sentence by sentence. */
import { z } from "zod";
import { everywhere } from "./binding-keys.ts";
import { addressPart } from "./field-schemas.ts";

export const dorBinding = z
  .strictObject({
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
            "`door` (the default): where the door is. `switch`: the harbour or sea setting of the section, for a shell door panel. `health`: whether the system reports a fault of its own",
        }),
      })
      .meta({
        description: "DOR: a door as its console reports it, with the section summaries that keep it fresh",
      }),
  })
  .meta({ id: "dor" });

export const firBinding = z
  .strictObject({
    ...everywhere,
    fir: z
      .strictObject({
        type: z
          .enum(["FD", "FH", "FS", "FM", "GD", "GO", "GS", "GH", "SF", "SV", "CO", "OT"])
          .optional()
          .meta({
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
  })
  .meta({ id: "fir" });

export const watBinding = z
  .strictObject({
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
  })
  .meta({ id: "wat" });

export const nlsBinding = z
  .strictObject({
    ...everywhere,
    nls: z
      .number()
      .int()
      .min(1)
      .meta({ description: "NLS: number of the lamp at the navigation light controller" }),
  })
  .meta({ id: "nls" });

export const alaBinding = z
  .strictObject({
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
  })
  .meta({ id: "ala" });

export type DorBinding = z.infer<typeof dorBinding>;
export type FirBinding = z.infer<typeof firBinding>;
export type WatBinding = z.infer<typeof watBinding>;
export type AlaBinding = z.infer<typeof alaBinding>;
