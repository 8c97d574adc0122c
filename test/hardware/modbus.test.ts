/**
 * Modbus units on a line and over TCP, played by pymodbus: what they tell is heard, nothing is written to them, and
 * one that is dead does not slow its neighbour.
 */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { modbus } from "../../drivers/modbus/driver.ts";
import { type Supervisor, supervise } from "../../src/ingest/supervisor.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { silentLog } from "../../src/kernel/log.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import type { Message } from "../../src/wire/message.ts";
import { type Slave, slave } from "./modbus-slave.ts";
import { describeWith } from "./parts.ts";
import { type Plug, plug } from "./pty.ts";
import { freePort } from "./running-watch.ts";

const ports = systemPorts(systemClock);

/** A supervised port, and what came of it. */
function watch(config: object, wanted: readonly string[]) {
  const heard: { readonly mono: number; readonly message: Message }[] = [];
  const changes: { readonly state: string; readonly because: string }[] = [];
  const supervisor = supervise({
    port: "io",
    driver: modbus,
    config: modbus.config.parse(config),
    ports,
    clock: systemClock,
    log: silentLog,
    wanted: new Set(wanted),
    heard: (_port, raw, messages) => {
      for (const message of messages) heard.push({ mono: raw.when.mono, message });
    },
    changed: (_port, state, because) => changes.push({ state, because }),
  });
  const points = () => heard.flatMap(({ message }) => (message.is === "points" ? [message] : []));
  return {
    supervisor,
    changes,
    points,
    state: () => changes.at(-1)?.state,
    /** Monotonic times at which points came. */
    times: () => heard.filter(({ message }) => message.is === "points").map(({ mono }) => mono),
    /** The newest value of a point. */
    value: (table: string, number: number) =>
      points()
        .findLast((one) => one.table === table && number >= one.from && number < one.from + one.values.length)
        ?.values.at(
          number - (points().findLast((one) => one.table === table && number >= one.from)?.from ?? 0),
        ),
    refused: () => heard.flatMap(({ message }) => (message.is === "refused" ? [message.frame] : [])),
  };
}

/** Modbus over serial line 1.02, 6.2.2. */
function crc(bytes: readonly number[]): number {
  let register = 0xffff;
  for (const byte of bytes) {
    register ^= byte;
    for (let bit = 0; bit < 8; bit += 1) register = register & 1 ? (register >> 1) ^ 0xa001 : register >> 1;
  }
  return register;
}

async function until(done: () => boolean, what: string, milliseconds = 20_000): Promise<void> {
  const late = Date.now() + milliseconds;
  while (!done()) {
    if (Date.now() > late) throw new Error(`not in ${milliseconds} ms: ${what}`);
    await new Promise((again) => setTimeout(again, 20));
  }
}

const longestGap = (times: readonly number[]): number =>
  Math.max(...times.slice(1).map((time, i) => time - (times[i] ?? time)));

