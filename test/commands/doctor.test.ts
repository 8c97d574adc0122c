/** What the doctor says of lines at the wrong rate, of CAN interfaces, of the machine, and with which exit status. */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, describe, expect, test } from "vitest";
import { DRIVERS as drivers } from "../../drivers/index.ts";
import { absentInterface, examineInterface, readLinks } from "../../src/commands/doctor/can-interfaces.ts";
import { exitStatus } from "../../src/commands/doctor/examined.ts";
import { examineLine } from "../../src/commands/doctor/line.ts";
import { examineClock, examineDisk } from "../../src/commands/doctor/machine.ts";
import { examineName, findLines } from "../../src/commands/doctor/serial-lines.ts";
import { addDoctor } from "../../src/commands/doctor.ts";
import { shipFiles } from "../../src/commands/ship-file.ts";
import type { Chunk, Ports, SerialLine } from "../../src/ports/ports.ts";
import { sleep } from "../../src/ports/sleep.ts";
import { encodeSentence } from "../../src/wire/nmea0183/encode.ts";
import { lentPorts } from "../drivers/lent-ports.ts";

const when = { at: Date.UTC(2028, 2, 1, 18), mono: 0 };
const HEADING = `${encodeSentence("HE", "HDT", ["90.0", "T"])}\r\n`;
const SPOILT = HEADING.replace("90.0", "91.0");
/** What a receiver makes of a line whose rate is another: few of the bytes are signs. */
const NOISE = Uint8Array.from({ length: 60 }, (_, i) => (i * 89 + 128) & 0xff);

/** A serial line on which something speaks at one rate; what is heard at another is noise. */
function line(
  at: number | "none",
  says: string | Uint8Array = HEADING,
  elsewhere: string | Uint8Array = NOISE,
): Ports {
  return lentPorts({
    now: () => when,
    sleep: (_, stop) => new Promise((done) => stop.addEventListener("abort", () => done(), { once: true })),
    async *serial({ baud }: SerialLine): AsyncGenerator<Chunk> {
      const bytes = Buffer.from(baud === at ? says : elsewhere);
      if (bytes.length > 0) yield { when, bytes };
    },
  });
}

const sentences = drivers.find(({ name }) => name === "nmea0183");
function look(ports: Ports, baud: number) {
  if (sentences === undefined) throw new Error("no driver for sentences");
  const config = sentences.config.parse({ serial: "/dev/serial/by-id/a", baud });
  return examineLine("port gyro", {
    driver: sentences,
    config,
    ports,
    milliseconds: 1000,
    wanted: new Set(),
  });
}

describe("a serial line", () => {
  test("that speaks at its rate is well, and what it speaks is told", async () => {
    expect(await look(line(4800, HEADING.repeat(3)), 4800)).toEqual({
      about: "port gyro",
      result: "well",
      words: "3 messages in 1 s: HDT",
    });
  });

  test("set to the wrong rate is found to speak at another", async () => {
    expect(await look(line(38_400), 4800)).toMatchObject({
      result: "wrong",
      words: "nothing is understood at 4800; at 38400 it is: HDT",
      mend: "write baud: 38400 in the ship file",
    });
  });

  test("of which a part is refused has its cable looked at", async () => {
    expect(await look(line(4800, HEADING.repeat(9) + SPOILT), 4800)).toMatchObject({
      result: "advice",
      words: "9 messages in 1 s: HDT; 1 of 10 were refused: 1 × checksum wrong",
      mend: expect.stringContaining("look at the cable"),
    });
  });

  test("that brings noise at every rate may have its wires exchanged", async () => {
    const found = await look(line("none"), 4800);
    expect(found).toMatchObject({
      result: "wrong",
      mend: expect.stringContaining("are A and B of the line exchanged"),
    });
    expect(found.words).toMatch(
      /^60 bytes, \d+ % of them readable, and nothing in them that the driver nmea0183/,
    );
  });

  test("that brings text of another kind is told from noise", async () => {
    const text = "TEMP 21.5 C\r\n".repeat(4);
    expect((await look(line(4800, text, text), 4800)).mend).toContain("is it another protocol");
  });

  test("on which nothing arrives is said to be silent", async () => {
    expect(await look(line("none", "", ""), 4800)).toMatchObject({
      result: "wrong",
      words: "nothing arrives in 1 s, at any usual rate",
    });
  });

  test("that another program holds was not looked at, which is not the same as wrong", async () => {
    const held = lentPorts({
      now: () => when,
      sleep: async () => {},
      // biome-ignore lint/correctness/useYield: it cannot be opened
      async *serial() {
        throw new Error("serial line /dev/a is held by another program: stop it, or give it another line");
      },
    });
    const found = await look(held, 4800);
    expect(found).toMatchObject({
      result: "not-looked",
      mend: expect.stringContaining("if the watch is running"),
    });
    expect(exitStatus([found])).toBe(3);
  });
});

