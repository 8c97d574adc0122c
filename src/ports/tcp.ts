/** Bytes of a TCP connection to a server. A connection that is lost throws; a quiet one does not end. */
import { connect, type Socket } from "node:net";
import type { Instant } from "../kernel/clock.ts";
import { inbox } from "./inbox.ts";
import type { OpenLines } from "./open-lines.ts";
import type { Chunk } from "./ports.ts";

export interface TcpServer {
  readonly host: string;
  readonly port: number;
}

const PATIENCE_TO_CONNECT = 10_000;
/** A cable pulled leaves a connection that nobody closes: ask the far end after so long a silence. */
const ASK_AFTER = 15_000;

export async function* tcpChunks(
  { host, port }: TcpServer,
  stop: AbortSignal,
  now: () => Instant,
  open: OpenLines = new Map(),
): AsyncGenerator<Chunk> {
  if (stop.aborted) return;
  const what = `TCP server ${host}:${port}`;
  const life = new AbortController();
  const arrivals = inbox(what, now);
  const socket = connect({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: ASK_AFTER });
  const quit = (): void => {
    arrivals.stop();
    socket.destroy();
  };
  socket.on("data", (bytes) => arrivals.put(bytes));
  socket.on("error", (error) => arrivals.fail(new Error(tcpTrouble(what, error))));
  socket.on("end", () => arrivals.fail(new Error(`${what} has closed the connection`)));
  socket.on("close", () => arrivals.fail(new Error(`the connection to ${what} is lost`)));
  stop.addEventListener("abort", quit, { once: true });
  giveUpConnecting(socket, what);
  socket.once("connect", () =>
    open.set(what, { send: (bytes, done) => void socket.write(bytes, done), life: life.signal }),
  );
  try {
    if (!stop.aborted) yield* arrivals.chunks;
  } finally {
    stop.removeEventListener("abort", quit);
    open.delete(what);
    life.abort();
    socket.removeAllListeners();
    socket.on("error", () => {});
    socket.destroy();
  }
}

function giveUpConnecting(socket: Socket, what: string): void {
  socket.setTimeout(PATIENCE_TO_CONNECT);
  socket.once("timeout", () => socket.destroy(new Error(`${what} does not answer`)));
  socket.once("connect", () => socket.setTimeout(0));
}

export function tcpTrouble(what: string, error: NodeJS.ErrnoException): string {
  if (error.code === "ECONNREFUSED") return `${what} refuses: nothing listens there`;
  if (error.code === "ENOTFOUND") return `${what} is unknown: no machine has that name`;
  if (error.code === "EHOSTUNREACH" || error.code === "ENETUNREACH")
    return `${what} cannot be reached: is the network up?`;
  return error.message.startsWith(what) ? error.message : `${what}: ${error.message}`;
}
