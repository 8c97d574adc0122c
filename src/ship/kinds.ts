/**
 * The kinds of equipment a ship file may name, and for each the signals it can offer.
 * This is the catalogue that bindings fill and rules read: a signal that is not here does not exist.
 * Units: knots, degrees, metres, hertz, volts, bar; times in UTC.
 */
import type { DoorPosition, GeoPosition, LampState } from "./terms.ts";

/** What a value may be. `says` completes the sentence "this signal says …". */
export interface SignalSpec<V> {
  readonly is: "boolean" | "number" | "text" | "position";
  readonly says: string;
  readonly unit?: string;
  /** For texts: the only values allowed. */
  readonly oneOf?: readonly string[];
  /** Never present at run time; carries the type of the value. */
  readonly value?: V;
}

const yesNo = (says: string): SignalSpec<boolean> => ({ is: "boolean", says });
const number = (unit: string, says: string): SignalSpec<number> => ({ is: "number", unit, says });
const text = <T extends string>(says: string, ...oneOf: readonly T[]): SignalSpec<T> => ({
  is: "text",
  says,
  oneOf,
});
const anyText = (says: string): SignalSpec<string> => ({ is: "text", says });
const position = (says: string): SignalSpec<GeoPosition> => ({ is: "position", says });

const doorPosition = () =>
  text<DoorPosition>("where the leaf is", "open", "closed", "secured", "moving", "free");

export const kinds = {
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
  camera: { picture: yesNo("its picture comes") },
  valve: {
    position: doorPosition(),
    control: yesNo("its remote control has power and answers"),
  },
  "bilge-well": {
    high: yesNo("the water is high"),
    level: number("m", "the height of the water"),
  },
  "bilge-pump": { running: yesNo("it runs"), available: yesNo("it can be started") },
  "flooding-detector": {
    wet: yesNo("water is found"),
    level: number("m", "the height of the water"),
  },
  "flooding-detection-system": { healthy: yesNo("it has power and reports no fault") },
  "drain-space": { high: yesNo("the water is high"), level: number("m", "the height of the water") },
  "fire-detector": {
    alarm: yesNo("it is activated"),
    acknowledged: yesNo("its alarm has been acknowledged at the fire panel"),
    fault: yesNo("it is faulty"),
    disabled: yesNo("it is disabled"),
  },
  "fire-panel": {
    healthy: yesNo("it reports no fault of its own"),
    alarm: yesNo("any detector is activated"),
  },
  "engineers-alarm": {
    healthy: yesNo("its circuit is whole and has power"),
    sounding: yesNo("it is sounding"),
  },
  "machinery-alarm-system": {
    supply: yesNo("its normal supply is there"),
    "cabin-connected": yesNo("at least one engineer's cabin is connected"),
    unattended: yesNo("the machinery spaces are unattended"),
  },
  "machinery-alarm": {
    active: yesNo("the alarm is given"),
    accepted: yesNo("it has been accepted at the control position"),
    inhibited: yesNo("it is inhibited"),
  },
  "standby-machine": {
    "changed-over": yesNo("it has taken over by itself"),
    ready: yesNo("it stands ready to take over by itself"),
  },
  "navigation-light": {
    state: text<LampState>("the lamp", "lit", "off", "open-circuit", "short-circuit", "failed"),
  },
  gnss: {
    position: position("where the ship is"),
    speed: number("kn", "speed over the ground"),
    course: number("°", "course over the ground"),
    time: anyText("UTC, as 2028-03-01T12:00:00Z"),
  },
  gyro: { heading: number("°", "true heading"), "rate-of-turn": number("°/min", "rate of turn") },
  "speed-log": { "speed-through-water": number("kn", "speed through the water") },
  ais: {
    status: text(
      "the navigational status that the ship reports",
      "under-way-using-engine",
      "at-anchor",
      "not-under-command",
      "restricted-manoeuvrability",
      "constrained-by-draught",
      "moored",
      "aground",
      "engaged-in-fishing",
      "under-way-sailing",
      "undefined",
    ),
  },
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
  propeller: { speed: number("rpm", "shaft speed, ahead positive") },
  mooring: { "lines-ashore": yesNo("any line is fast ashore") },
  "bridge-watch-alarm": { manned: yesNo("somebody is on the bridge") },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SignalSpec<unknown>>>>>;

export type Kinds = typeof kinds;
export type Kind = keyof Kinds;
export type SignalOf<K extends Kind> = Extract<keyof Kinds[K], string>;
export type ValueOf<K extends Kind, S extends SignalOf<K>> =
  Kinds[K][S] extends SignalSpec<infer V> ? V : never;
