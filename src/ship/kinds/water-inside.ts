/** Where water gathers in the ship, and what finds it and pumps it out. */
import { number, type Signals, yesNo } from "./signal-spec.ts";

export const waterInside = {
  "bilge-well": {
    high: yesNo("the water is high"),
    level: number("m", "the height of the water"),
  },
  "bilge-pump": {
    running: yesNo("it runs"),
    available: yesNo("it can be started"),
    flow: number("m³/h", "what it pumps"),
  },
  "oil-fuel-tank": { water: yesNo("water is found in it") },
  "flooding-detector": {
    wet: yesNo("water is found"),
    level: number("m", "the height of the water"),
  },
  "flooding-detection-system": { healthy: yesNo("it has power and reports no fault") },
  "drain-space": { high: yesNo("the water is high"), level: number("m", "the height of the water") },
} as const satisfies Readonly<Record<string, Signals>>;