test("a Modbus unit that answers at another rate is found", async () => {
  const driver = drivers.find(({ name }) => name === "modbus");
  if (driver === undefined) throw new Error("no driver for Modbus");
  const ports = lentPorts({
    now: () => when,
    sleep,
    modbus: async (asked) => ({
      ask: async () =>
        "baud" in asked && asked.baud === 9600
          ? { is: "answer", when, bytes: Uint8Array.of(1) }
          : { is: "miss", when, because: "no answer in 500 ms" },
      order: async () => {
        throw new Error("nothing is ordered by looking");
      },
      release: async () => {},
    }),
  });
  const config = driver.config.parse({ serial: "/dev/serial/by-id/a", baud: 19_200, unit: 3 });
  const listening = { driver, config, ports, milliseconds: 50, wanted: new Set(["input 4"]) };
  expect(await examineLine("port io-3", listening)).toMatchObject({
    result: "wrong",
    mend: "write baud: 9600 in the ship file",
  });
});

describe("the names of serial lines", () => {
  const dev = mkdtempSync(join(tmpdir(), "dev-"));
  mkdirSync(join(dev, "serial/by-id"), { recursive: true });
  writeFileSync(join(dev, "ttyUSB0"), "");
  symlinkSync("../../ttyUSB0", join(dev, "serial/by-id/usb-adapter"));
  symlinkSync("../../ttyUSB7", join(dev, "serial/by-id/usb-pulled"));

  test("each device is found once, its stable name first; a name that leads nowhere is none", () => {
    expect(findLines(dev)).toEqual([
      {
        device: join(dev, "ttyUSB0"),
        names: [join(dev, "serial/by-id/usb-adapter"), join(dev, "ttyUSB0")],
        mayOpen: true,
      },
    ]);
  });

  test("one that is not there is wrong, and those that are there are named", () => {
    expect(examineName("port gyro", join(dev, "gone"), findLines(dev))).toMatchObject({
      result: "wrong",
      mend: `is the adapter plugged in? Serial lines of this machine: ${join(dev, "serial/by-id/usb-adapter")}`,
    });
  });
});

describe("CAN interfaces", () => {
  const can = (change: object = {}, data: object = {}) =>
    readLinks(
      JSON.stringify([
        { ifname: "lo", link_type: "loopback", flags: ["UP"] },
        {
          ifname: "can0",
          link_type: "can",
          flags: ["NOARP", "UP", "LOWER_UP", "ECHO"],
          linkinfo: {
            info_kind: "can",
            info_data: { state: "ERROR-ACTIVE", restart_ms: 100, bittiming: { bitrate: 250_000 }, ...data },
          },
          ...change,
        },
      ]),
    )?.map((one) => examineInterface(one, 250_000))[0];

  test("one that is up, at its rate and without errors is well", () => {
    expect(can()).toMatchObject({ result: "well", words: "up, 250000 bit/s, ERROR-ACTIVE" });
    expect(can({}, { ctrlmode: ["LISTEN-ONLY"] })?.words).toContain("listen only");
  });

  test.each<[string, object, object, string, string]>([
    [
      "down",
      { flags: ["NOARP"] },
      {},
      "it is down",
      "ip link set can0 up type can bitrate 250000 restart-ms 100",
    ],
    ["at another rate", {}, { bittiming: { bitrate: 500_000 } }, "it runs at 500000 bit/s", "bitrate 250000"],
    ["off the bus", {}, { state: "BUS-OFF" }, "it is off the bus", "both terminators"],
    [
      "counting errors",
      {},
      { state: "ERROR-PASSIVE" },
      "it counts errors (ERROR-PASSIVE)",
      "CAN-H and CAN-L",
    ],
  ])("one that is %s is wrong, with what to do", (_, change, data, words, mend) => {
    const found = can(change, data);
    expect(found?.result).toBe("wrong");
    expect(found?.words).toContain(words);
    expect(found?.mend).toContain(mend);
  });

  test("one that does not come back by itself is advised to", () => {
    expect(can({}, { restart_ms: 0 })).toMatchObject({
      result: "advice",
      mend: expect.stringContaining("restart-ms 100"),
    });
  });

  test("one of the ship file that is not there is wrong", () => {
    expect(absentInterface("can1", []).mend).toContain("CAN interfaces of this machine: none");
    expect(readLinks("no JSON")).toBeUndefined();
  });
});

