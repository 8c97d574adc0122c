/** The keys that bindings share. */
import { z } from "zod";
import { durationText } from "./field-schemas.ts";

/** For every binding. */
export const everywhere = {
  port: z.string().min(1).meta({ description: "The port, by its name under `ports`" }),
  "max-age": durationText.optional().meta({
    description: "How long a value may be believed; after that the signal is unknown",
    examples: ["10s"],
  }),
};

/** For whatever gives yes or no. */
export const yesOrNo = {
  normally: z.enum(["open", "closed"]).optional().meta({
    description:
      "The contact at rest. `open` (the default): a made contact says yes. `closed`: a broken one does",
  }),
  inverted: z.boolean().optional().meta({
    description:
      "The input unit reports 0 (or off) for a made contact; of a number, the sign is the contrary (RPM of a left-handed propeller)",
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
