/** What tells of the electrical installation: insulation, currents to earth, and the places of batteries. */
import { number, type Signals, yesNo } from "./signal-spec.ts";

export const electrical = {
  "insulation-monitor": {
    low: yesNo("the insulation to earth is abnormally low"),
    "circulation-current": number("mA", "the current that it drives to earth"),
  },
  "earthed-circuit": { "hull-current": number("A", "the current that it drives through the hull") },
  "battery-compartment": {
    ventilated: yesNo("its ventilation runs"),
    charging: yesNo("its batteries are being charged"),
    hydrogen: number("% LEL", "hydrogen in it, of the lower explosive limit"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
