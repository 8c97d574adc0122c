/** The schema of the ship file for editors: with it they complete keys and underline what is wrong. */
import { z } from "zod";
import { type DriverSchema, type OutputSchema, shipFileSchema } from "./schema.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const inputOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

/** The settings of a port with one driver, as the ship file writes them. */
export function portJsonSchema({ name, describes, config }: DriverSchema): JsonSchema {
  const { $schema: _, ...settings } = inputOf(config);
  const driver = { const: name, description: describes };
  return {
    ...settings,
    properties: { driver, ...settings.properties },
    required: ["driver", ...(settings.required ?? [])],
  };
}

export function shipFileJsonSchema(
  drivers: readonly DriverSchema[],
  outputs: readonly OutputSchema[],
): JsonSchema {
  const whole = inputOf(shipFileSchema(outputs));
  const { ports } = whole.properties ?? {};
  return {
    ...whole,
    title: "Ship file of Watchkeeper",
    properties: {
      ...whole.properties,
      ports: {
        ...(typeof ports === "object" ? ports : {}),
        additionalProperties: { anyOf: drivers.map(portJsonSchema) },
      },
    },
  };
}
