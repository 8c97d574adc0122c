/** Making way through the water: the speed log where there is one, else the speed over the ground. */
import type { Instant } from "../kernel/clock.ts";
import type { NavigationStatus } from "../signals/act.ts";
import type { SituationSettings } from "./settings.ts";
import { lasted, lastsAt, type Sustained, sustain } from "./sustained.ts";

export interface MakingWay {
  /** Null: not known. */
  readonly makes: boolean | null;
  /** Since when the speed has said the other thing. */
  readonly candidate: Sustained;
}

export interface WaySigns {
  readonly status: NavigationStatus | null;
  /** Knots; undefined when not known. */
  readonly throughWater: number | undefined;
  readonly overGround: number | undefined;
}

export function judgeMakingWay(
  before: MakingWay,
  { status, throughWater, overGround }: WaySigns,
  settings: SituationSettings,
  now: Instant,
): { readonly state: MakingWay; readonly wake: number | undefined } {
  if (status !== null && status !== "underway")
    return { state: { makes: false, candidate: null }, wake: undefined };
  const speed = throughWater ?? overGround;
  if (speed === undefined) return { state: { makes: null, candidate: null }, wake: undefined };
  const fast = Math.abs(speed) > settings["making-way-speed"];
  const slow = Math.abs(speed) < settings["making-way-lost-speed"];
  if (before.makes === null) return { state: { makes: fast, candidate: null }, wake: undefined };
  const candidate = sustain(before.candidate, before.makes ? slow : fast, now);
  const needed = settings["making-way-for"];
  if (lasted(candidate, needed, now))
    return { state: { makes: !before.makes, candidate: null }, wake: undefined };
  return { state: { makes: before.makes, candidate }, wake: lastsAt(candidate, needed, now) };
}
