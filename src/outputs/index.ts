/** The outputs that the ship file sets up: what it may say of each under `watch`. */
import type { OutputSchema } from "../config/schema.ts";
import { shoreSchema } from "./mqtt/settings.ts";
import { panelSchema } from "./panel/settings.ts";

export const OUTPUTS: readonly OutputSchema[] = [
  { name: "panel", config: panelSchema },
  { name: "shore", config: shoreSchema },
];
