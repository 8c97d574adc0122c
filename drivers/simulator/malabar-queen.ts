/**
 * The ports of the MV Malabar Queen, as config/demo.yaml binds them: what each panel, receiver and switch bank
 * of hers says about how things stand on board. The scenarios are what happens to her.
 */
import { encodeHdt } from "../../src/wire/nmea0183/encode.ts";
import { doors } from "./malabar-queen-doors.ts";
import { ais, receiver } from "./malabar-queen-instruments.ts";
import { firePanel, lightPanel, waterPanel } from "./malabar-queen-panels.ts";
import { rudder, shaft } from "./malabar-queen-steering.ts";
import type { Part } from "./part.ts";
import { bank } from "./switch-bank.ts";

export const malabarQueen: Readonly<Record<string, Part>> = {
  "wtd-console": doors("WD", "WT", [
    ["wtd-1", "148", "003", "001"],
    ["wtd-2", "132", "003", "002"],
    ["wtd-3", "116", "003", "003"],
    ["wtd-4", "96", "003", "004"],
  ]),
  "shell-panel": doors("HD", "HD", [
    ["bow-door", "01", "004", "001"],
    ["inner-bow-door", "02", "004", "002"],
    ["stern-ramp", "03", "004", "003"],
  ]),
  "fire-panel": firePanel,
  "water-panel": waterPanel,
  "light-panel": lightPanel,
  "gnss-1": receiver("gnss-1", 0),
  "gnss-2": receiver("gnss-2", 4),
  gyro: {
    speaks: "nmea0183",
    speakers: [{ every: 500, says: ({ place }) => [encodeHdt("HE", place.course)] }],
  },
  ais,
  backbone: {
    speaks: "nmea2000",
    speakers: [
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((instance) => bank(instance, `bank-${instance}`)),
      rudder,
      shaft,
    ],
  },
};
