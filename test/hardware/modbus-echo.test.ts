/** An RS-485 adapter that hears its own telegrams, between the watch and units played by pymodbus. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { systemClock } from "../../src/kernel/clock.ts";
import type { ModbusMaster } from "../../src/ports/ports.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { type Slave, slave } from "./modbus-slave.ts";
import { describeWith } from "./parts.ts";
import { type Plug, plug } from "./pty.ts";

const PATIENCE = 1000;

/** Bytes of a pty, as they come, and a way to write to it. */
async function end(path: string, heard: (bytes: Buffer) => void) {
  const file = await open(path, "r+");
  const bytes = createReadStream("", { fd: file.fd, autoClose: false });
  bytes.on("error", () => {});
  bytes.on("data", (chunk) => heard(Buffer.from(chunk)));
  return {
    write: (out: Buffer) => void file.write(out).catch(() => {}),
    close: async () => {
      bytes.destroy();
      await file.close().catch(() => {});
    },
  };
}

describeWith(["socat", "pymodbus", "serial_asyncio"], "an adapter with echo", () => {
  let near: Plug;
  let bus: Plug;
  let units: Slave;
  let close: () => Promise<void>;
  let echoes = true;
  let master: ModbusMaster | undefined;

  beforeEach(async () => {
    [near, bus] = [await plug(), await plug()];
    units = await slave("serial", bus.far, "19200", "3");
    echoes = true;
    const toWatch = await end(near.far, (question) => {
      if (echoes) toWatch.write(question);
      toBus.write(question);
    });
    const toBus = await end(bus.path, (answer) => toWatch.write(answer));
    close = async () => {
      await Promise.all([near.pull(), bus.pull()]);
      await Promise.all([toWatch.close(), toBus.close()]);
    };
  });
  afterEach(async () => {
    await master?.release();
    master = undefined;
    await close();
    await units.stop();
    await Promise.all([near.remove(), bus.remove()]);
  });

  async function lent(echo?: true): Promise<ModbusMaster> {
    const line = { serial: near.path, baud: 19_200, parity: "none", stopBits: 1 } as const;
    master = await systemPorts(systemClock).modbus(
      echo ? { ...line, echo } : line,
      new AbortController().signal,
    );
    return master;
  }
  const ask = (from: number, count: number, table: "input" | "holding" = "input") =>
    master?.ask({ unit: 3, table, from, count }, PATIENCE);

  it("is heard past its echo where the ship file says so: contacts, registers, refusals and orders", async () => {
    await lent(true);
    await units.tell("set 3 input 4 1");
    await units.tell("set 3 holding 2 515");
    expect(await ask(4, 1)).toMatchObject({ is: "answer", bytes: Buffer.of(1) });
    expect(await ask(0, 24)).toMatchObject({ is: "answer", bytes: Buffer.of(0x10, 0, 0) });
    expect(await ask(2, 1, "holding")).toMatchObject({ is: "answer", bytes: Buffer.of(2, 3) });
    expect(await ask(20, 1, "holding")).toMatchObject({ is: "refusal", code: 2 });
    expect(await master?.order({ unit: 3, coil: 7 }, true, PATIENCE)).toMatchObject({
      is: "answer",
      bytes: Uint8Array.of(1),
    });
  });

  it("gives no answer in place of a unit that is dead, to a question or an order", async () => {
    await lent(true);
    await units.tell("deaf 3");
    expect(await ask(0, 24)).toMatchObject({ is: "miss", because: "no answer in 1000 ms" });
    expect(await master?.order({ unit: 3, coil: 7 }, true, PATIENCE)).toMatchObject({ is: "miss" });
  });

  it("is found out where the ship file says nothing, and nothing of what it hears is believed", async () => {
    await lent();
    const because =
      "the adapter hears its own telegrams: switch its echo off, or write `echo: true` in the ship file";
    expect(await ask(4, 1)).toMatchObject({ is: "miss", because });
    expect(await ask(0, 24)).toMatchObject({ is: "miss", because });
    expect(await ask(0, 12, "holding")).toMatchObject({ is: "miss", because });
    echoes = false;
    expect(await ask(0, 24)).toMatchObject({ is: "answer", bytes: Buffer.of(0, 0, 0) });
  });

  it("without an echo, though the ship file says that it has one, is told so", async () => {
    echoes = false;
    await lent(true);
    expect(await ask(4, 1)).toMatchObject({
      is: "miss",
      because:
        "its own telegram did not come back whole, though the ship file says `echo: true`: strike that out, unless two speak at once",
    });
  });
});
