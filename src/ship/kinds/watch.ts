/** What the watch itself stands on. */
import { type Signals, yesNo } from "./signal-spec.ts";

export const watch = {
  "watch-computer": {
    supply: yesNo("the computer of the watch has its normal supply"),
    "battery-low": yesNo("the battery that carries the computer is nearly empty"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
