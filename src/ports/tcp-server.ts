/**
 * Devices that connect to this machine and send: the other way round from a TCP client. One that goes away is
 * no fault of the port; the others are still heard, and it may come again.
 */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { Instant } from "../kernel/clock.ts";
import { inbox } from "./inbox.ts";
import type { Chunk } from "./ports.ts";

export interface ListeningPort {
  readonly port: number;
  readonly host?: string | undefined;
}

/** A device that reconnects without closing must not use up the machine. */
const MOST_PEERS = 16;
/** A cable pulled leaves a connection that nobody closes: ask the far end after so long a silence. */
const ASK_AFTER = 15_000;

const NOTHING = new Uint8Array(0);

/** Each chunk says which peer sent it; an empty one says that the peer has gone. */
export async function* peerChunks(
  { port, host }: ListeningPort,
  stop: AbortSignal,
  now: () => Instant,
): AsyncGenerator<Chunk> {
  if (stop.aborted) return;
  const what = `TCP port ${port}`;
  const arrivals = inbox(what, now);
  const peers = new Set<Socket>();
  let accepted = 0;
  const server = createServer({ keepAlive: true, keepAliveInitialDelay: ASK_AFTER }, (socket) => {
    accepted += 1;
    const peer = `${socket.remoteAddress ?? "?"}#${accepted}`;
    peers.add(socket);
    socket.on("data", (bytes) => arrivals.put(bytes, peer));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      peers.delete(socket);
      arrivals.put(NOTHING, peer);
    });
  });
  server.maxConnections = MOST_PEERS;
  const quit = (): void => arrivals.stop();
  stop.addEventListener("abort", quit, { once: true });
  try {
    server.listen({ port, host });
    await once(server, "listening");
    server.on("error", (error) => arrivals.fail(new Error(`${what} is lost: ${error.message}`)));
    if (!stop.aborted) yield* arrivals.chunks;
  } catch (error) {
    throw inWords(what, error);
  } finally {
    stop.removeEventListener("abort", quit);
    for (const socket of peers) {
      socket.removeAllListeners("close");
      socket.destroy();
    }
    server.close();
  }
}

function inWords(what: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const words =
    code === "EADDRINUSE"
      ? `${what} is held by another program: stop it, or use another port`
      : code === "EACCES"
        ? `${what} may not be opened: ports below 1024 need a privilege`
        : code === "EADDRNOTAVAIL"
          ? `${what} cannot be opened: this machine has no interface with that address`
          : undefined;
  return words === undefined ? error : new Error(words, { cause: error });
}
