/** Each closing of a door under power, timed for para 26(6)(a)(ii)(G): against the law's limits, and against itself. */
import { milliseconds, seconds } from "../../kernel/duration.ts";
import type { Ship } from "../../ship/ship.ts";
import type { DoorPosition } from "../../ship/terms.ts";
import { ifKnown, of } from "../../signals/ref.ts";
import { type AnyCheck, episode } from "../bind.ts";
import { setting } from "../setting.ts";
import { notTimed, type Timing, type Turned, timeClosing } from "./closing-time.ts";
import { followTrend, noTrend } from "./closing-trend.ts";
import { powerOperatedSlidingDoors, type WatertightDoor } from "./doors.ts";
import { heelOf, notUpright } from "./heel.ts";
import type { Moment } from "./moments.ts";
import { atOnce } from "./steps.ts";
import { titled } from "./titles.ts";

/** 26(6)(a)(ii)(G). */
const limits = { shortest: seconds(20), longest: seconds(40) };

export const closingSettings = {
  tolerance: setting(milliseconds(500), "switches are sampled; neither end is known better"),
  upright: setting(1, "the text gives no figure for upright", "°"),
};

export const closingReads = (door: WatertightDoor, ship: Ship) => ({
  position: of(door, "position"),
  hand: ifKnown(of(door, "hand-operation")),
  ...heelOf(ship),
});

interface Reading {
  readonly position?: DoorPosition;
  readonly hand?: boolean | undefined;
}

export const closesUnderPower = (
  state: Timing,
  { position, hand, ...values }: Reading,
  now: Moment,
  { name }: WatertightDoor,
  settings: { readonly tolerance: number; readonly upright: number },
): Turned =>
  hand === true
    ? { state: notTimed }
    : timeClosing(
        state,
        position,
        now,
        name,
        { ...limits, ...settings },
        notUpright(values, settings.upright),
      );

/** A closing in a ship that heels tells nothing of the door: what it was timed for is not compared. */
const uprightOnly = (timed: Turned, values: object, upright: number): Turned =>
  notUpright(values, upright) === undefined ? timed : { state: timed.state };

export const growsSlower: AnyCheck = episode({
  check: "trend",
  items: powerOperatedSlidingDoors,
  settings: {
    ...closingSettings,
    closings: setting(5, "one slow closing is dirt or cold oil; five are the door", "closings"),
    slower: setting(15, "well above the scatter of a sound door, and before 40 s for one of 34 s", "%"),
  },
  reads: closingReads,
  start: noTrend,
  turn: (state, values, now, { item, settings }) =>
    followTrend(
      state,
      uprightOnly(closesUnderPower(state.timing, values, now, item, settings), values, settings.upright),
      item.name,
      item.closingTime,
      { ...limits, ...settings },
    ),
  alert: {
    aspect: "movement",
    category: "B",
    title: (door) => titled(door, "SLOWER"),
    steps: atOnce("caution", ({ name }) => `${name} grows slower`),
  },
  log: {
    when: ["failed", "met"],
    book: "watertight-doors",
    says: (_door, _outcome, _values, words) => words,
  },
});
