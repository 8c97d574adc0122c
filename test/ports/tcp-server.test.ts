import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { systemClock } from "../../src/kernel/clock.ts";
import type { Chunk } from "../../src/ports/ports.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";

const ports = systemPorts(systemClock);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** The port may not listen yet. */
async function device(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return socket;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

describe("a TCP port to which devices connect", () => {
  it("tells them apart, survives one that goes, and lets go of all when stopped", async () => {
    const port = await freePort();
    const stop = new AbortController();
    const chunks: Chunk[] = [];
    const reading = (async () => {
      for await (const chunk of ports.tcp({ listen: true, host: "127.0.0.1", port }, stop.signal)) {
        chunks.push(chunk);
        if (chunks.filter(({ bytes }) => bytes.length > 0).length === 2) stop.abort();
      }
    })();
    const first = await device(port);
    first.end("$HEHDT,090.0,T*26\r\n");
    await once(first, "close");
    const second = await device(port);
    second.write("$HEHDT,090.0,T*26\r\n");
    await once(second, "close");
    await reading;
    expect(new Set(chunks.map(({ peer }) => peer)).size).toBe(2);
    expect(chunks.some(({ bytes }) => bytes.length === 0)).toBe(true);
  });

  it("that another program holds says so", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const address = holder.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const reading = (async () => {
      for await (const _ of ports.tcp(
        { listen: true, host: "127.0.0.1", port },
        new AbortController().signal,
      ));
    })();
    await expect(reading).rejects.toThrow(`TCP port ${port} is held by another program`);
    holder.close();
  });
});
