/**
 * Devices that connect to this machine and send: the other way round from a TCP client. One that goes away is
 * no fault of the port; the others are still heard, and it may come again.
 */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { Instant } from "../kernel/clock.ts";
import { inbox } from "./inbox.ts";
import type { OpenLines } from "./open-lines.ts";
import type { Chunk } from "./ports.ts";

export interface ListeningPort {
  readonly port: number;
  readonly host?: string | undefined;
}

/** A device that reconnects without closing must not use up the machine. */
export const MOST_PEERS = 16;
/** A cable pulled leaves a connection that nobody closes: ask the far end after so long a silence. */
const ASK_AFTER = 15_000;

/** A peer that takes nothing is let go, so that what is said to all is not kept for one: it may come again. */
const MOST_UNTAKEN = 64 << 10;

const NOTHING = new Uint8Array(0);

/** Each chunk says which peer sent it; an empty one says that the peer has gone. */
export async function* peerChunks(
  { port, host }: ListeningPort,
  stop: AbortSignal,
  now: () => Instant,
  open: OpenLines = new Map(),
): AsyncGenerator<Chunk> {
  if (stop.aborted) return;
  const what = `TCP port ${port}`;
  const life = new AbortController();
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
    open.set(what, { send: (bytes, done) => done(sayToAll(peers, bytes)), life: life.signal });
    server.on("error", (error) => arrivals.fail(new Error(`${what} is lost: ${error.message}`)));
    if (!stop.aborted) yield* arrivals.chunks;
  } catch (error) {
    throw inWords(what, error);
  } finally {
    stop.removeEventListener("abort", quit);
    open.delete(what);
    life.abort();
    for (const socket of peers) {
      socket.removeAllListeners("close");
      socket.destroy();
    }
    server.close();
  }
}

/** Whoever is connected is told; it is trouble when nobody is. */
export function sayToAll(peers: Iterable<Socket>, bytes: Uint8Array): Error | undefined {
  let taken = 0;
  for (const socket of peers) {
    if (socket.writableLength > MOST_UNTAKEN) socket.destroy();
    else if (socket.write(bytes) || socket.writable) taken += 1;
  }
  return taken === 0 ? new Error("nothing is connected to it") : undefined;
}

function inWords(what: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const words = listenTrouble(what, error);
  return words === error.message ? error : new Error(words, { cause: error });
}

const LISTENING_FAILS: Readonly<Record<string, string>> = {
  EADDRINUSE: "is held by another program: stop it, or use another port",
  EACCES: "may not be opened: ports below 1024 need a privilege",
  EADDRNOTAVAIL: "cannot be opened: this machine has no interface with that address",
};

export function listenTrouble(what: string, { code = "", message }: NodeJS.ErrnoException): string {
  const words = LISTENING_FAILS[code];
  return words === undefined ? message : `${what} ${words}`;
}
