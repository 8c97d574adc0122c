/** The `watch` section: where the watch keeps its books. Panel, shore and the other outputs hand in their own part. */
import { z } from "zod";

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
};

export interface WatchSettings {
  readonly store: string;
  readonly record: boolean | string;
  /** Settings of the outputs, by their name; absent: not named in the ship file. */
  readonly outputs: Readonly<Record<string, unknown>>;
}
