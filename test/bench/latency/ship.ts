/** The ship whose doors are opened: a hundred of them on one line, and a horn on a coil. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeDor } from "../../../src/wire/nmea0183/encode.ts";

/** Each door is opened once: one that goes to and fro is a flapping contact, and is held active on purpose. */
export const DOORS = 100;

export const report = (door: number, status: "O" | "C"): string =>
  encodeDor("WD", {
    type: "E",
    system: "WT",
    firstDivision: "10",
    secondDivision: "002",
    door: String(door).padStart(3, "0"),
    status,
  });

export interface ShipParts {
  readonly folder: string;
  readonly bus: string;
  readonly console: string;
  readonly loads: readonly string[];
  readonly coils: number;
  readonly panel: number;
}

export function writeShip({ folder, bus, console: line, loads, coils, panel }: ShipParts): string {
  const path = join(folder, "ship.yaml");
  const ports = loads.map((load, n) => `  load-${n}: { driver: nmea0183, serial: ${load}, baud: 38400 }`);
  const gyros = loads.map(
    (_, n) =>
      `  - { id: gyro-${n}, kind: gyro, name: Gyro ${n}, signals: { heading: { port: load-${n}, sentence: HDT, field: heading } } }`,
  );
  const doors = Array.from({ length: DOORS }, (_, n) => {
    const dor = `{ system: WT, division: "10", deck: 2, door: ${n + 1} }`;
    const about = `id: wtd-${n + 1}, kind: watertight-door, name: WTD ${n + 1}, operation: hinged, used-at-sea: false`;
    return `  - { ${about}, signals: { position: { port: console, dor: ${dor} } } }`;
  });
  writeFileSync(
    path,
    `ship: { name: Bench, id: bench, flag: IN, types: [passenger], length: 60, breadth: 12, passengers-certified: 200,
        persons-certified: 230, propulsion: mechanical, time-zone: Asia/Kolkata }
ports:
  console: { driver: nmea0183, serial: ${line}, baud: 38400, safety: true }
  backbone: { driver: nmea2000, candump: ${bus} }
  io: { driver: modbus, tcp: "127.0.0.1:${coils}", unit: 1, poll: 500ms }
${ports.join("\n")}
equipment:
${doors.join("\n")}
${gyros.join("\n")}
  - { id: well, kind: bilge-well, name: Well, signals: { high: { port: backbone, pgn: 127501, instance: 7, indicator: 1 } } }
watch:
  panel: { host: 127.0.0.1, port: ${panel} }
  relays: [{ name: horn, port: io, coil: 0, is: sounder, priorities: [alarm], rules: ["PSR-I-38(1)"] }]
`,
  );
  return path;
}
