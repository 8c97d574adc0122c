/** The schema of the whole ship file; drivers and outputs hand in what their parts allow. */
import { z } from "zod";
import { equipmentSchema } from "../ship/equipment-schema.ts";
import { paperSchema } from "../ship/papers-schema.ts";
import { particularsSchema } from "../ship/particulars-schema.ts";
import { watchShape } from "./watch-schema.ts";

/** What the ship file must know of a driver. */
export interface DriverSchema {
  readonly name: string;
  readonly describes: string;
  readonly config: z.ZodType;
  readonly holds?: ((config: unknown) => string | undefined) | undefined;
  readonly shares?: ((config: unknown) => Share) | undefined;
  /** Undefined where nothing can be said to whoever is heard on the port. */
  readonly line?: ((config: unknown) => unknown) | undefined;
  /** Undefined where alerts may not be told on the bus. */
  readonly bus?: ((config: unknown) => unknown) | undefined;
  /** Undefined where the port has no coils. */
  readonly coils?: ((config: unknown) => unknown) | undefined;
}

/** A part of something that ports of one driver may share, and in what they must agree. */
export interface Share {
  readonly part: string;
  readonly alike: string;
}

/** What the ship file must know of an output: its settings stand under `watch`, by its name. */
export interface OutputSchema {
  readonly name: string;
  readonly config: z.ZodType;
  /** The ports that its settings name, and what it would do there. */
  readonly ports?: ((config: unknown) => readonly NamedPort[]) | undefined;
  /** The equipment that its settings name, and of which kinds it may be. */
  readonly equipment?: ((config: unknown) => readonly NamedEquipment[]) | undefined;
}

export interface NamedEquipment {
  /** Where in the output's settings it is named. */
  readonly path: readonly (string | number)[];
  readonly equipment: string;
  readonly kinds: readonly string[];
}

export interface NamedPort {
  /** Where in the output's settings it is named. */
  readonly path: readonly (string | number)[];
  readonly port: string;
  /** What it would do there besides hearing: say sentences, tell alerts on a bus, order coils. */
  readonly uses?: "line" | "bus" | "coils" | undefined;
}

/** A setting of a rule, as the rule declares it. */
export interface DeclaredSetting {
  readonly default: number | boolean | string;
  readonly reason: string;
  /** Absent with a number: a duration. */
  readonly unit?: string | undefined;
  /** The law allows no more. */
  readonly most?: number | undefined;
}
/** By rule id, by name. */
export type DeclaredSettings = Readonly<Record<string, Readonly<Record<string, DeclaredSetting>>>>;

const portName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a port's name has lower case letters, digits and hyphens");

const watchSchemaWith = (outputs: readonly OutputSchema[]) =>
  z.strictObject({
    ...watchShape,
    ...Object.fromEntries(outputs.map((output) => [output.name, output.config.optional()])),
  });

/** Ports and settings are looked into one by one, against the driver or the rule that they name. */
export const shipFileSchema = (outputs: readonly OutputSchema[]) =>
  z.strictObject({
    ship: particularsSchema.meta({ description: "Particulars: they decide which rules bind" }),
    ports: z.record(portName, z.looseObject({ driver: z.string() })).meta({
      description:
        "Where the ship is heard: each port by its name, with its driver and the driver's settings",
    }),
    equipment: z.array(equipmentSchema).meta({ description: "What is fitted, and what speaks for it" }),
    papers: z
      .array(paperSchema)
      .default([])
      .meta({ description: "Certificates, exemptions and other papers, with the day on which they end" }),
    settings: z
      .record(z.string(), z.record(z.string(), z.unknown()))
      .default({})
      .meta({ description: "Numbers that the law does not give, by rule id and name" }),
    watch: watchSchemaWith(outputs).prefault({}).meta({ description: "Panel, shore, store" }),
    harbours: z
      .array(z.string())
      .default([])
      .meta({ description: "GeoJSON files of harbour limits, relative to the ship file" }),
    waterways: z
      .array(z.string())
      .default([])
      .meta({ description: "GeoJSON files of national waterways, relative to the ship file" }),
  });
