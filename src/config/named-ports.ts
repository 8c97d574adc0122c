/** The ports that outputs name: each must be there, and one that is spoken on must be such that it can be. */
import { didYouMean } from "./nearest.ts";
import type { PortConfig } from "./ports-section.ts";
import type { Remark } from "./problem.ts";
import type { DriverSchema, OutputSchema } from "./schema.ts";

const CANNOT = {
  line: "cannot be spoken on: only a line of sentences (serial, tcp, listen) or a transmission group can; say with serial, udp, group, tcp or listen where the sentences go",
  bus: "may not be told alerts: it must be an NMEA 2000 bus that says `alerts: send`",
  coils: "has no coils: relays hang on a Modbus unit",
} as const;

export function checkNamedPorts(
  settings: Readonly<Record<string, unknown>>,
  outputs: readonly OutputSchema[],
  drivers: readonly DriverSchema[],
  ports: readonly PortConfig[],
  portNames: readonly string[],
  remark: (remark: Remark) => void,
): void {
  for (const { name, ports: named } of outputs)
    for (const { path: within, port: portName, uses } of named?.(settings[name]) ?? []) {
      const path = ["watch", name, ...within];
      const port = ports.find((one) => one.name === portName);
      if (!portNames.includes(portName)) {
        const message = `there is no port "${portName}".${didYouMean(portName, portNames)} Ports: ${portNames.join(", ")}`;
        remark({ path, message });
      } else if (uses !== undefined && port !== undefined) {
        const driver = drivers.find((one) => one.name === port.driver);
        if (driver?.[uses]?.(port.config) === undefined)
          remark({ path, message: `port "${portName}" ${CANNOT[uses]}` });
      }
    }
}
