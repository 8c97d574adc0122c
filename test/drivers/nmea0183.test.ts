import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nmea0183 } from "../../drivers/nmea0183/driver.ts";
import type { Raw } from "../../src/ingest/driver.ts";
import { readLine } from "../../src/ingest/recording.ts";
import type { Chunk, Ports } from "../../src/ports/ports.ts";
import type { Message } from "../../src/wire/message.ts";
import { encodeSentence } from "../../src/wire/nmea0183/encode.ts";

const FOLDER = new URL("../../drivers/nmea0183/recordings/", import.meta.url);
const RECORDINGS = readdirSync(FOLDER).filter(
  (name) => name.endsWith(".jsonl") && !name.endsWith(".expected.jsonl"),
);
const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(name, FOLDER), "utf8").trimEnd().split("\n");

/** Everything raw that a recording holds. */
const rawOf = (name: string): readonly Raw[] =>
  linesOf(name).flatMap((line): readonly Raw[] => {
    const recorded = readLine(line);
    if (recorded === undefined || "refused" in recorded) return [];
    if (recorded.is === "text") return [{ when: recorded.when, text: recorded.text }];
    return recorded.is === "hex" ? [{ when: recorded.when, hex: recorded.hex }] : [];
  });

const settings = (given: object) => nmea0183.config.parse(given);
const complaints = (given: object): readonly string[] =>
  nmea0183.config
    .safeParse(given)
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

/** Ports that give these pieces and then have nothing more to say. */
function portsThatGive(pieces: readonly Uint8Array[]): { readonly ports: Ports; readonly opened: unknown[] } {
  const opened: unknown[] = [];
  async function* give(what: unknown): AsyncGenerator<Chunk> {
    opened.push(what);
    for (const bytes of pieces) yield { when: { at: 0, mono: 0 }, bytes };
  }
  const unused = (): never => {
    throw new Error("not asked for");
  };
  const ports: Ports = {
    serial: give,
    udp: give,
    tcp: give,
    can: unused,
    file: unused,
    sendCan: unused,
    speak: unused,
    modbus: unused,
    sleep: unused,
    now: () => ({ at: 0, mono: 0 }),
  };
  return { ports, opened };
}

async function hear(given: object, pieces: readonly (string | Uint8Array)[]) {
  const { ports, opened } = portsThatGive(pieces.map((piece) => Buffer.from(piece)));
  const config = settings(given);
  const decode = nmea0183.decoder(config);
  const raw: Raw[] = [];
  for await (const batch of nmea0183.read(config, { ports, stop: new AbortController().signal }))
    raw.push(...batch);
  const messages: readonly Message[] = raw.flatMap((one) => decode(one));
  return { raw, messages, opened };
}

describe("recordings of NMEA 0183", () => {
  it.each(RECORDINGS)("%s says what it is expected to say", (name) => {
    const decode = nmea0183.decoder(settings({ udp: 10_110, safety: true }));
    const said = rawOf(name).flatMap((raw) => decode(raw).map((message) => JSON.stringify(message)));
    expect(said).toEqual(linesOf(name.replace(".jsonl", ".expected.jsonl")));
  });
});

