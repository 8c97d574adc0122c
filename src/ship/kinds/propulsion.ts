/** The remote control of the propulsion machinery, and the air that starts it. */
import { number, type Signals, text, yesNo } from "./signal-spec.ts";

export const propulsion = {
  "propulsion-remote-control": {
    failure: yesNo("it has failed"),
    location: text("which place is in control", "bridge", "control-room", "local", "none", "several"),
    "ordered-speed": number("rpm", "the shaft speed that is ordered, ahead positive"),
    answered: yesNo("the order of the bridge is shown and answered in the machinery space"),
    "emergency-stop": yesNo("the emergency stop on the bridge has been given"),
    "emergency-stop-ready": yesNo("the circuit of the emergency stop on the bridge is whole and has power"),
    override: yesNo("an automatic control is overridden by hand"),
    "override-ready": yesNo("the manual override can be used"),
    "slowdown-warning": yesNo("a slowdown or shutdown of the propulsion is impending"),
    slowdown: yesNo("the propulsion is slowed down or shut down by its automation"),
  },
  "starting-air": {
    low: yesNo("its pressure is too low for further starts"),
    attempts: number("starts", "how many automatic starts in a row have failed"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
