/** The outputs that the ship file sets up: what it may say of each under `watch`. */
import type { OutputSchema } from "../config/schema.ts";
import { alertLinesSchema } from "./alert-sentences/settings.ts";
import { shoreSchema } from "./mqtt/settings.ts";
import { panelSchema } from "./panel/settings.ts";

export const OUTPUTS: readonly OutputSchema[] = [
  { name: "panel", config: panelSchema },
  { name: "shore", config: shoreSchema },
  {
    name: "alert-sentences",
    config: alertLinesSchema,
    ports: (config) =>
      alertLinesSchema.parse(config).flatMap(({ port, serial, udp, group }, n) => {
        if (port === undefined) return [];
        return [{ path: [n, "port"], port, spokenOn: (serial ?? udp ?? group) === undefined }];
      }),
  },
];
