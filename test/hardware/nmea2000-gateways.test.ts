/** Gateways over real lines: a pty, a TCP connection, datagrams. */
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { nmea2000 } from "../../drivers/nmea2000/driver.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import type { Message } from "../../src/wire/message.ts";
import { describeWith } from "./parts.ts";
import { plug } from "./pty.ts";

const ports = systemPorts(systemClock);
const BANK = { is: "pgn", pgn: 127501, source: 0x23, fields: { indicator1: "on", indicator2: "off" } };
const LOST = {
  is: "refused",
  reason: "part of a message missing",
  frame: "PGN 129029 from 35: 1 of 7 frames",
};

/** Hears a port until it has `count` messages; `send` is called again and again until then. */
async function hear(
  config: object,
  count: number,
  send: () => Promise<void> | void,
): Promise<readonly Message[]> {
  const stop = new AbortController();
  const settings = nmea2000.config.parse(config);
  const decode = nmea2000.decoder(settings);
  const heard: Message[] = [];
  const again = setInterval(() => void send(), 100);
  try {
    for await (const batch of nmea2000.read(settings, { ports, stop: stop.signal })) {
      heard.push(...batch.flatMap((raw) => decode(raw)));
      if (heard.length >= count) stop.abort();
    }
  } finally {
    clearInterval(again);
  }
  return heard.slice(0, count);
}

const BST_BANK = Buffer.from("10029313030DF201FF231010270000080" + "0E1FFFFFFFFFFFF1B1003", "hex");
const PDGY_BANK = `!PDGY,127501,3,35,255,0.563,${Buffer.from("00E1FFFFFFFFFFFF", "hex").toString("base64")}\r\n`;
const YDRAW_BANK = "17:33:21.141 R 0DF20D23 00 E1 FF FF FF FF FF FF\r\n";
const YDRAW_PART = "17:33:21.142 R 0DF80523 40 2B 01 FF FF FF FF FF\r\n";

describeWith(["socat"], "gateways on a serial line", () => {
  it.each<[string, Uint8Array | string]>([
    ["ngt-1", BST_BANK],
    ["ikonvert", PDGY_BANK],
  ])("%s is heard", async (gateway, bytes) => {
    const line = await plug();
    try {
      const baud = 115_200;
      expect(await hear({ serial: line.path, gateway, baud }, 2, () => line.send(bytes))).toMatchObject([
        BANK,
        BANK,
      ]);
    } finally {
      await line.remove();
    }
  });
});

describeWith([], "gateways on a network", () => {
  it.each<[string, string, readonly object[]]>([
    ["ydwg", YDRAW_PART + YDRAW_PART + YDRAW_BANK, [LOST, BANK]],
    ["n2k-ascii", "A173321.107 23FF3 1F20D 00E1FFFFFFFFFFFF\r\n", [BANK, BANK]],
  ])("%s is heard over TCP", async (gateway, text, expected) => {
    const clients = new Set<Socket>();
    const server = createServer((socket) => clients.add(socket.on("error", () => {}))).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const heard = await hear({ tcp: `127.0.0.1:${port}`, gateway }, 2, () => {
      for (const client of clients) client.write(text);
    });
    expect(heard).toMatchObject(expected);
    server.close();
  });

  it("ydwg is heard over UDP", async () => {
    const free = createSocket("udp4").bind(0);
    await once(free, "listening");
    const { port } = free.address();
    await new Promise<void>((resolve) => free.close(() => resolve()));
    const sender = createSocket("udp4");
    const heard = await hear({ udp: port, gateway: "ydwg" }, 2, () =>
      sender.send(YDRAW_BANK, port, "127.0.0.1"),
    );
    expect(heard).toMatchObject([BANK, BANK]);
    sender.close();
  });
});
