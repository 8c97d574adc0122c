/** The numbers by which the situation is told. None is in the law; each has a default and its reason. */
import { minutes, seconds } from "../kernel/duration.ts";
import type { Ship } from "../ship/ship.ts";

export const situationSettings = {
  "moving-speed": {
    default: 0.5,
    unit: "kn",
    reason: "a ship made fast or aground does not show more than noise of the receiver",
  },
  "moving-for": { default: seconds(60), reason: "a surge alongside or a jump of the fix is over sooner" },
  "anchored-speed": {
    default: 2,
    unit: "kn",
    reason: "a ship at anchor may sheer about, but not at this speed",
  },
  "making-way-speed": { default: 0.7, unit: "kn", reason: "above the noise of log and receiver" },
  "making-way-lost-speed": {
    default: 0.3,
    unit: "kn",
    reason: "well below the speed at which making way begins, so that it does not flicker",
  },
  "making-way-for": {
    default: seconds(20),
    reason: "time for the log to settle after an order to the engine",
  },
  "harbour-side-for": {
    default: seconds(30),
    reason: "the fix may cross the limit to and fro while she runs along it",
  },
  "clear-of-berth-speed": {
    default: 3,
    unit: "kn",
    reason: "where no harbour limit is given: faster than manoeuvring at the berth",
  },
  "clear-of-berth-for": {
    default: minutes(5),
    reason: "where no harbour limit is given: longer than shifting along the quay",
  },
  "receivers-apart": {
    default: 200,
    unit: "m",
    reason: "two good receivers, antennas and datum allowed for, do not differ more",
  },
  "speeds-apart": {
    default: 2,
    unit: "kn",
    reason: "receivers smooth their speed differently, but not by more in any manoeuvre",
  },
  "sun-position-age": {
    default: minutes(360),
    reason: "in six hours at 20 knots sunset moves by eight minutes at most; beyond it night is not known",
  },
} as const;

export type SituationSettings = { readonly [K in keyof typeof situationSettings]: number };

export function situationNumbers(ship: Ship): SituationSettings {
  const set = ship.settings.situation ?? {};
  const entries = Object.entries(situationSettings).map(([name, { default: value }]) => [
    name,
    Number(set[name] ?? value),
  ]);
  return Object.fromEntries(entries) as SituationSettings;
}
