/** Speaking over TCP where nothing is heard: to a server that is connected to, or to whoever connects to this machine. */
import { connect, createServer, type Socket } from "node:net";
import { oneAtATime, type Say } from "./speech.ts";
import { type TcpServer, tcpTrouble } from "./tcp.ts";
import { type ListeningPort, listenTrouble, MOST_PEERS, sayToAll } from "./tcp-server.ts";

/** What is not taken in this time is not taken at all: the far end has gone without a word, and is connected to anew. */
const PATIENCE = 4000;

export function sayOnTcp({ host, port }: TcpServer, stop: AbortSignal): Say {
  const what = `TCP server ${host}:${port}`;
  let line: Socket | undefined;
  stop.addEventListener("abort", () => line?.destroy(), { once: true });

  const opened = (): Socket => {
    const socket = connect({ host, port, noDelay: true, keepAlive: true });
    // What it may send is not asked for.
    socket.resume();
    socket.on("end", () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => {
      if (line === socket) line = undefined;
    });
    return socket;
  };

  return oneAtATime(what, (bytes, done) => {
    if (stop.aborted) return done(new Error("it has been let go"));
    line ??= opened();
    const socket = line;
    const ended = (error?: Error | null): void => {
      socket.off("timeout", hangs).off("error", fails).off("close", closes).setTimeout(0);
      done(error);
    };
    const hangs = (): void => void socket.destroy(new Error("it takes nothing"));
    const fails = (error: Error): void => ended(new Error(tcpTrouble("it", error)));
    const closes = (): void => ended(new Error("the connection was lost"));
    socket.setTimeout(PATIENCE).once("timeout", hangs).once("error", fails).once("close", closes);
    socket.write(bytes, (error) => {
      if (!error) ended();
    });
  });
}

export function sayToWhoConnects({ port, host }: ListeningPort, stop: AbortSignal): Say {
  const peers = new Set<Socket>();
  let trouble: string | undefined;
  const server = createServer({ noDelay: true, keepAlive: true }, (socket) => {
    peers.add(socket);
    socket.resume();
    socket.on("error", () => {});
    socket.on("end", () => socket.destroy());
    socket.on("close", () => peers.delete(socket));
  });
  server.maxConnections = MOST_PEERS;
  const listen = (): void => {
    trouble = undefined;
    server.listen({ port, host });
  };
  server.on("error", (error) => {
    trouble = listenTrouble(`TCP port ${port}`, error);
  });
  stop.addEventListener(
    "abort",
    () => {
      for (const socket of peers) socket.destroy();
      server.close();
    },
    { once: true },
  );
  listen();
  return oneAtATime(`TCP port ${port}`, (bytes, done) => {
    if (stop.aborted) return done(new Error("it has been let go"));
    if (trouble !== undefined) {
      const words = trouble;
      listen();
      return done(new Error(words));
    }
    // Nobody there to be told is no fault of the line: who connects later hears the next list.
    sayToAll(peers, bytes);
    done();
  });
}
