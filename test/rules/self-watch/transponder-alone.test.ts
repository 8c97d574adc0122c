/**
 * A vessel on which the transponder alone tells the navigation status, by which her lights are judged: when it falls
 * silent somebody must know. Through the whole watch, for the rule that says it reads what the situation makes of it.
 */
import { expect, test } from "vitest";
import { DRIVERS } from "../../../drivers/index.ts";
import { declared } from "../../../src/commands/ship-file.ts";
import { readShipFile } from "../../../src/config/load.ts";
import { createReplay } from "../../../src/replay.ts";
import { rules } from "../../../src/rules/index.ts";
import { encodeVdo } from "../../../src/wire/nmea0183/encode-vdo.ts";

const SHIP = `
ship: { name: MV Test Ferry, id: test-ferry, flag: IN, class: I, types: [passenger], keel-laid: 2026-09-01,
        gross-tonnage: 900, length: 60, breadth: 12, passengers-certified: 200, persons-certified: 230,
        propulsion: mechanical, time-zone: Asia/Kolkata }
ports: { ais: { driver: nmea0183, serial: /dev/serial/by-id/ais, baud: 38400 } }
equipment:
  - { id: ais, kind: ais, name: AIS transponder, signals: { status: { port: ais, ais: own, field: status } } }
`;
const START = Date.parse("2028-03-01T12:00:00Z");

/** When the navigation status was alerted, in seconds; the transponder reports for ten minutes and then falls silent. */
function alerted(): readonly (readonly [seconds: number, state: string | undefined])[] {
  const loaded = readShipFile(SHIP, ".", declared({ drivers: DRIVERS, rules }));
  if (!loaded.valid) throw new Error(JSON.stringify(loaded.problems));
  const written: { type: string; id?: string; state?: string; at: string }[] = [];
  const replay = createReplay({
    file: loaded.file,
    drivers: DRIVERS,
    rules,
    signals: false,
    write: (line) => written.push(JSON.parse(line)),
    trouble: (words) => {
      throw new Error(words);
    },
  });
  const tell = (second: number, line: string): void => {
    const when = { at: START + second * 1000, mono: second * 1000 };
    replay.take({ when, is: "text", port: "ais", text: line });
  };
  const moored = encodeVdo("AI", { mmsi: 419_000_001, navigationalStatus: 5 });
  // Something else is heard all the while: the port is well.
  for (let second = 0; second <= 1800; second += 10)
    tell(second, second <= 600 ? moored : "$AITXT,01,01,25,STANDBY*3C");
  replay.end();
  return written
    .filter(({ type, id }) => type === "alert" && id?.startsWith("WK-unknown:navigation:status"))
    .map(({ at, state }) => [(Date.parse(at) - START) / 1000, state]);
}

test("its silence, beyond the time that a transponder may take, is a warning on the navigation status", () => {
  const [first] = alerted();
  expect(first?.[1]).toBe("active-unacknowledged");
  expect(first?.[0]).toBeGreaterThan(600);
  expect(first?.[0]).toBeLessThanOrEqual(600 + 7 * 60);
});
