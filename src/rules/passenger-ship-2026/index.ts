/** The provisions of the Passenger Ship Rules, 2026, that are watched: one line each. */
import type { Rule } from "../rule.ts";
import { alarmBeforeTheDoorMoves } from "./para-26-6-a-ii-f-sound.ts";
import { closingTimeUnderPower } from "./para-26-6-a-ii-g.ts";
import { doorPowerMonitored } from "./para-26-6-h-power.ts";
import { shellDoorAlarm } from "./para-32-2-audible.ts";
import { leavingHarbourWithDoorsOpen } from "./para-32-2-mode.ts";
import { shellDoorIndicators } from "./para-32-2-visual.ts";
import { doorsOperatedDaily } from "./para-37-2.ts";
import { testsEnteredWithDefects } from "./para-37-4.ts";
import { watertightDoorsClosedDuringNavigation } from "./para-38-1.ts";
import { closedAfterPassage } from "./para-38-3.ts";
import { closingEnteredBeforeTheVoyage } from "./para-38-11.ts";
import { openingsClosedBeforeTheVoyage } from "./para-38-12.ts";
import { floodingDetected } from "./para-39.ts";
import { floodingDetectionAvailable } from "./para-39-health.ts";
import { drainSpaceHighWater } from "./para-51-2-h.ts";
import { fireDetectorsIdentified } from "./para-82-2-d.ts";
import { fireAlarmReceived } from "./para-82-5-i-i.ts";
import { fireDetectionFailSafe } from "./para-82-5-i-ii.ts";

export const passengerShip2026: readonly Rule[] = [
  alarmBeforeTheDoorMoves,
  closingTimeUnderPower,
  doorPowerMonitored,
  shellDoorAlarm,
  leavingHarbourWithDoorsOpen,
  shellDoorIndicators,
  doorsOperatedDaily,
  testsEnteredWithDefects,
  watertightDoorsClosedDuringNavigation,
  closedAfterPassage,
  closingEnteredBeforeTheVoyage,
  openingsClosedBeforeTheVoyage,
  floodingDetected,
  floodingDetectionAvailable,
  drainSpaceHighWater,
  fireDetectorsIdentified,
  fireAlarmReceived,
  fireDetectionFailSafe,
];
