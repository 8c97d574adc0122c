/** Horns and lamps on a Modbus unit that another implementation (pymodbus) plays. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { DRIVERS } from "../../drivers/index.ts";
import { alertBook } from "../../src/alerts/book.ts";
import type { ShipFile } from "../../src/config/load.ts";
import { type Supervisor, supervise } from "../../src/ingest/supervisor.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { silentLog } from "../../src/kernel/log.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { createRelayKeeper, type RelayKeeper } from "../../src/relay-keeper.ts";
import { door, rao } from "../alerts/officer.ts";
import { type Slave, slave } from "./modbus-slave.ts";
import { describeWith } from "./parts.ts";
import { freePort } from "./running-watch.ts";

const until = async (done: () => boolean, words: () => unknown): Promise<void> => {
  for (let tries = 0; !done(); tries += 1) {
    if (tries > 800) throw new Error(JSON.stringify(words()));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describeWith(["pymodbus"], "relays on a Modbus unit", () => {
  const book = { now: alertBook() };
  let units: Slave;
  let keeper: RelayKeeper;
  let supervisor: Supervisor;
  let troubles: string[];

  beforeEach(async () => {
    book.now = alertBook();
    troubles = [];
    const tcp = await freePort();
    units = await slave("tcp", String(tcp), "3");
    const driver = DRIVERS.find(({ name }) => name === "modbus");
    if (!driver) throw new Error("no driver for Modbus");
    const config = driver.config.parse({
      tcp: `127.0.0.1:${tcp}`,
      unit: 3,
      poll: "50ms",
      first: { coil: 1 },
    });
    const file = {
      ports: [{ name: "io-3", driver: "modbus", config }],
      watch: {
        outputs: {
          relays: [
            { name: "bridge horn", port: "io-3", coil: 5, is: "sounder" },
            { name: "fire bell", port: "io-3", coil: 6, "read-back": 9, is: "sounder", aspects: ["fire"] },
          ],
        },
      },
    } as unknown as ShipFile;
    const ports = systemPorts(systemClock);
    const supervisors: Supervisor[] = [];
    const start = { file, drivers: DRIVERS, ports, clock: systemClock, supervisors };
    keeper = createRelayKeeper({ ...start, alerts: [], trouble: (words) => troubles.push(words) });
    supervisor = supervise({
      port: "io-3",
      driver,
      config,
      ports,
      clock: systemClock,
      log: silentLog,
      wanted: keeper.wanted("io-3"),
      heard: (port, { when }, messages) => keeper.heard(port, messages, when),
      changed: () => {},
    });
    supervisors.push(supervisor);
  });
  afterEach(async () => {
    await supervisor.stop();
    await keeper.stop();
    await units.stop();
  });

  const written = () => units.asked().filter((one) => one.includes("WRITTEN-5"));
  /** Waits until the unit has been read so often: as much time as that takes here. */
  const polls = async (times: number): Promise<void> => {
    const reads = (): number => units.asked().length - written().length;
    const enough = reads() + times;
    await until(() => reads() >= enough, units.asked);
  };
  const raise = (what: Parameters<typeof door>[0]): void => {
    book.now.find(door(what), systemClock.now());
    keeper.told(book.now.list());
  };

  test("an alarm sounds the horn at once, in its pattern, and acknowledged it is quiet", async () => {
    await until(() => written().length >= 2, units.asked);
    const before = written().length;
    const began = performance.now();
    raise({});
    await until(() => written().length > before, written);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(written().at(-1)).toBe("3 WRITTEN-5 4 1");
    await until(() => written().length >= before + 6, written);
    book.now.act({ act: "acknowledge", author: rao, alert: door().id }, systemClock.now());
    keeper.told(book.now.list());
    await polls(10);
    const quiet = written().length;
    // A beep is half a second, its pause no longer: twenty polls of 50 ms outlast both.
    await polls(25);
    expect(written().length).toBe(quiet);
    // Of the coils, those two that the ship file names, and no other.
    expect(new Set(written())).toEqual(new Set(["3 WRITTEN-5 4 1", "3 WRITTEN-5 5 1"]));
    expect(troubles).toEqual([]);
  });

  test("a bell whose relay does not move is found by its contact, and heard of no more when it does", async () => {
    raise({ aspect: "fire", priority: "emergency-alarm" });
    await until(
      () => troubles.length > 0,
      () => [troubles, units.asked().slice(-5)],
    );
    expect(troubles).toEqual([
      "fire bell (coil 6 of port io-3) stays off when it is told to sound or show: see to its relay and fuse",
    ]);
    await units.tell("set 3 input 9 1");
    await until(
      () => troubles.length > 1,
      () => troubles,
    );
    expect(troubles[1]).toBe("well");
  });

  test("when the watch ends, nothing goes on sounding", async () => {
    raise({ priority: "emergency-alarm" });
    await until(() => written().length >= 3, written);
    const before = written().length;
    await keeper.stop();
    expect(written().length).toBe(before + 2);
  });
});
