/** The outputs there are, and what the ship file may say of each under `watch`. */
import { shoreSchema } from "./mqtt/settings.ts";
import { panelSchema } from "./panel/settings.ts";

export const outputs = {
  panel: { describes: "The bridge panel: a page for browsers", settings: panelSchema },
  shore: { describes: "State, alerts and log to MQTT brokers ashore", settings: shoreSchema },
} as const;
