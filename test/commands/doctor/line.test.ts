/** What the doctor says of a line by listening to it: the wrong rate, a bad cable, another protocol, silence. */
import { describe, expect, test } from "vitest";
import { DRIVERS as drivers } from "../../../drivers/index.ts";
import { exitStatus } from "../../../src/commands/doctor/examined.ts";
import { examineLine } from "../../../src/commands/doctor/line.ts";
import type { Chunk, Ports, SerialLine } from "../../../src/ports/ports.ts";
import { sleep } from "../../../src/ports/sleep.ts";
import { encodeSentence } from "../../../src/wire/nmea0183/encode.ts";
import { lentPorts } from "../../drivers/lent-ports.ts";

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
