/** What the ship file may say of the shore. The descriptions are its documentation. */
import { z } from "zod";

/** The broker that the demonstration embeds; no other may bear its name, so that its cursor is nobody's. */
export const DEMONSTRATION = "demonstration";

const brokerSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "the name of a broker has lower case letters, digits and hyphens")
    .refine(
      (name) => name !== DEMONSTRATION,
      `"${DEMONSTRATION}" is the name of the demonstration's own broker; take another`,
    )
    .meta({
      description: "Name of this broker; the log is sent to each name from where that name has it",
      examples: ["office"],
    }),
  url: z
    .string()
    .regex(
      /^mqtts?:\/\/[^/@\s]+\/?$/,
      "the address of a broker is mqtt://host:port or mqtts://host:port, without a user name",
    )
    .meta({
      description: "Where the broker is; mqtts is encrypted",
      examples: ["mqtts://shore.example:8883"],
    }),
  username: z.string().min(1).optional().meta({ description: "User name at the broker" }),
  password: z
    .string()
    .min(1)
    .optional()
    .meta({ description: "Password at the broker; keep the ship file readable by the watch alone" }),
});

export const shoreSchema = z
  .array(brokerSchema)
  .default([])
  .refine(
    (brokers) => new Set(brokers.map((broker) => broker.name)).size === brokers.length,
    "two brokers have one name: each keeps its own place in the log under its name",
  )
  .meta({ description: "MQTT brokers ashore that are sent state, alerts and log" });
