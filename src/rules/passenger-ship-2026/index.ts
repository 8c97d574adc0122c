/** The provisions of the Passenger Ship Rules, 2026, that are watched: one line each. */
import type { Rule } from "../rule.ts";
import { intactCriteriaIncluded } from "./para-13-1.ts";
import { informationAmendedAfterAlterations } from "./para-13-4.ts";
import { lightweightSurveyed } from "./para-13-5.ts";
import { draughtGaugesAgree } from "./para-13-6.ts";
import { metacentricHeight } from "./para-14-2-a.ts";
import { loadingVerified } from "./para-14-6.ts";
import { trimCovered } from "./para-16-2.ts";
import { equalisedWithinTenMinutes } from "./para-18-2.ts";
import { equalisationControlled } from "./para-18-4.ts";
import { essentialSystemsAfterFlooding } from "./para-21-2.ts";
import { stabilitySupport } from "./para-21-3.ts";
import { collisionBulkheadValveClosed } from "./para-25-6-a.ts";
import { doorsClosedBeforeTheList } from "./para-26-5-b.ts";
import { indicatorAboveTheBulkheadDeck } from "./para-26-6-a-ii-d-indicator.ts";
import { closingTimeByHand } from "./para-26-6-a-ii-d-time.ts";
import { doorControlsTested } from "./para-26-6-a-ii-e.ts";
import { alarmWhileMovedByHand } from "./para-26-6-a-ii-f-hand.ts";
import { alarmBeforeTheDoorMoves } from "./para-26-6-a-ii-f-sound.ts";
import { closingTimeUnderPower } from "./para-26-6-a-ii-g.ts";
import { doorsFedByEmergencySwitchboard } from "./para-26-6-b-supply.ts";
import { doorCircuitsPowered } from "./para-26-6-b-transitional.ts";
import { storedEnergyOfAllDoors } from "./para-26-6-c-i-capacity.ts";
import { doorGasPressure } from "./para-26-6-c-i-gas.ts";
import { doorReservoirLevel } from "./para-26-6-c-i-level.ts";
import { twoPowerSources } from "./para-26-6-c-i-pumps.ts";
import { storedEnergyOfTheDoor } from "./para-26-6-c-ii-capacity.ts";
import { gasPressureOfTheDoor } from "./para-26-6-c-ii-gas.ts";
import { transitionalSourceOfDoors } from "./para-26-6-c-iii.ts";
import { handGearTested } from "./para-26-6-c-iv.ts";
import { openedByWater } from "./para-26-6-g-leak.ts";
import { oneDoorCircuitAlone } from "./para-26-6-g-multi.ts";
import { doorPowerMonitored } from "./para-26-6-h-power.ts";
import { openedWithoutOrder } from "./para-26-6-h-uncommanded.ts";
import { everyDoorClosesInSixtySeconds } from "./para-26-7-a-60s.ts";
import { masterModeSwitch } from "./para-26-7-a-mode.ts";
import { doorConsoleInService } from "./para-26-7-a-place.ts";
import { doorsCloseAgain } from "./para-26-7-a-reclose.ts";
import { doorLightsOnTheConsole } from "./para-26-7-b.ts";
import { doorsToldToTheStabilityComputer } from "./para-26-7-c.ts";
import { noRemoteOpening } from "./para-26-7-d.ts";
import { tweenDeckDoorsLocked } from "./para-26-8-b.ts";
import { doorForPlatesNotForgotten } from "./para-26-9.ts";
import { trunkwayClosures } from "./para-26-10-c.ts";
import { vehicleDoorsShownSecured } from "./para-27-2.ts";
import { passengersOfVehicleShips } from "./para-27-3.ts";
import { deadlightsBesideTheirScuttles } from "./para-28-4.ts";
import { sidescuttlesByConsent } from "./para-28-5-b.ts";
import { dischargesIndicated } from "./para-28-8-b.ts";
import { seaInletsIndicated } from "./para-28-8-c.ts";
import { openPortsAboveTheWater } from "./para-28-9-10.ts";
import { upperDoorsClosable } from "./para-31-3.ts";
import { vehicleRampsSecured } from "./para-32-1-b.ts";
import { otherAccessesSecured } from "./para-32-1-c.ts";
import { shellDoorAlarm } from "./para-32-2-audible.ts";
import { leavingHarbourWithDoorsOpen } from "./para-32-2-mode.ts";
import { shellDoorPanelPowered } from "./para-32-2-power.ts";
import { shellDoorIndicators } from "./para-32-2-visual.ts";
import { shellDoorLeakage } from "./para-32-3-leak.ts";
import { doorCamerasShow } from "./para-32-3-tv.ts";
import { seasonalLoadLine } from "./para-33-6.ts";
import { subdivisionLoadLine } from "./para-33-7.ts";
import { damageControlDrill } from "./para-35-2.ts";
import { drillScenariosVary } from "./para-35-3.ts";
import { drillContents } from "./para-35-4.ts";
import { shoreSupportActivated } from "./para-35-4-i.ts";
import { familiarBeforeTheVoyage } from "./para-35-4-j.ts";
import { drillsOnRecord } from "./para-35-4-k.ts";
import { stabilityBeforeDeparture } from "./para-36-1.ts";
import { noBallastInFuelTanks } from "./para-36-2.ts";
import { testsBeforeALongVoyage } from "./para-37-1-voyage.ts";
import { weeklyTests } from "./para-37-1-weekly.ts";
import { doorsOperatedDaily } from "./para-37-2.ts";
import { weeklyInspection } from "./para-37-3.ts";
import { testsEnteredWithDefects } from "./para-37-4.ts";
import { watertightDoorsClosedDuringNavigation } from "./para-38-1.ts";
import { openDoorReadyToClose } from "./para-38-1-ready.ts";
import { wideDoorsClosed } from "./para-38-2.ts";
import { closedAfterPassage } from "./para-38-3.ts";
import { doorsForPlatesClosed } from "./para-38-4-doors.ts";
import { platesInPlace } from "./para-38-4-plates.ts";
import { tweenDeckDoorsClosed } from "./para-38-5.ts";
import { portsOfOlderShipsSecured } from "./para-38-6.ts";
import { hatchesSecured } from "./para-38-7-hatches.ts";
import { portsSecured } from "./para-38-7-ports.ts";
import { shellDoorsLockedUntilTheNextBerth } from "./para-38-8.ts";
import { doorsWorkedNearTheBerth } from "./para-38-8-proviso.ts";
import { doorsAtTheAnchorage } from "./para-38-9.ts";
import { shellDoorsReported } from "./para-38-10.ts";
import { closingEnteredBeforeTheVoyage } from "./para-38-11.ts";
import { openingsClosedBeforeTheVoyage } from "./para-38-12.ts";
import { lowSidescuttlesLocked } from "./para-38-13.ts";
import { sidescuttleTimes } from "./para-38-13-a.ts";
import { sidescuttlesUnderTheLimitingDraught } from "./para-38-13-b.ts";
import { unreachableSidescuttlesSecured } from "./para-38-14.ts";
import { sidescuttlesLockedBeforeCargo } from "./para-38-15.ts";
import { floodingDetected } from "./para-39.ts";
import { floodingDetectionAvailable } from "./para-39-health.ts";
import { roRoSpacesWatched } from "./para-40-1.ts";
import { noPassengersOnTheRoRoDeck } from "./para-40-1-access.ts";
import { closingProceduresPosted } from "./para-40-2.ts";
import { accessesClosedUntilTheNextBerth } from "./para-40-3.ts";
import { accessesReported } from "./para-40-4.ts";
import { lastClosingOfAccessesEntered } from "./para-40-5.ts";
import { accessesOpenedForPassage } from "./para-40-6.ts";
import { floodBarriersSecured } from "./para-40-7.ts";
import { barrierAccessesClosed } from "./para-40-8.ts";
import { passengersByConsent } from "./para-40-9.ts";
import { trialsOnBoard } from "./para-43-3.ts";
import { steeringGearsIndependent } from "./para-44-1.ts";
import { mainGearTravel } from "./para-44-3-b.ts";
import { auxiliaryGearTravel } from "./para-44-4-b.ts";
import { steeringUnitsRestart } from "./para-44-5-a.ts";
import { steeringUnitPower } from "./para-44-5-alarm.ts";
import { steeringUnitsStartedFromTheBridge } from "./para-44-5-b.ts";
import { likeUnitsAvailable } from "./para-44-6.ts";
import { twoSteeringControls } from "./para-44-7.ts";
import { steeringControlSupply } from "./para-44-8-d.ts";
import { steeringCompartmentReached } from "./para-44-10.ts";
import { rudderIndicated } from "./para-44-11.ts";
import { steeringReservoirLevel } from "./para-44-12-b.ts";
import { steeringStorageTank } from "./para-44-12-c.ts";
import { steeringSuppliedOtherwise } from "./para-44-14-45s.ts";
import { alternativeSupplyLasts } from "./para-44-14-duration.ts";
import { steeringMotorsShown } from "./para-45-1.ts";
import { steeringCircuitsLive } from "./para-45-2.ts";
import { steeringOverload } from "./para-45-3-overload.ts";
import { steeringPhaseFailure } from "./para-45-3-phase.ts";
import { manualOverride } from "./para-46-4.ts";
import { bridgeControlsThrust } from "./para-46-5-b-i.ts";
import { emergencyStopReady } from "./para-46-5-b-iii.ts";
import { bridgeOrdersAnswered } from "./para-46-5-b-iv.ts";
import { startingAirLow } from "./para-46-5-b-ix-air.ts";
import { startsLimited } from "./para-46-5-b-ix-attempts.ts";
import { oneLocationInControl } from "./para-46-5-b-v-one.ts";
import { thrustKeptOnTransfer } from "./para-46-5-b-v-thrust.ts";
import { localControlTaken } from "./para-46-5-b-vi.ts";
import { remoteControlFailed } from "./para-46-5-b-vii.ts";
import { propellerIndicated } from "./para-46-5-b-viii.ts";
import { slowdownAnnounced } from "./para-46-6-j.ts";
import { everyCompartmentDrained } from "./para-51-2-a.ts";
import { noWaterThroughTheBilgeMain } from "./para-51-2-d.ts";
import { drainedOverboard } from "./para-51-2-g.ts";
import { drainSpaceHighWater } from "./para-51-2-h.ts";
import { threeBilgePumps } from "./para-51-3-b.ts";
import { bilgePumpInFlooding } from "./para-51-3-e.ts";
import { bilgePumpCapacity } from "./para-51-3-g.ts";
import { bilgeValvesControlled } from "./para-51-3-l.ts";
import { bilgeValvesIndicated } from "./para-51-3-m.ts";
import { twoBilgePumps } from "./para-51-4.ts";
import { engineersAlarm } from "./para-53.ts";
import { circulationCurrent } from "./para-59-3-b.ts";
import { insulationLow } from "./para-59-4-b.ts";
import { hullCurrent } from "./para-59-4-c.ts";
import { batteriesVentilated } from "./para-59-9-a.ts";
import { bilgeWellHigh } from "./para-62-1.ts";
import { bilgePumpFrequency } from "./para-62-2-frequency.ts";
import { influxAboveCapacity } from "./para-62-2-influx.ts";
import { seaInletsControlled } from "./para-62-3.ts";
import { machineryAlarmsWork } from "./para-65-1-a.ts";
import { dutyEngineerConnected } from "./para-65-1-b.ts";
import { machineryAlarmsReachTheBridge } from "./para-65-1-c.ts";
import { machineryAlarmsFailToSafety } from "./para-65-1-d.ts";
import { engineersCalledWhenUnanswered } from "./para-65-1-e.ts";
import { machineryAlarmsOnStandBy } from "./para-65-2-a.ts";
import { machineryAlarmsSupplied } from "./para-65-2-b.ts";
import { acceptanceInhibitsNoOther } from "./para-65-3-a.ts";
import { alarmsMaintainedUntilAccepted } from "./para-65-3-b.ts";
import { standbyTookOver } from "./para-67-3.ts";
import { machineryAlarms } from "./para-67-4-c.ts";
import { medicalStoresInspected } from "./para-74-10-b.ts";
import { flashpointOfFuel } from "./para-79-2-a-flashpoint.ts";
import { bunkerPapers } from "./para-79-2-a-iii-e.ts";
import { fireDetectionInOperation } from "./para-82-2-a.ts";
import { fireDetectorsIdentified } from "./para-82-2-d.ts";
import { fireDetectionTested } from "./para-82-3-b.ts";
import { machinerySpacesUnderDetection } from "./para-82-4-a.ts";
import { machineryFireReachesAnEngineer } from "./para-82-4-b-alarm.ts";
import { fireWhileTheBridgeIsUnmanned } from "./para-82-4-b-unmanned.ts";
import { fireAlarmReceived } from "./para-82-5-i-i.ts";
import { fireDetectionFailSafe } from "./para-82-5-i-ii.ts";
import { centralControlStation } from "./para-82-5-i-iii-ccs.ts";
import { firePanelIndicates } from "./para-82-5-i-iii-indication.ts";
import { firePanelSupplied } from "./para-82-5-i-iii-power.ts";
import { crewAlarm } from "./para-82-5-i-iv.ts";
import { fireDrillsOnRecord } from "./para-90-2-b-v.ts";
import { fireControlPlans } from "./para-90-2-d.ts";
import { fireDrillEveryWeek } from "./para-90-3-a.ts";
import { videosCanBePlayed } from "./para-94-4-d-ii.ts";
import { scupperValvesRecorded } from "./para-94-6-a-iv-scupperlog.ts";
import { scuppersOpenAtSea } from "./para-94-6-a-iv-scuppersopen.ts";
import { exemptionsInWriting } from "./rule-4-4.ts";
import { certificatesInForce } from "./rule-6-3.ts";