describeWith(["socat", "pymodbus", "serial_asyncio"], "Modbus", () => {
  const supervised: Supervisor[] = [];
  let units: Slave | undefined;
  const watched = (config: object, wanted: readonly string[]) => {
    const one = watch(config, wanted);
    supervised.push(one.supervisor);
    return one;
  };
  afterEach(async () => {
    await Promise.all(supervised.splice(0).map((one) => one.stop()));
    await units?.stop();
    units = undefined;
  });

  describe("units on one RS-485 line", () => {
    let line: Plug;
    beforeEach(async () => {
      line = await plug();
      units = await slave("serial", line.far, "19200", "3", "4");
    });
    afterEach(() => line.remove());
    const unit = (number: number) => ({
      serial: line.path,
      baud: 19_200,
      unit: number,
      poll: "100ms",
      timeout: "300ms",
    });

    it("tell contacts and registers, by turns, and are only ever read", async () => {
      const three = watched(unit(3), ["input 4", "coil 2", "register 7"]);
      const four = watched(unit(4), ["holding 0", "input 31"]);
      await units?.tell("set 3 input 4 1");
      await units?.tell("set 3 register 7 12000");
      await units?.tell("set 4 holding 0 65535");
      await until(() => three.value("input", 4) === true, "the contact of unit 3 made");
      await until(() => three.value("register", 7) === 12_000, "the register of unit 3");
      await until(() => four.value("holding", 0) === 65_535, "the register of unit 4");
      await units?.tell("set 3 input 4 0");
      await until(() => three.value("input", 4) === false, "the contact of unit 3 broken");
      expect(three.refused()).toEqual([]);
      expect(new Set(units?.asked())).toEqual(
        new Set(["3 input 4 1", "3 coil 2 1", "3 register 7 1", "4 holding 0 1", "4 input 31 1"]),
      );
    });

    it("are heard around an address that one of them does not have", async () => {
      const three = watched(
        unit(3),
        [18, 19, 20, 21, 22].map((n) => `register ${n}`),
      );
      await units?.tell("set 3 register 22 7");
      await until(() => three.value("register", 22) === 7, "register 22");
      await until(
        () => three.refused().some((frame) => frame.includes("20-20")),
        "register 20 refused by itself",
      );
      expect(three.state()).toBe("hearing");
      expect(three.points().some(({ from, values }) => from <= 20 && from + values.length > 20)).toBe(false);
    });

    it("do not wait for one that is dead; it is lost with words, and heard soon after it is back", async () => {
      const three = watched(unit(3), ["input 4"]);
      const four = watched(unit(4), ["input 0"]);
      await until(() => three.state() === "hearing" && four.state() === "hearing", "both heard");
      await units?.tell("deaf 3");
      await until(() => three.state() === "lost", "unit 3 lost");
      expect(three.changes.at(-1)?.because).toBe(
        "unit 3 does not answer (unit 3 input 4-4: no answer in 308 ms)",
      );
      const from = systemClock.now().mono;
      await new Promise((later) => setTimeout(later, 6000));
      const meanwhile = four.times().filter((time) => time > from);
      expect(four.changes.map(({ state }) => state)).toEqual(["starting", "hearing"]);
      expect(longestGap(meanwhile)).toBeLessThan(1000);
      expect(meanwhile.length).toBeGreaterThan(30);
      await units?.tell("set 3 input 4 1");
      await units?.tell("hearing 3");
      await until(() => three.state() === "hearing", "unit 3 heard again");
      expect(three.value("input", 4)).toBe(true);
    });

    it("are lost with the line, and heard again when it is back", async () => {
      const three = watched(unit(3), ["input 4"]);
      const four = watched(unit(4), ["input 0"]);
      await until(() => three.state() === "hearing" && four.state() === "hearing", "both heard");
      await units?.stop();
      await line.pull();
      await until(() => three.state() === "lost" && four.state() === "lost", "both lost");
      await line.putBack();
      units = await slave("serial", line.far, "19200", "3", "4");
      await until(() => three.state() === "hearing" && four.state() === "hearing", "both heard again");
    });
  });

  describe("a unit that answers late", () => {
    let line: Plug;
    beforeEach(async () => {
      line = await plug();
    });
    afterEach(() => line.remove());

    it("is never believed to have answered the next question", async () => {
      const far = await open(line.far, "r+");
      const answer = (unit: number, bits: number) => {
        const said = [unit, 2, 1, bits];
        void far.write(Uint8Array.from([...said, crc(said) & 0xff, crc(said) >> 8]));
      };
      const questions = createReadStream("", { fd: far.fd, autoClose: false });
      questions.on("error", () => {});
      questions.on("data", (chunk) => {
        const [unit = 0, , , from] = Buffer.from(chunk);
        if (unit === 3 && from === 0) setTimeout(() => answer(3, 0xff), 350);
        else answer(unit, unit === 3 ? 0 : 4);
      });
      const stop = new AbortController();
      const serial = { serial: line.path, baud: 19_200, parity: "none", stopBits: 1 } as const;
      const master = await ports.modbus(serial, stop.signal);
      const eight = { table: "input", count: 8 } as const;
      expect(await master.ask({ ...eight, unit: 3, from: 0 }, 200)).toMatchObject({ is: "miss" });
      expect(await master.ask({ ...eight, unit: 4, from: 0 }, 200)).toMatchObject({ bytes: Buffer.of(4) });
      expect(await master.ask({ ...eight, unit: 3, from: 100 }, 200)).toMatchObject({ bytes: Buffer.of(0) });
      await master.release();
      await line.pull();
      questions.destroy();
      await far.close().catch(() => {});
    });
  });

  describe("units by TCP", () => {
    it("are heard, lost when the connection ends, and heard again", async () => {
      const port = await freePort();
      units = await slave("tcp", String(port), "1", "2");
      const config = { tcp: `127.0.0.1:${port}`, poll: "100ms", timeout: "300ms" };
      const one = watched({ ...config, unit: 1 }, ["input 4"]);
      const two = watched({ ...config, unit: 2 }, ["holding 3"]);
      await units.tell("set 1 input 4 1");
      await units.tell("set 2 holding 3 9");
      await until(() => one.value("input", 4) === true && two.value("holding", 3) === 9, "both heard");
      await units.stop();
      await until(() => one.state() === "lost" && two.state() === "lost", "both lost");
      expect(one.changes.find(({ state }) => state === "lost")?.because).toContain(
        `Modbus at 127.0.0.1:${port}`,
      );
      units = await slave("tcp", String(port), "1", "2");
      await until(() => one.state() === "hearing" && two.state() === "hearing", "both heard again");
    });
  });
});
