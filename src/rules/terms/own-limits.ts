/**
 * The limits of the watch's own health: what it measures of itself, and from when on that is a fault. Declared here
 * once; the service measures against them, and WK-itself tells what it found.
 */
import { seconds } from "../../kernel/duration.ts";
import type { Ship } from "../../ship/ship.ts";
import { type SettingsOf, setting, settled } from "../setting.ts";

/** The rule under whose id the ship file sets them. */
export const ITSELF = "WK-itself";

export const ownLimits = {
  "loop-delay": setting(
    seconds(1),
    "alerts are promised within a second: a turn later than this was held up",
  ),
  "write-time": setting(
    seconds(5),
    "SD cards pause for half a second at times; longer commits mean a failing or overloaded disk",
  ),
  "clock-step": setting(seconds(2), "smaller differences are the discipline of the clock"),
  memory: setting(300, "the unit's limit lies at 400 MB; this leaves time to act", "MB"),
  "line-errors": setting(
    10,
    "a sound line has one in a thousand; at one in ten a talker, a splice or the baud rate is wrong",
    "%",
  ),
};

export type OwnLimits = SettingsOf<typeof ownLimits>;

export const ownLimitsOf = ({ settings }: Pick<Ship, "settings">): OwnLimits =>
  settled(ownLimits, settings[ITSELF]);