export const passengerShip2026: readonly Rule[] = [
  exemptionsInWriting,
  certificatesInForce,
  intactCriteriaIncluded,
  informationAmendedAfterAlterations,
  lightweightSurveyed,
  draughtGaugesAgree,
  metacentricHeight,
  loadingVerified,
  trimCovered,
  equalisedWithinTenMinutes,
  equalisationControlled,
  essentialSystemsAfterFlooding,
  stabilitySupport,
  collisionBulkheadValveClosed,
  doorsClosedBeforeTheList,
  indicatorAboveTheBulkheadDeck,
  closingTimeByHand,
  doorControlsTested,
  alarmWhileMovedByHand,
  alarmBeforeTheDoorMoves,
  closingTimeUnderPower,
  doorsFedByEmergencySwitchboard,
  doorCircuitsPowered,
  storedEnergyOfAllDoors,
  doorGasPressure,
  doorReservoirLevel,
  twoPowerSources,
  storedEnergyOfTheDoor,
  gasPressureOfTheDoor,
  transitionalSourceOfDoors,
  handGearTested,
  openedByWater,
  oneDoorCircuitAlone,
  doorPowerMonitored,
  openedWithoutOrder,
  everyDoorClosesInSixtySeconds,
  masterModeSwitch,
  doorConsoleInService,
  doorsCloseAgain,
  doorLightsOnTheConsole,
  doorsToldToTheStabilityComputer,
  noRemoteOpening,
  tweenDeckDoorsLocked,
  doorForPlatesNotForgotten,
  trunkwayClosures,
  vehicleDoorsShownSecured,
  passengersOfVehicleShips,
  deadlightsBesideTheirScuttles,
  sidescuttlesByConsent,
  dischargesIndicated,
  seaInletsIndicated,
  openPortsAboveTheWater,
  upperDoorsClosable,
  vehicleRampsSecured,
  otherAccessesSecured,
  shellDoorAlarm,
  leavingHarbourWithDoorsOpen,
  shellDoorPanelPowered,
  shellDoorIndicators,
  shellDoorLeakage,
  doorCamerasShow,
  seasonalLoadLine,
  subdivisionLoadLine,
  damageControlDrill,
  drillScenariosVary,
  drillContents,
  shoreSupportActivated,
  familiarBeforeTheVoyage,
  drillsOnRecord,
  stabilityBeforeDeparture,
  noBallastInFuelTanks,
  testsBeforeALongVoyage,
  weeklyTests,
  doorsOperatedDaily,
  weeklyInspection,
  testsEnteredWithDefects,
  watertightDoorsClosedDuringNavigation,
  openDoorReadyToClose,
  wideDoorsClosed,
  closedAfterPassage,
  doorsForPlatesClosed,
  platesInPlace,
  tweenDeckDoorsClosed,
  portsOfOlderShipsSecured,
  hatchesSecured,
  portsSecured,
  shellDoorsLockedUntilTheNextBerth,
  doorsWorkedNearTheBerth,
  doorsAtTheAnchorage,
  shellDoorsReported,
  closingEnteredBeforeTheVoyage,
  openingsClosedBeforeTheVoyage,
  lowSidescuttlesLocked,
  sidescuttleTimes,
  sidescuttlesUnderTheLimitingDraught,
  unreachableSidescuttlesSecured,
  sidescuttlesLockedBeforeCargo,
  floodingDetected,
  floodingDetectionAvailable,
  roRoSpacesWatched,
  noPassengersOnTheRoRoDeck,
  closingProceduresPosted,
  accessesClosedUntilTheNextBerth,
  accessesReported,
  lastClosingOfAccessesEntered,
  accessesOpenedForPassage,
  floodBarriersSecured,
  barrierAccessesClosed,
  passengersByConsent,
  trialsOnBoard,
  steeringGearsIndependent,
  mainGearTravel,
  auxiliaryGearTravel,
  steeringUnitsRestart,
  steeringUnitPower,
  steeringUnitsStartedFromTheBridge,
  likeUnitsAvailable,
  twoSteeringControls,
  steeringControlSupply,
  steeringCompartmentReached,
  rudderIndicated,
  steeringReservoirLevel,
  steeringStorageTank,
  steeringSuppliedOtherwise,
  alternativeSupplyLasts,
  steeringMotorsShown,
  steeringCircuitsLive,
  steeringOverload,
  steeringPhaseFailure,
  manualOverride,
  bridgeControlsThrust,
  emergencyStopReady,
  bridgeOrdersAnswered,
  startingAirLow,
  startsLimited,
  oneLocationInControl,
  thrustKeptOnTransfer,
  localControlTaken,
  remoteControlFailed,
  propellerIndicated,
  slowdownAnnounced,
  everyCompartmentDrained,
  noWaterThroughTheBilgeMain,
  drainedOverboard,
  drainSpaceHighWater,
  threeBilgePumps,
  bilgePumpInFlooding,
  bilgePumpCapacity,
  bilgeValvesControlled,
  bilgeValvesIndicated,
  twoBilgePumps,
  engineersAlarm,
  circulationCurrent,
  insulationLow,
  hullCurrent,
  batteriesVentilated,
  bilgeWellHigh,
  bilgePumpFrequency,
  influxAboveCapacity,
  seaInletsControlled,
  machineryAlarmsWork,
  dutyEngineerConnected,
  machineryAlarmsReachTheBridge,
  machineryAlarmsFailToSafety,
  engineersCalledWhenUnanswered,
  machineryAlarmsOnStandBy,
  machineryAlarmsSupplied,
  acceptanceInhibitsNoOther,
  alarmsMaintainedUntilAccepted,
  standbyTookOver,
  machineryAlarms,
  medicalStoresInspected,
  flashpointOfFuel,
  bunkerPapers,
  fireDetectionInOperation,
  fireDetectorsIdentified,
  fireDetectionTested,
  machinerySpacesUnderDetection,
  machineryFireReachesAnEngineer,
  fireWhileTheBridgeIsUnmanned,
  fireAlarmReceived,
  fireDetectionFailSafe,
  centralControlStation,
  firePanelIndicates,
  firePanelSupplied,
  crewAlarm,
  fireDrillsOnRecord,
  fireControlPlans,
  fireDrillEveryWeek,
  videosCanBePlayed,
  scupperValvesRecorded,
  scuppersOpenAtSea,
];
