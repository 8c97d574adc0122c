/** Draughts, stability and inclination. */
import { number, type Signals, yesNo } from "./signal-spec.ts";

export const loading = {
  "draught-gauge": { draught: number("m", "the draught") },
  "load-line": {},
  "stability-computer": {
    healthy: yesNo("it is in service and its input is current"),
    complies: yesNo("it finds that the stability criteria are met"),
    "doors-fed": yesNo("the positions of the watertight doors reach it"),
    gm: number("m", "the metacentric height"),
    "gm-limit": number("m", "the least metacentric height allowed at this draught and trim"),
  },
  inclinometer: {
    heel: number("°", "heel, to starboard positive"),
    pitch: number("°", "pitch, bow up positive"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
