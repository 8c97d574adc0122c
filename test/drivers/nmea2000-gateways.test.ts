/** Gateways: the same bank and position through each, with both kinds of loss: bytes on the line, frames on the bus. */
import { describe, expect, test } from "vitest";
import { nmea2000 } from "../../drivers/nmea2000/driver.ts";
import { settings } from "../../drivers/nmea2000/settings.ts";
import type { Raw } from "../../src/ingest/driver.ts";
import type { Chunk, Ports } from "../../src/ports/ports.ts";
import type { Message } from "../../src/wire/message.ts";

const none = () => {
  throw new Error("not lent in this test");
};

/** A machine whose one port brings these pieces, and that notes how it was opened. */
function ports(pieces: readonly (string | Uint8Array)[], opened: unknown[] = []): Ports {
  async function* chunks(): AsyncGenerator<Chunk> {
    for (const [mono, piece] of pieces.entries()) {
      yield {
        when: { at: 0, mono },
        bytes: typeof piece === "string" ? Buffer.from(piece, "latin1") : piece,
      };
    }
  }
  const port = (how: unknown) => {
    opened.push(how);
    return chunks();
  };
  const now = () => ({ at: 0, mono: 0 });
  return {
    serial: port,
    udp: port,
    tcp: port,
    can: none,
    sendCan: none,
    speak: none,
    modbus: none,
    file: none,
    sleep: none,
    now,
  };
}

async function heard(config: object, lent: Ports): Promise<readonly Message[]> {
  const read = settings.parse(config);
  const decode = nmea2000.decoder(read);
  const raws: Raw[] = [];
  for await (const batch of nmea2000.read(read, { ports: lent, stop: new AbortController().signal }))
    raws.push(...batch);
  return raws.flatMap((raw) => decode(raw));
}

const BANK = {
  is: "pgn",
  pgn: 127501,
  source: 0x23,
  fields: { instance: 0, indicator1: "on", indicator2: "off", indicator3: "error" },
};
const POSITION = { is: "pgn", pgn: 129025, source: 0x23, fields: { latitude: 59.437, longitude: 24.7535 } };

/** Escapes and frames a packet as the NGT-1 does. */
function bst(body: readonly number[]): Uint8Array {
  const sum = body.reduce((total, byte) => total + byte, 0);
  const whole = [...body, -sum & 0xff].flatMap((byte) => (byte === 0x10 ? [0x10, 0x10] : [byte]));
  return Uint8Array.of(0x10, 0x02, ...whole, 0x10, 0x03);
}
/** Time 10000 ms: the byte 10 stands in it, and is doubled. */
const BST_BANK = bst([
  0x93, 0x13, 3, 0x0d, 0xf2, 1, 0xff, 0x23, 0x10, 0x27, 0, 0, 8, 0x00, 0xe1, 0xff, 0xff, 0xff, 0xff, 0xff,
  0xff,
]);
const BST_POSITION = bst([
  0x93, 0x13, 2, 0x01, 0xf8, 1, 0xff, 0x23, 0x10, 0x27, 0, 0, 8, 0xd0, 0x5d, 0x6d, 0x23, 0x98, 0x15, 0xc1,
  0x0e,
]);
const D0_POSITION = bst([
  0xd0, 21, 0, 0xff, 0x23, 0x01, 0xf8, 0x09, 0, 0, 0, 0, 0, 0xd0, 0x5d, 0x6d, 0x23, 0x98, 0x15, 0xc1, 0x0e,
]);

describe("Actisense NGT-1, binary over a serial line", () => {
  const config = { serial: "/dev/ttyX", gateway: "ngt-1" };

  test("messages of both kinds are heard, at the gateway's own rate", async () => {
    const opened: unknown[] = [];
    expect(await heard(config, ports([BST_BANK, BST_POSITION, D0_POSITION], opened))).toMatchObject([
      BANK,
      POSITION,
      POSITION,
    ]);
    expect(opened).toEqual([{ path: "/dev/ttyX", baud: 115_200 }]);
  });

  test("byte by byte it is the same", async () => {
    const bytes = [...BST_BANK, ...BST_POSITION].map((byte) => Uint8Array.of(byte));
    expect(await heard(config, ports(bytes))).toMatchObject([BANK, POSITION]);
  });

  test("a byte lost on the line costs its own packet, and is told", async () => {
    const cut = BST_BANK.filter((_, i) => i !== 12);
    expect(await heard(config, ports([cut, BST_POSITION]))).toMatchObject([
      { is: "refused", reason: "checksum wrong" },
      POSITION,
    ]);
  });

  test("noise, and a packet begun in the middle, cost nothing else", async () => {
    const noise = Uint8Array.of(0x10, 0x55, 0x00, 0x10);
    expect(
      await heard(config, ports([BST_BANK.subarray(9), noise, BST_BANK.subarray(0, 9), BST_POSITION])),
    ).toMatchObject([POSITION]);
  });
});

