/** Watertight doors with their power and console, shell doors, ro-ro accesses, and whatever else is closed against the sea. */
import { doorPosition, number, type Signals, text, yesNo } from "./signal-spec.ts";

export const closures = {
  "watertight-door": {
    position: doorPosition(),
    "remote-closing": yesNo("it is being closed from the console"),
    "local-command": yesNo("its local handle is held to open"),
    "hand-operation": yesNo("it is being worked by hand gear"),
    alarm: yesNo("its local alarm is sounding"),
    supply: yesNo("power is available at its motor"),
    "control-supply": yesNo("its control, indication and alarm circuit has power"),
    obstructed: yesNo("it is obstructed"),
    "remote-opening": yesNo("the console orders it to open, which none may"),
    "gas-pressure-low": yesNo("the gas pressure of its own accumulator is low"),
    pressure: number("bar", "the pressure of its own accumulator"),
    locked: yesNo("the device against opening by the unauthorised is locked"),
    secured: yesNo("every fastening is secured"),
    indicator: text("what is shown at the hand gear above the bulkhead deck", "open", "closed"),
    light: text("its light on the console of the bridge", "red", "green", "flashing-red", "out"),
  },
  "watertight-door-hydraulics": {
    "reservoir-low": yesNo("the fluid of a reservoir is low"),
    "gas-pressure-low": yesNo("the gas pressure of an accumulator is low"),
    pressure: number("bar", "the pressure of the accumulators"),
  },
  "hydraulic-pump": { running: yesNo("it runs"), available: yesNo("it can be started") },
  "watertight-door-supply": {
    emergency: yesNo("the supply from the emergency switchboard is live"),
    transitional: yesNo("the transitional source stands ready, charged for three movements of every door"),
  },
  "watertight-door-console": {
    mode: text("the master mode switch", "local-control", "doors-closed"),
    healthy: yesNo("the console has power and speaks"),
  },
  "shell-door": {
    position: doorPosition(),
    secured: yesNo("every securing device is in place and fully locked"),
    leakage: yesNo("water is found inside it"),
  },
  "securing-device": { locked: yesNo("it is in place and fully locked") },
  "shell-door-panel": {
    mode: text("the mode switch", "harbour", "sea-voyage"),
    supply: yesNo("the indicators have power"),
    fault: yesNo("the panel reports a fault of its own"),
  },
  opening: {
    position: doorPosition(),
    secured: yesNo("it is secured"),
    deadlight: yesNo("its deadlight is closed and secured"),
  },
  "ro-ro-access": {
    position: doorPosition(),
    secured: yesNo("every securing device is in place and fully locked"),
  },
  "flood-barrier": { secured: yesNo("it is in place and secured") },
  "ro-ro-space": {
    monitored: yesNo("television surveillance or detection of movement is in use there"),
    movement: yesNo("a movement of vehicles or persons is detected there"),
    access: yesNo("a door by which passengers could come in is open or unlocked"),
  },
  camera: {
    picture: yesNo("its picture comes"),
    replay: number("h", "how far back its recording can be played"),
  },
  "trunkway-closure": {
    position: doorPosition(),
    control: yesNo("its power and its control from the central position are there"),
  },
  "passenger-or-cargo-space": {},
  "posted-procedure": {},
  valve: {
    position: doorPosition(),
    control: yesNo("its remote control has power and answers"),
  },
} as const satisfies Readonly<Record<string, Signals>>;
