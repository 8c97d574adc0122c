/** What a Modbus unit told on board is recorded, and the recording driver plays it: the same readings, in the same order. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeLine } from "../../src/ingest/recording.ts";
import { livingShip } from "./living-ship.ts";
import { slave } from "./modbus-slave.ts";
import { describeWith } from "./parts.ts";
import { freePort } from "./running-watch.ts";

const shipWith = (port: string): string => `
ports:
  io-1: { ${port}, first: { register: 30001 } }
equipment:
  - id: wtd-8
    kind: watertight-door
    operation: hinged
    used-at-sea: false
    signals:
      position: { closed: { port: io-1, input: 0 }, open: { port: io-1, input: 1 } }
  - id: bilge-er
    kind: bilge-well
    signals:
      high: { port: io-1, input: 4, debounce: 200ms }
      level: { port: io-1, register: 30004, scale: { raw: [4000, 20000], milliamps: [4, 20], metres: [0, 1.2] } }
`;

describeWith(["pymodbus"], "A recording of a Modbus unit", () => {
  it("played again, the ship shows what she showed on board", async () => {
    const port = await freePort();
    const units = await slave("tcp", String(port), "1");
    const aboard = livingShip(
      shipWith(`driver: modbus, tcp: "127.0.0.1:${port}", unit: 1, poll: 50ms, timeout: 300ms`),
    );
    await aboard.until("bilge-er.level", "broken");
    await units.tell("set 1 input 0 1");
    await units.tell("set 1 register 3 12000");
    await aboard.until("wtd-8.position", "closed");
    await aboard.until("bilge-er.level", 0.6);
    await units.tell("set 1 input 4 1");
    await aboard.until("bilge-er.high", true);
    await units.tell("set 1 input 0 0");
    await units.tell("set 1 input 1 1");
    await aboard.until("wtd-8.position", "open");
    const then = aboard.recorded.length;
    await aboard.untilTold(() => aboard.recorded.length, then + 20);
    const file = join(mkdtempSync(join(tmpdir(), "watchkeeper-")), "aboard.jsonl");
    writeFileSync(file, aboard.recorded.map((one) => `${writeLine(one)}\n`).join(""));
    await aboard.end();
    await units.stop();

    const ashore = livingShip(shipWith(`driver: recording, file: ${file}, plays: io-1, speaks: modbus`));
    await ashore.until("wtd-8.position", "open");
    await ashore.end();
    const shown = ({ told }: typeof aboard, signal: string) =>
      told.changes
        .filter((change) => change.signal === signal)
        .map(({ after }) => ("value" in after ? after.value : after.quality));
    for (const signal of ["wtd-8.position", "bilge-er.high", "bilge-er.level"]) {
      const before = shown(aboard, signal);
      // Whatever comes after is the end of the recording, at which the port is lost.
      expect([signal, ...shown(ashore, signal).slice(0, before.length)]).toEqual([signal, ...before]);
    }
    expect(shown(ashore, "wtd-8.position")).toContain("closed");
  });
});
