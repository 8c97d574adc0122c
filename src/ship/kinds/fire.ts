/** What finds a fire, and the panel that tells of it. */
import { type Signals, yesNo } from "./signal-spec.ts";

export const fire = {
  "fire-detector": {
    alarm: yesNo("it is activated"),
    acknowledged: yesNo("its alarm has been acknowledged at the fire panel"),
    fault: yesNo("it is faulty"),
    disabled: yesNo("it is disabled"),
    accepted: yesNo("an engineer has accepted its alarm"),
  },
  "fire-panel": {
    healthy: yesNo("it reports no fault of its own"),
    alarm: yesNo("any detector is activated"),
    supply: yesNo("its normal supply is there"),
    "standby-supply": yesNo("the stand-by supply that would take over is there"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