describe("Digital Yacht iKonvert, base64 over a serial line", () => {
  const config = { serial: "/dev/ttyX", gateway: "ikonvert" };
  const bank = "!PDGY,127501,3,35,255,0.563,AOH//////////w==\r\n".replace(
    "AOH//////////w==",
    Buffer.from("00E1FFFFFFFFFFFF", "hex").toString("base64"),
  );
  const position = `!PDGY,129025,2,35,255,0.570,${Buffer.from("D05D6D239815C10E", "hex").toString("base64")}\r\n`;

  test("messages are heard, and what the gateway says of itself is not taken for one", async () => {
    const opened: unknown[] = [];
    expect(
      await heard(config, ports([bank, "$PDGY,000000,3,,5,485,1,0\r\n", position], opened)),
    ).toMatchObject([BANK, POSITION]);
    expect(opened).toEqual([{ path: "/dev/ttyX", baud: 230_400 }]);
  });

  test("a line torn by another costs itself alone", async () => {
    expect(
      await heard(config, ports([bank.slice(0, 34), "$PDGY,000000,3,,5,485,1,0\r\n", position])),
    ).toMatchObject([{ is: "refused", reason: "part of a message missing" }, POSITION]);
  });
});

describe("Yacht Devices RAW", () => {
  const bank = "17:33:21.141 R 0DF20D23 00 E1 FF FF FF FF FF FF\r\n";
  const position = "17:33:21.242 R 09F80123 D0 5D 6D 23 98 15 C1 0E\r\n";

  test("over TCP, cut anywhere", async () => {
    const opened: unknown[] = [];
    const config = { tcp: "192.168.4.1:1457", gateway: "ydwg" };
    expect(await heard(config, ports([bank.slice(0, 20), bank.slice(20) + position], opened))).toMatchObject([
      BANK,
      POSITION,
    ]);
    expect(opened).toEqual([{ host: "192.168.4.1", port: 1457 }]);
  });

  test("over UDP a datagram cut short costs itself alone", async () => {
    const config = { udp: 1457, gateway: "ydwg" };
    expect(await heard(config, ports([bank.slice(0, 41), position.trimEnd(), bank]))).toMatchObject([
      { is: "pgn", pgn: 127501, fields: { indicator9: "unavailable" } },
      POSITION,
      BANK,
    ]);
  });

  test("a frame lost on the bus costs its message, and is told with its source", async () => {
    const frames = ["40 1C 12 05 01 B9 0B 00", "42 00 00 01 D8 FF FF FF"].map(
      (bytes) => `17:33:21.141 R 09F00723 ${bytes}\r\n`,
    );
    const next = "17:33:21.300 R 09F00723 40 1C 12 05 01 B9 0B 00\r\n";
    expect(await heard({ tcp: "a:1", gateway: "ydwg" }, ports([...frames, next]))).toMatchObject([
      { is: "refused", reason: "part of a message missing", frame: "PGN 126983 from 35: 2 of 5 frames" },
    ]);
  });
});

describe("Actisense N2K ASCII over TCP", () => {
  const config = { tcp: "10.0.0.9:60002", gateway: "n2k-ascii" };
  const bank = "A173321.107 23FF3 1F20D 00E1FFFFFFFFFFFF\r\n";
  const position = "A173321.208 23FF2 1F801 D05D6D239815C10E\r\n";

  test("messages are heard, with or without parts of a second", async () => {
    expect(await heard(config, ports([bank, position.replace(".208", "")]))).toMatchObject([BANK, POSITION]);
  });

  test("a line that has lost half a byte is refused", async () => {
    expect(await heard(config, ports([bank.replace("E1FF", "E1F"), position]))).toMatchObject([
      { is: "refused", reason: "frame malformed" },
      POSITION,
    ]);
  });
});
