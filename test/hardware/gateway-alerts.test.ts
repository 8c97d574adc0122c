/**
 * Alerts told through a Yacht Devices gateway in RAW mode, over TCP. The gateway is played here: it takes frames, puts
 * them on its bus under its own address, and echoes them. What it was given is read by canboatjs.
 */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { FromPgn } from "@canboat/canboatjs";
import { expect, test } from "vitest";
import { freePort } from "./running-watch.ts";
import { aboard, closing, until } from "./speaking-ship.ts";

const OWN = "63";
const DISPLAY = "23";

/** `09F007FE 40 1C …` as it stands on the bus after the gateway has put its address into it. */
const underOwn = (line: string): string => `${line.slice(0, 6)}${OWN}${line.slice(8)}`;

async function gateway() {
  const port = await freePort();
  const given: string[] = [];
  let peer: Socket | undefined;
  const server = createServer((socket) => {
    peer = socket;
    let held = "";
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      const lines = (held + bytes.toString("latin1")).split("\r\n");
      held = lines.pop() ?? "";
      given.push(...lines);
      for (const line of lines) socket.write(`17:33:21.141 T ${underOwn(line)}\r\n`);
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    peer?.destroy();
    server.close();
  });
  const canboat = new FromPgn();
  canboat.on("error", () => {});
  const read: { readonly pgn: number; readonly src?: number; readonly fields: Record<string, unknown> }[] =
    [];
  let fed = 0;
  return {
    port,
    given,
    connected: () => peer !== undefined,
    /** Messages that the bus has had of us. */
    messages: () => {
      for (; fed < given.length; fed += 1) {
        const found = canboat.parseString(`17:33:21.141 R ${underOwn(given[fed] ?? "")}`);
        if (found) read.push({ pgn: found.pgn, src: found.src ?? 0, fields: { ...found.fields } });
      }
      return read;
    },
    says: (...frames: readonly string[]) => {
      for (const frame of frames) peer?.write(`17:33:21.141 R ${frame}\r\n`);
    },
    /** The payload of the last alert, byte for byte. */
    lastAlert: () => {
      const frames = given
        .filter((line) => line.startsWith("09F007"))
        .map((line) => line.split(" ").slice(1));
      const first = frames.findLastIndex(
        (frame, n) => (Number.parseInt(frame[0] ?? "", 16) & 31) === 0 && n + 5 <= frames.length,
      );
      return frames.slice(first, first + 5).flatMap((frame, n) => frame.slice(n === 0 ? 2 : 1));
    },
  };
}

/** A display's acknowledgement: the sixteen bytes that tell the alert, its own NAME, the command. */
function response(alert: readonly string[], id: string): readonly string[] {
  const payload = [...alert.slice(0, 16), "05", "A0", "BE", "1C", "00", "A0", "A1", "C0", "FC"];
  const frames = [["E0", "19", ...payload.slice(0, 6)]];
  for (let from = 6, n = 1; from < payload.length; from += 7, n += 1)
    frames.push([(0xe0 | n).toString(16).toUpperCase(), ...payload.slice(from, from + 7)]);
  return frames.map(
    (frame) => `${id} ${[...frame, ...Array<string>(8 - frame.length).fill("FF")].join(" ")}`,
  );
}

test("an alert goes out through the gateway, comes back as its echo, and is acknowledged from the bus", async () => {
  const yacht = await gateway();
  const config = { tcp: `127.0.0.1:${yacht.port}`, gateway: "ydwg", alerts: "send" };
  const ship = aboard({
    ports: [{ name: "bus", driver: "nmea2000", config }],
    buses: [{ port: "bus", manufacturer: 2046, unique: 77 }],
  });
  await until(yacht.connected, () => "not connected");
  await ship.ticks(3);
  expect(yacht.given).toEqual([]);
  yacht.says(`0DF20D${DISPLAY} 00 E1 FF FF FF FF FF FF`);
  await until(ship.hears("bus"), () => "not heard");
  ship.raise();
  await until(() => yacht.messages().some(({ pgn }) => pgn === 126_985), yacht.messages);
  const [alert] = yacht.messages().filter(({ pgn }) => pgn === 126_983);
  expect(alert).toMatchObject({
    src: 0x63,
    fields: { alertType: "Alarm", alertState: "Active", acknowledgeSupport: "Yes" },
  });
  // The gateway has an address: nothing is claimed.
  expect(yacht.messages().some(({ pgn }) => pgn === 60_928)).toBe(false);
  yacht.says(...response(yacht.lastAlert(), `09F0${"08"}${DISPLAY}`));
  await until(
    () => ship.book.list()[0]?.state === "active-acknowledged",
    () => ship.book.list(),
  );
  expect(ship.book.list()[0]?.acknowledgedBy).toBe("address 35 (126984 on bus)");
  await until(
    () => yacht.messages().some(({ fields }) => fields.alertState === "Acknowledged"),
    yacht.messages,
  );
  expect(ship.troubles).toEqual([]);
});
