import { createSocket } from "node:dgram";
import { describe, expect, it } from "vitest";
import { systemClock } from "../../src/kernel/clock.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { freeUdpPort, take } from "./take.ts";

const ports = systemPorts(systemClock);

/** Sends until told to stop, since a datagram sent before the port is open is lost. */
function sender(port: number, address: string) {
  const socket = createSocket({ type: "udp4", reuseAddr: true });
  socket.bind(0, "127.0.0.1", () => socket.setMulticastInterface("127.0.0.1"));
  const timer = setInterval(() => socket.send("$HEHDT,090.0,T*26\r\n", port, address), 20);
  return {
    stop() {
      clearInterval(timer);
      socket.close();
    },
  };
}

describe("a UDP port", () => {
  it("gives one chunk a datagram, until stopped", async () => {
    const port = await freeUdpPort();
    const device = sender(port, "127.0.0.1");
    const chunks = await take(2, (stop) => ports.udp({ port }, stop));
    device.stop();
    expect(chunks.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual([
      "$HEHDT,090.0,T*26\r\n",
      "$HEHDT,090.0,T*26\r\n",
    ]);
  });

  it("hears its multicast group, and not another on the same port", async () => {
    const port = await freeUdpPort();
    const other = sender(port, "239.192.0.6");
    const device = sender(port, "239.192.0.5");
    const chunks = await take(2, (stop) =>
      ports.udp({ port, group: "239.192.0.5", host: "127.0.0.1" }, stop),
    );
    const nothing = await take(
      1,
      (stop) => ports.udp({ port, group: "239.192.0.7", host: "127.0.0.1" }, stop),
      150,
    );
    device.stop();
    other.stop();
    expect(chunks).toHaveLength(2);
    expect(nothing).toEqual([]);
  });

  it("that another program holds says so", async () => {
    const port = await freeUdpPort();
    const holder = createSocket("udp4");
    await new Promise<void>((resolve) => holder.bind(port, resolve));
    await expect(take(1, (stop) => ports.udp({ port }, stop))).rejects.toThrow(
      `UDP port ${port} is held by another program: stop it, or use another port`,
    );
    holder.close();
  });

  it("on an interface that this machine does not have says so", async () => {
    const port = await freeUdpPort();
    await expect(take(1, (stop) => ports.udp({ port, host: "192.0.2.1" }, stop))).rejects.toThrow(
      /no interface with that address/,
    );
  });
});
