/** The steering gear: rudder, power units and their fluid, control systems, circuits and the alternative supply. */
import { number, type Signals, yesNo } from "./signal-spec.ts";

export const steering = {
  "steering-gear": {
    "rudder-angle": number("°", "the angle of the rudder, to starboard positive"),
    "ordered-angle": number("°", "the angle that is ordered of it, to starboard positive"),
    communication: yesNo("the bridge and the steering gear compartment can speak to one another"),
  },
  "steering-power-unit": {
    power: yesNo("power is available at its motor"),
    running: yesNo("it runs"),
    overload: yesNo("its motor is overloaded"),
  },
  "steering-reservoir": { low: yesNo("its hydraulic fluid is low") },
  "steering-storage-tank": {
    low: yesNo("it holds less than one actuating system with its reservoir takes"),
  },
  "steering-control-system": {
    supply: yesNo("it has electrical power"),
    selected: yesNo("it steers"),
  },
  "steering-circuit": {
    live: yesNo("it is live"),
    overload: yesNo("it is overloaded"),
    "phase-failure": yesNo("one of its phases has failed"),
  },
  "steering-alternative-supply": {
    "normal-supply": yesNo("the normal supply of the steering gear is there"),
    connected: yesNo("it supplies a power unit, its control system and the rudder angle indicator"),
    endurance: number("min", "how long it can supply the steering gear"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