describe("the driver nmea0183", () => {
  it("joins what a serial line brings in pieces, and records binary byte for byte", async () => {
    const { raw, messages, opened } = await hear({ serial: "/dev/ttyS0", baud: 4800 }, [
      "$HEHDT,09",
      "0.0,T*26\r\n",
      Buffer.from([0xb5, 0x62, 0x00]),
      "$HEHDT,090.0,T*26\r",
      "\n$HEHDT",
    ]);
    expect(opened).toEqual([{ path: "/dev/ttyS0", baud: 4800 }]);
    expect(raw.map((one) => ("text" in one ? one.text : one.hex))).toEqual([
      "$HEHDT,090.0,T*26",
      Buffer.from("\xb5b\0$HEHDT,090.0,T*26", "latin1").toString("hex"),
    ]);
    expect(messages).toMatchObject([{ formatter: "HDT" }, { formatter: "HDT" }]);
  });

  it("hears an IEC 61162-450 group by its name, several sentences to a datagram, and no files", async () => {
    const { messages, opened } = await hear({ group: "VDRD", interface: "172.16.0.9" }, [
      `UdPbC\0\\s:HE0001*45\\$HEROT,+000.05,A*35\r\n$HEHDT,090.0,T*26\r\n`,
      `RaUdP\0${encodeSentence("HE", "HDT", ["1.0", "T"])}\r\n`,
    ]);
    expect(opened).toEqual([{ group: "239.192.0.5", port: 60_005, host: "172.16.0.9" }]);
    expect(messages).toMatchObject([{ formatter: "ROT", source: "HE0001" }, { formatter: "HDT" }]);
  });

  it("lets no datagram run into the next", async () => {
    const { messages } = await hear({ udp: 10_110 }, ["$HEHDT,090.0,T*26\r\n", "$HEHDT,09", "0.0,T*26\r\n"]);
    expect(messages).toMatchObject([{ is: "sentence" }, { is: "refused" }, { is: "refused" }]);
  });

  it("connects to a TCP server", async () => {
    const { opened } = await hear({ tcp: "10.0.0.7:10110" }, []);
    expect(opened).toEqual([{ host: "10.0.0.7", port: 10_110 }]);
  });

  it("hears the devices that connect to it apart from each other", async () => {
    const opened: unknown[] = [];
    async function* tcp(to: unknown): AsyncGenerator<Chunk> {
      opened.push(to);
      const when = { at: 0, mono: 0 };
      const pieces = [
        ["a", "$HEHDT,09"],
        ["b", "$HETHS,0"],
        ["a", "0.0,T*26\r\n"],
        ["b", "90.0,A*24"],
        ["b", ""],
      ] as const;
      for (const [peer, text] of pieces) yield { when, bytes: Buffer.from(text), peer };
    }
    const config = settings({ listen: 10_110 });
    const decode = nmea0183.decoder(config);
    const ports = { ...portsThatGive([]).ports, tcp };
    const heard: Message[] = [];
    for await (const batch of nmea0183.read(config, { ports, stop: new AbortController().signal }))
      heard.push(...batch.flatMap((raw) => decode(raw)));
    expect(opened).toEqual([{ listen: true, port: 10_110, host: undefined }]);
    expect(heard).toMatchObject([{ formatter: "HDT" }, { formatter: "THS" }]);
  });

  it("holds a serial line or a UDP port for itself, and shares a group", () => {
    expect(nmea0183.holds?.(settings({ serial: "/dev/ttyS0", baud: 4800 }))).toBe("serial /dev/ttyS0");
    expect(nmea0183.holds?.(settings({ udp: 10_110 }))).toBe("udp *:10110");
    expect(nmea0183.holds?.(settings({ group: "VDRD" }))).toBeUndefined();
  });
});

describe("its settings", () => {
  it("name exactly one source", () => {
    expect(complaints({})).toEqual([
      "serial: exactly one of serial, tcp, listen, udp, group must be given; found none",
    ]);
    expect(complaints({ udp: 10_110, tcp: "a:1" })).toEqual([
      "udp: exactly one of serial, tcp, listen, udp, group must be given; found tcp and udp",
    ]);
  });

  it("know which speeds a line has, and that it needs one", () => {
    expect(complaints({ serial: "/dev/ttyS0" })).toEqual([
      "baud: must be given with serial: one of 4800, 9600, 19200, 38400, 57600, 115200",
    ]);
    expect(complaints({ serial: "/dev/ttyS0", baud: 9601 })).toHaveLength(1);
  });

  it("take a port with an address and with nothing else, and no key that they do not know", () => {
    expect(complaints({ group: "239.192.0.5" })).toEqual(["port: must be given with a group by address"]);
    expect(complaints({ group: "VDRD", port: 60_005 })).toEqual(["port: goes with a group by address only"]);
    expect(complaints({ group: "10.0.0.1", port: 60_005 })).not.toEqual([]);
    expect(complaints({ udp: 10_110, speed: 3 })).toHaveLength(1);
  });
});
