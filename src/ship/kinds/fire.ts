/** What finds a fire, the panel that tells of it, what keeps it from spreading, and what calls the crew to it. */
import { doorPosition, type Signals, yesNo } from "./signal-spec.ts";

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
  "fire-door": { position: doorPosition() },
  "ventilation-fan": { running: yesNo("it runs") },
  "central-control-station": {
    manned: yesNo("somebody is on watch there"),
    "door-control": yesNo("the fire doors can be closed from there"),
    "fan-control": yesNo("the ventilation fans can be stopped and started from there"),
  },
  "crew-alarm": {
    healthy: yesNo("its circuit is whole and has power"),
    operated: yesNo("it is operated on the bridge or at the fire control station"),
    sounding: yesNo("it is heard in the spaces of the crew"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
