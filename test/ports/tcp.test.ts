import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../src/kernel/clock.ts";
import { systemPorts } from "../../src/ports/system-ports.ts";
import { take } from "./take.ts";

const ports = systemPorts(systemClock);

describe("a TCP connection", () => {
  let server: Server;
  let port: number;
  beforeEach(async () => {
    server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterEach(() => server.close());

  const accepted = async (): Promise<Socket> => {
    const [socket] = (await once(server, "connection")) as [Socket];
    return socket;
  };

  it("gives what the server sends, and lets go of it when stopped", async () => {
    const client = accepted().then(async (socket) => {
      socket.write("$HEHDT,090.0,T*26\r\n");
      await once(socket, "close");
    });
    const [chunk] = await take(1, (stop) => ports.tcp({ host: "127.0.0.1", port }, stop));
    expect(Buffer.from(chunk?.bytes ?? []).toString()).toBe("$HEHDT,090.0,T*26\r\n");
    await client;
  });

  it("that the server closes gives what came before, and then says so", async () => {
    void accepted().then((socket) => socket.end("$HEHDT,090.0,T*26\r\n"));
    const heard: string[] = [];
    const reading = (async () => {
      for await (const { bytes } of ports.tcp({ host: "127.0.0.1", port }, new AbortController().signal))
        heard.push(Buffer.from(bytes).toString());
    })();
    await expect(reading).rejects.toThrow(`TCP server 127.0.0.1:${port} has closed the connection`);
    expect(heard).toEqual(["$HEHDT,090.0,T*26\r\n"]);
  });

  it("where nothing listens says so", async () => {
    server.close();
    await once(server, "close");
    await expect(take(1, (stop) => ports.tcp({ host: "127.0.0.1", port }, stop))).rejects.toThrow(
      `TCP server 127.0.0.1:${port} refuses: nothing listens there`,
    );
  });
});