describe("the machine", () => {
  test("a clock that has lost the time is wrong; one that nobody keeps is advised to be kept", () => {
    expect(examineClock({ at: Date.UTC(2000, 0, 1), mono: 0 }).result).toBe("wrong");
    expect(examineClock(when, [])).toMatchObject({ result: "advice" });
    expect(examineClock(when, [tmpdir()])).toMatchObject({ result: "well" });
  });

  test("a store is looked at where it will be", () => {
    expect(examineDisk(join(tmpdir(), "not-yet/store"))).toMatchObject({
      about: expect.stringContaining("not-yet/store"),
    });
  });
});

describe("the command", () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  async function run(
    ship: string,
    links: string | undefined,
    ports: Ports,
  ): Promise<{ readonly said: string; readonly status: unknown }> {
    const folder = mkdtempSync(join(tmpdir(), "ship-"));
    const path = join(folder, "ship.yaml");
    writeFileSync(path, ship);
    const said: string[] = [];
    const program = new Command();
    const loadShip = shipFiles({ drivers, rules: [], warn: () => {} });
    addDoctor(program, {
      drivers,
      loadShip,
      ports,
      clock: { now: () => when },
      write: (text) => said.push(text),
      links: async () => links,
    });
    await program.parseAsync(["node", "watchkeeper", "doctor", "--ship", path, "--seconds", "0.2", "--json"]);
    return { said: said.join(""), status: process.exitCode };
  }

  const SHIP = `
ship: { name: MV Test, id: test, flag: IN, types: [passenger], length: 50, breadth: 10, passengers-certified: 100,
        persons-certified: 110, propulsion: mechanical, time-zone: Asia/Kolkata }
ports: { backbone: { driver: nmea2000, can: can0 } }
equipment: []
`;
  const bus = (lines: readonly string[]) =>
    lentPorts({
      now: () => when,
      sleep: async () => {},
      async *can() {
        yield lines.map((text) => ({ when, line: text }));
      },
    });

  test("a ship with a bus that is heard is well, as far as could be seen", async () => {
    const link = { ifname: "can0", link_type: "can", flags: ["UP"], linkinfo: { info_kind: "vcan" } };
    const { said, status } = await run(
      SHIP,
      JSON.stringify([link]),
      bus(["(1.0) can0 09F80123#D05D6D239815C10E"]),
    );
    const { examined } = JSON.parse(said) as { examined: { about: string; result: string; words: string }[] };
    expect(examined.find(({ about }) => about === "port backbone")).toMatchObject({
      result: "well",
      words: "1 message in 0.2 s: 129025",
    });
    expect(examined.find(({ about }) => about === "CAN interface can0")).toMatchObject({
      result: "well",
      words: "up",
    });
    expect(status).toBe(examined.some(({ result }) => result === "wrong") ? 1 : 0);
  });

  test("a bus at another bit rate shows as error frames", async () => {
    const link = { ifname: "can0", link_type: "can", flags: ["UP"] };
    const { said, status } = await run(
      SHIP,
      JSON.stringify([link]),
      bus(["(1.0) can0 20000004#0004000000000000"]),
    );
    expect(said).toContain("is the bit rate of the interface that of the bus");
    expect(status).toBe(1);
  });

  test("a bus whose interface is not there is wrong: exit 1, and JSON tells all", async () => {
    const { said, status } = await run(SHIP, "[]", bus([]));
    const answer = JSON.parse(said) as { well: boolean; examined: { about: string; result: string }[] };
    expect(answer.well).toBe(false);
    expect(answer.examined).toContainEqual(
      expect.objectContaining({ about: "CAN interface can0", result: "wrong" }),
    );
    expect(status).toBe(1);
  });
});
