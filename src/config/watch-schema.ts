/** The `watch` section: where the watch keeps its books, who may act at its panel, whom it tells ashore. */
import { z } from "zod";

const person = z
  .strictObject({
    name: z.string().min(1).meta({ description: "Name" }),
    rank: z.string().optional().meta({ description: "Rank" }),
    pin: z.string().optional().meta({ description: "Hash of the person's PIN" }),
  })
  .meta({ description: "Somebody who may acknowledge and enter" });

const panel = z
  .strictObject({
    host: z
      .string()
      .default("127.0.0.1")
      .meta({ description: "Address to listen at; this machine alone unless another is given" }),
    port: z
      .number()
      .int()
      .min(0)
      .max(65_535)
      .default(8440)
      .meta({ description: "TCP port; 0: any that is free" }),
    people: z.array(person).default([]).meta({
      description: "Who may act; empty on this machine alone means anyone here, by stated name",
    }),
  })
  .meta({ description: "The panel on the bridge" });

const broker = z
  .strictObject({
    name: z.string().min(1).meta({ description: "Its name: the place in the log is kept under it" }),
    url: z
      .string()
      .regex(/^mqtts?:\/\/.+/, "the address of a broker begins with mqtt:// or mqtts://")
      .meta({ description: "Address", examples: ["mqtts://shore.example:8883"] }),
    username: z.string().optional().meta({ description: "User name" }),
    password: z
      .string()
      .optional()
      .meta({ description: "Password; keep the ship file readable by the watch alone" }),
  })
  .meta({ description: "A broker ashore" });

export const watchShape = {
  store: z
    .string()
    .min(1)
    .default("/var/lib/watchkeeper")
    .meta({ description: "Directory of the logbook; relative to the ship file" }),
  record: z
    .union([z.boolean(), z.string().min(1)])
    .default(false)
    .meta({
      description: "Whether all raw input is recorded: true (into the store), or a directory",
    }),
  panel: panel.prefault({}),
  shore: z.array(broker).default([]).meta({ description: "Brokers ashore that get state and log" }),
};

export const watchSchema = z.strictObject(watchShape);

export type WatchSettings = z.infer<typeof watchSchema> & {
  /** Settings of the further outputs, by their name; absent: not in use. */
  readonly outputs: Readonly<Record<string, unknown>>;
};
