/** Alerts of other equipment through the whole watch: recorded, replayed, kept for a restart. */
import { expect, test } from "vitest";
import { DRIVERS } from "../drivers/index.ts";
import { declared } from "../src/commands/ship-file.ts";
import { readShipFile } from "../src/config/load.ts";
import { createReplay } from "../src/replay.ts";
import { rules } from "../src/rules/index.ts";

const SHIP = `
ship: { name: MV Test Ferry, id: test-ferry, flag: IN, class: I, types: [passenger], keel-laid: 2026-09-01,
        gross-tonnage: 900, length: 60, breadth: 12, passengers-certified: 200, persons-certified: 230,
        propulsion: mechanical, time-zone: Asia/Kolkata }
ports: { cam: { driver: nmea0183, serial: /dev/serial/by-id/cam, baud: 38400 } }
equipment: []
watch: { foreign-alerts: [cam] }
`;

function replayed(...lines: readonly (readonly [seconds: number, text: string])[]) {
  const loaded = readShipFile(SHIP, ".", declared({ drivers: DRIVERS, rules }));
  if (!loaded.valid) throw new Error(JSON.stringify(loaded.problems));
  const written: { type: string; id?: string; state?: string; title?: string }[] = [];
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
  for (const [seconds, text] of lines) {
    const when = { at: Date.parse("2028-03-01T12:00:00Z") + seconds * 1000, mono: seconds * 1000 };
    replay.take({ when, is: "text", port: "cam", text });
  }
  replay.end();
  return written.flatMap(({ type, id, state, title }) =>
    type === "alert" && id?.includes("cam.") ? [`${id} ${state}: ${title}`] : [],
  );
}

test("what another says in a recording is an alert in its replay, and its deadlines run at their own time", () => {
  expect(
    replayed(
      [0, "$AIHBT,30,A,9*01"],
      [1, "$BIALR,123456.00,001,A,V,BILGE ER HIGH*2B"],
      [2, "$BIALR,123500.00,001,A,A,BILGE ER HIGH*3E"],
      [200, "$BIALR,123600.00,001,V,A,BILGE ER HIGH*2A"],
    ),
  ).toEqual([
    "EXT/cam.BI/001/0 active-unacknowledged: ALARM 001",
    "EXT/cam.BI/001/0 active-acknowledged: ALARM 001",
    "WK-foreign:cam.AI:health active-unacknowledged: ALERTS NOT HEARD",
    // A minute later, unanswered: a warning is repeated.
    "WK-foreign:cam.AI:health active-unacknowledged: ALERTS NOT HEARD",
    "EXT/cam.BI/001/0 normal: ALARM 001",
  ]);
});
