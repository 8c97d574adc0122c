/** Drivers and settings of the tests: what the program declares, in small. */
import { z } from "zod";
import { misfits } from "../../src/bindings/fit.ts";
import type { Declared } from "../../src/config/load.ts";
import { OUTPUTS } from "../../src/outputs/index.ts";
import { durationText } from "../../src/ship/field-schemas.ts";

const line = z.strictObject({
  serial: z.string().meta({ description: "Serial device" }),
  baud: z.number().int().meta({ description: "Baud rate" }),
});

export const declared: Declared = {
  drivers: [
    {
      name: "line",
      describes: "A serial line",
      config: line,
      holds: (config) => `serial ${line.parse(config).serial}`,
      line: (config) => ({ heardOn: line.parse(config).serial }),
    },
    { name: "bus", describes: "A CAN bus", config: z.strictObject({ can: z.string() }) },
    {
      name: "io",
      describes: "Input units",
      config: z.strictObject({ unit: z.number(), poll: durationText }),
    },
    {
      name: "simulator",
      describes: "Plays a scenario",
      config: z.strictObject({ speaks: z.enum(["nmea0183", "nmea2000"]), scenario: z.string() }),
    },
  ],
  outputs: OUTPUTS,
  settings: {
    "PSR-I-38(3)": {
      caution: { default: 120_000, reason: "passage" },
      warning: { default: 180_000, reason: "passage" },
    },
    "PSR-I-82(5)(i)(i)": { unanswered: { default: 120_000, reason: "FSS Code", most: 120_000 } },
    "PSR-I-32(2)/mode": { moving: { default: 0.5, reason: "under way", unit: "kn" } },
  },
  misfits,
};
