/** Alarms of the machinery, and those that call the engineers. */
import { number, type Signals, yesNo } from "./signal-spec.ts";

export const machinery = {
  "engineers-alarm": {
    healthy: yesNo("its circuit is whole and has power"),
    sounding: yesNo("it is sounding"),
  },
  "machinery-alarm-system": {
    healthy: yesNo("it works: it can sound in the control room and show each alarm"),
    "bridge-connected": yesNo("its panel on the bridge is connected and can sound"),
    supply: yesNo("its normal supply is there"),
    "standby-supply": yesNo("its stand-by supply is there"),
    "changed-over": yesNo("it runs on its stand-by supply"),
    "cabin-connected": yesNo("at least one engineer's cabin is connected"),
    unattended: yesNo("the machinery spaces are unattended"),
  },
  "machinery-alarm": {
    active: yesNo("the alarm is given"),
    accepted: yesNo("it has been accepted at the control position"),
    inhibited: yesNo("it is inhibited"),
    faulty: yesNo("its sensor or circuit is faulty, as the alarm system itself finds"),
  },
  "standby-machine": {
    "changed-over": yesNo("it has taken over by itself"),
    ready: yesNo("it stands ready to take over by itself"),
  },
  "essential-system": { operational: yesNo("it works") },
  propeller: {
    speed: number("rpm", "shaft speed, ahead positive"),
    pitch: number("%", "pitch, ahead positive"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
