/**
 * The switch banks of the MV Malabar Queen, as config/demo.yaml binds them: bank, indicator, and the thing on
 * board that it tells. `wtd-5.position=closed` is the contact that is made when the door is closed.
 */

const eight = (from: number, thing: (door: number) => string): Readonly<Record<number, string>> =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((door) => [from + door - 1, thing(door)]));

export const BANKS: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  1: Object.fromEntries(
    [5, 6, 7, 8].flatMap((door, index) => [
      [index * 2 + 1, `wtd-${door}.position=closed`],
      [index * 2 + 2, `wtd-${door}.position=open`],
    ]),
  ),
  2: {
    ...eight(1, (door) => `wtd-${door}.supply`),
    ...eight(9, (door) => `wtd-${door}.control-supply`),
    ...eight(17, (door) => `wtd-${door}.alarm`),
  },
  3: {
    ...eight(1, (door) => `wtd-${door}.remote-closing`),
    ...eight(9, (door) => `wtd-${door}.local-command`),
    ...eight(17, (door) => `wtd-${door}.hand-operation`),
  },
  4: {
    1: "bilge-fwd.high",
    2: "bilge-store.high",
    3: "bilge-aux.high",
    4: "bilge-er-port.high",
    5: "bilge-er-stbd.high",
    6: "bilge-shaft.high",
    7: "bilge-pump-1.running",
    8: "bilge-pump-1.available",
    9: "bilge-pump-2.running",
    10: "bilge-pump-2.available",
    11: "bilge-pump-3.running",
    12: "bilge-pump-3.available",
    13: "drain-vehicle-deck.high",
    14: "mooring.lines-ashore",
  },
  5: {
    1: "shell-panel.sea-voyage",
    2: "shell-panel.supply",
    3: "shell-panel.fault",
    4: "fire-panel.alarm",
    5: "bridge-watch.manned",
    9: "bow-door.secured",
    10: "inner-bow-door.secured",
    11: "stern-ramp.secured",
    13: "hinged-door-1.closed",
    14: "hinged-door-2.closed",
    15: "pilot-port.closed",
    16: "bunker-port.closed",
    17: "plate-er.closed",
    18: "scuttle-crew.closed",
    19: "pilot-port.secured",
    20: "bunker-port.secured",
    21: "scuttle-crew.secured",
    22: "wtd-console.doors-closed",
  },
  6: {
    1: "door-hydraulics.reservoir-low",
    2: "door-hydraulics.gas-pressure-low",
    3: "hydraulic-pump-1.available",
    4: "hydraulic-pump-2.available",
    5: "hydraulic-pump-1.running",
    6: "hydraulic-pump-2.running",
    7: "door-supply.emergency",
    ...eight(9, (door) => `wtd-${door}.remote-opening`),
    17: "loading-computer.healthy",
    18: "loading-computer.doors-fed",
    19: "vehicle-deck.monitored",
    20: "hold-ramp.closed",
    21: "hold-ramp.secured",
    22: "scupper-port.open",
    23: "scupper-starboard.open",
    24: "vehicle-deck.access",
  },
};
